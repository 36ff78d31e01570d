const ARABIC_DIGITS = /[٠-٩۰-۹٫٬]/g

/** ٠-٩ and ۰-۹ become 0-9, the Arabic decimal mark a point; the Arabic thousands mark is removed. */
export function toLatinDigits(text: string): string {
  return text.replace(ARABIC_DIGITS, (char) => {
    if (char === '٫') return '.'
    if (char === '٬') return ''
    return String(char.charCodeAt(0) & 0xf)
  })
}

/** The digits of either script without leading zeros, for fields that take nothing else. */
export function typedDigits(text: string, most: number): string {
  const digits = toLatinDigits(text).replace(/\D/g, '')
  return digits.replace(/^0+(?=\d)/, '').slice(0, most)
}

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}
