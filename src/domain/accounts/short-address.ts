const GROUPS_SHOWN = 3

/** A network address without the part that tells one device from its neighbours; null for what is none. */
export function shortAddress(address: string): string | null {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address)
  if (four !== null) return `${four[1]}.…`
  if (!/^[\da-f:]+$/i.test(address) || !address.includes(':')) return null
  const [before = '', after] = address.split('::')
  // The zeros that were left out belong to the shown part where little stands before them.
  const groups = before.split(':').filter((group) => group !== '')
  const filled = after === undefined ? groups : [...groups, ...Array.from({ length: GROUPS_SHOWN }, () => '0')]
  return `${filled.slice(0, GROUPS_SHOWN).join(':')}:…`
}
