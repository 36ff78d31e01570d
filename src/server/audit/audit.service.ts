import type { SignedInViewer } from '#domain/accounts/viewer.ts'
import type { AuditAction, AuditedRecord } from '#domain/audit.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { NewId } from '#server/platform/ids.ts'
import { type AuditEntry, insertEntries, type KnownRecord, listEntries, listFormerHolders, type RecordFact } from './audit.repository.ts'

export interface AuditDeps {
  readonly newId: NewId
  readonly now: () => Date
}

/** The person who acted; the id is null when nobody was signed in. */
export interface Actor {
  readonly id: string | null
  readonly name: string
}

/** The holder of an emailed link: nobody is signed in, and the record itself is the holder's own. */
export const BY_LINK: Actor = { id: null, name: '' }

type Facts = Readonly<Record<string, unknown>>

export interface RecordedChange {
  readonly actor: Actor
  readonly action: AuditAction
  readonly recordKind: AuditedRecord
  readonly recordId: string
  /** Only the facts that the act changed; null when the record did not exist before, or does not after. */
  readonly before: Facts | null
  readonly after: Facts | null
}

/** Contacts go with their owner; an entry stays. The company's own are in the settings and on every page. */
const CONTACT_NAME = /email|phone/i
const SECRET_NAME = /password|hash|token$|secret/i

/** Must run in the transaction of the change itself, so that neither exists without the other. */
export async function recordChange(tx: Db, deps: AuditDeps, change: RecordedChange): Promise<void> {
  await insertEntries(tx, [entryOf(deps, change)])
}

/** The same for many records that one act changed. */
export async function recordChanges(tx: Db, deps: AuditDeps, changes: readonly RecordedChange[]): Promise<void> {
  await insertEntries(
    tx,
    changes.map((change) => entryOf(deps, change)),
  )
}

function entryOf({ newId, now }: AuditDeps, { actor, action, recordKind, recordId, before, after }: RecordedChange): AuditEntry {
  for (const name of Object.keys({ ...before, ...after })) {
    if (SECRET_NAME.test(name)) throw new Error(`an audit entry holds no secrets: ${name}`)
    if (CONTACT_NAME.test(name) && recordKind !== 'settings') throw new Error(`an audit entry holds no contacts: ${name}`)
  }
  return { id: newId(), at: now(), actorId: actor.id, actorName: actor.name, action, recordKind, recordId, before, after }
}

/** Ids of records that had this value of the fact once and no longer have it. */
export async function findFormerHolders(
  db: Db,
  of: { readonly recordKind: AuditedRecord; readonly name: string },
  facts: readonly RecordFact[],
): Promise<ReadonlySet<string>> {
  return new Set(facts.length === 0 ? [] : await listFormerHolders(db, of, facts))
}

/** Null for a record without a history. */
export async function lastActionOn(db: Db, record: KnownRecord): Promise<string | null> {
  const [entry] = await listEntries(db, record, { limit: 1, offset: 0 })
  return entry?.action ?? null
}

export function actorOf({ id, firstName }: SignedInViewer): Actor {
  return { id, name: firstName }
}
