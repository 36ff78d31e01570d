import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The LIKE pattern of texts that hold this part; its percent signs, underscores and backslashes are ordinary emails. */
export function holdingPattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`
}

export function holds(text: SQLWrapper, part: string): SQL {
  return sql`${text} like ${holdingPattern(part)}`
}
