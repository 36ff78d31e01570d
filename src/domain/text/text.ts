const ARABIC_DIGITS = /[٠-٩۰-۹٫٬]/g

/** ٠-٩ and ۰-۹ become 0-9, the Arabic decimal mark a point; the Arabic thousands mark is removed. */
export function toLatinDigits(text: string): string {
  return text.replace(ARABIC_DIGITS, (char) => {
    if (char === '٫') return '.'
    if (char === '٬') return ''
    return String(char.charCodeAt(0) & 0xf)
  })
}

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}
