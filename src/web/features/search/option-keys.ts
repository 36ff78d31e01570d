/**
 * Returns the option that a key leads to in a list of `count`: an index, null for the field itself, undefined where the key belongs to the
 * field. Moving past either end leads to the field. Home and End move in the text until an option is chosen.
 */
export function nextOption(key: string, active: number | null, count: number): number | null | undefined {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      if (active === null) return 0
      return active === last ? null : active + 1
    case 'ArrowUp':
      if (active === null) return last
      return active === 0 ? null : active - 1
    case 'Home':
      return active === null ? undefined : 0
    case 'End':
      return active === null ? undefined : last
    default:
      return undefined
  }
}
