import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** What a text holds this part by with LIKE; percent signs and the like in it are letters as any other. */
export function holdingPattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`
}

export function holds(text: SQLWrapper, part: string): SQL {
  return sql`${text} like ${holdingPattern(part)}`
}
