import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** A LIKE pattern for texts that contain this part; its percent signs, underscores and backslashes are matched literally. */
export function holdingPattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`
}

export function holds(text: SQLWrapper, part: string): SQL {
  return sql`${text} like ${holdingPattern(part)}`
}
