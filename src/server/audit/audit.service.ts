import type { AuditAction, AuditedRecord } from '#domain/audit.ts'
import type { SignedInViewer } from '#domain/viewer.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { NewId } from '#server/platform/ids.ts'
import { insertEntry, listOnceTrue, type RecordFact } from './audit.repository.ts'

export interface AuditDeps {
  readonly newId: NewId
  readonly now: () => Date
}

/** Who did it. The id is null where nobody was signed in. */
export interface Actor {
  readonly id: string | null
  readonly name: string
}

type Facts = Readonly<Record<string, unknown>>

export interface RecordedChange {
  readonly actor: Actor
  readonly action: AuditAction
  readonly recordKind: AuditedRecord
  readonly recordId: string
  /** Only the facts that the act changed; null where there were none before, or are none after. */
  readonly before: Facts | null
  readonly after: Facts | null
}

const SECRET_NAME = /password|hash|token$|secret/i

/** Written in the transaction of the change itself, so that there is never the one without the other. */
export async function recordChange(tx: Db, { newId, now }: AuditDeps, change: RecordedChange): Promise<void> {
  const { actor, action, recordKind, recordId, before, after } = change
  for (const name of Object.keys({ ...before, ...after })) {
    if (SECRET_NAME.test(name)) throw new Error(`an audit entry holds no secrets: ${name}`)
  }
  await insertEntry(tx, { id: newId(), at: now(), actorId: actor.id, actorName: actor.name, action, recordKind, recordId, before, after })
}

/** Ids of the records of which the fact was true once and is no more. */
export async function findOnceTrue(
  db: Db,
  of: { readonly recordKind: AuditedRecord; readonly name: string },
  facts: readonly RecordFact[],
): Promise<ReadonlySet<string>> {
  return new Set(facts.length === 0 ? [] : await listOnceTrue(db, of, facts))
}

export function actorOf({ id, firstName }: SignedInViewer): Actor {
  return { id, name: firstName }
}
