/** An id that this browser makes. `crypto.randomUUID` is missing in a shop that is opened over plain http, as in a local network. */
export function newId(): string {
  return idOf(Date.now(), crypto.getRandomValues(new Uint8Array(10)))
}

/** A UUIDv7: the time in its first 48 bits, random bits in the others. */
export function idOf(time: number, chance: Uint8Array): string {
  const hex = time.toString(16).padStart(12, '0') + [...chance].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = (8 + (Number.parseInt(hex.charAt(16), 16) & 3)).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
