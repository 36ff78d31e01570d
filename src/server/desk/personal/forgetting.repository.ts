import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { NO_NAME } from '#domain/accounts/deleting.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'
import { deskEntries, deskLog } from '../desk.tables.ts'
import type { Copies } from '../entries/subject-copies.facts.ts'

export interface EntriesOfPerson {
  readonly customerIds: readonly string[]
  /** Requests, offers, messages, the conversation and applications. */
  readonly subjectIds: readonly string[]
}

/** Kinds whose entry shows the beginning of what the customer wrote. */
const IN_OWN_WORDS = ['contact', 'chat', 'application', 'offer-message'] as const
const NO_WORDS = JSON.stringify({ en: '', ar: '' })
/** Facts of the log that are words of a closed list, times and numbers. */
const PLAIN_FACTS = sql.raw("('kind', 'from', 'to', 'because', 'decision', 'reason', 'next', 'nextAt')")

/** Copies that tell nothing of a person. */
type CopiesForFigures = 'number' | 'language' | 'machines' | 'pieces' | 'valueMinor'

/** A new copy of a subject does not compile until it is cleared here or named above. */
const CLEARED_COPIES = {
  who: NO_NAME,
  company: '',
  place: '',
  phone: '',
  email: '',
  about: sql`case when ${inArray(deskEntries.kind, [...IN_OWN_WORDS])} or ${deskEntries.machines} = 0 then ${NO_WORDS}::jsonb else ${deskEntries.about} end`,
} as const satisfies Record<Exclude<keyof Copies, CopiesForFigures>, string | SQL>

/** The rows stay for the figures. */
export async function forgetEntries(tx: Db, { customerIds, subjectIds }: EntriesOfPerson): Promise<void> {
  const [customers, subjects] = [uuids(customerIds), uuids(subjectIds)]
  const rows = await tx
    .update(deskEntries)
    .set({ ...CLEARED_COPIES, nextNote: '', lostNote: '', site: {} })
    .where(or(sql`${deskEntries.customerId} = any(${customers})`, sql`${deskEntries.subjectId} = any(${subjects})`))
    .returning({ id: deskEntries.id })
  const entries = uuids(rows.map(({ id }) => id))
  await tx
    .update(deskLog)
    .set({
      note: '',
      facts: sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${deskLog.facts}) where key in ${PLAIN_FACTS})`,
    })
    .where(or(sql`${deskLog.customerId} = any(${customers})`, sql`${deskLog.entryId} = any(${entries})`))
}

/** Clears the name of a colleague who leaves from the calls that they logged. */
export async function forgetColleague(tx: Db, userId: string): Promise<void> {
  await tx
    .update(deskLog)
    .set({ byName: NO_NAME })
    .where(and(eq(deskLog.byId, userId)))
}
