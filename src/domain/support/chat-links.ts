export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"]+/giu
/** Punctuation that closes the sentence around an address and is not part of it. */
const CLOSING = /[.,;:!?'"»”’)\]}\u060c\u061b\u061f\u2026]+$/u

/** Splits a typed text into plain parts and web addresses; no part is ever markup. */
export function partsOf(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutClosing(found)
    const url = /^www\./i.test(address) ? `https://${address}` : address
    if (!URL.canParse(url)) continue
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) })
    parts.push({ kind: 'link', text: address, url: new URL(url).href })
    end = index + address.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** A bracket that was opened within the address belongs to it. */
function withoutClosing(address: string): string {
  const closed = address.replace(CLOSING, '')
  const isOpen = closed.includes('(') && !closed.includes(')') && address.startsWith(`${closed})`)
  return isOpen ? `${closed})` : closed
}

export type ShopLink = { readonly kind: 'product'; readonly slug: string } | { readonly kind: 'order'; readonly id: string }

/** The product or order of this shop that an address leads to; null for any other address. */
export function shopLinkOf(url: string, origins: readonly string[]): ShopLink | null {
  const { origin, pathname } = new URL(url)
  if (!origins.includes(origin)) return null
  const [, kind, name] = /^(?:\/ar)?\/(product|order)\/([\w-]+)\/?$/.exec(pathname) ?? []
  if (name === undefined) return null
  return kind === 'product' ? { kind: 'product', slug: name } : { kind: 'order', id: name }
}
