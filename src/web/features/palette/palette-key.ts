type PaletteKey = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** True for Ctrl+K and ⌘K, by the place of the key, which is the same under every layout. */
export function isPaletteKey({ code, ctrlKey, metaKey, altKey, shiftKey }: PaletteKey): boolean {
  return code === 'KeyK' && ctrlKey !== metaKey && !altKey && !shiftKey
}

/** The text after a key that was pressed before there is a field. */
export function withKey(
  text: string,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): string {
  if (ctrlKey || metaKey || altKey) return text
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 ? text + key : text
}

/** The row that a key leads to, around both ends; null where the key belongs to the field. */
export function nextRow(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return (active - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
