import { sql } from 'drizzle-orm'
import { StartRefusal } from '#server/platform/start-refusal.ts'
import type { Db } from '../database.ts'

// The Arabic word for chair, spelt by code points because it is not a text for people.
const ARABIC_WORD = '\u0643\u0631\u0633\u064a'

/** Refuses a database with lc_ctype C: its trigrams of Arabic are empty, and the search would silently find nothing. */
export async function probeArabic(db: Db): Promise<void> {
  const { rows } = await db.execute<{ trigrams: string[] }>(sql`SELECT show_trgm(${ARABIC_WORD}) AS trigrams`)
  if ((rows[0]?.trigrams.length ?? 0) > 0) return
  throw new StartRefusal(
    'This database cannot tell Arabic letters apart, so that search would find nothing. Create one that can: ' +
      "CREATE DATABASE diyafa TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8';",
  )
}
