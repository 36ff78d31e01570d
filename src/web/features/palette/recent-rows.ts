import { type PaletteRow, rowKey } from './palette-rows.ts'

const PREFIX = 'palette '
const MOST = 6

/** The rows that this person opened last, for as long as the tab is open. */
export function readRecent(user: string): readonly PaletteRow[] {
  try {
    forgetOthers(PREFIX + user)
    const rows: unknown = JSON.parse(sessionStorage.getItem(PREFIX + user) ?? '[]')
    return Array.isArray(rows) ? rows.filter(isRow) : []
  } catch {
    return []
  }
}

export function storeRecent(user: string, row: PaletteRow): void {
  try {
    const rows = [row, ...readRecent(user).filter((other) => rowKey(other) !== rowKey(row))].slice(0, MOST)
    sessionStorage.setItem(PREFIX + user, JSON.stringify(rows))
  } catch {
    // A browser without storage remembers nothing.
  }
}

/** Somebody else who signs in under the same tab must not read names of customers. */
function forgetOthers(own: string): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX) && key !== own) sessionStorage.removeItem(key)
}

function isRow(row: unknown): row is PaletteRow {
  const { path, kind, title, facts } = (row ?? {}) as Partial<Record<keyof PaletteRow, unknown>>
  return typeof path === 'string' && typeof kind === 'string' && typeof title === 'string' && Array.isArray(facts)
}
