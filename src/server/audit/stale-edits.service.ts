import type { AuditedRecord } from '#domain/audit.ts'
import { RefusalError } from '#domain/errors.ts'
import type { Language } from '#domain/text/language.ts'
import { fieldText } from '#i18n/texts.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listFactsChangedSince } from './audit.repository.ts'

export interface SentEdit {
  readonly recordKind: AuditedRecord
  readonly recordId: string
  /** The version that the edit was made on; an absent one skips the check. */
  readonly sent: number | undefined
  /** The row's version, read under its lock. */
  readonly version: number
  readonly language: Language
}

/**
 * Refuses an edit of a record that somebody else has changed meanwhile, and names the changed fields. It relies on audit entries: each
 * edit writes the `version` it led to among the facts after it.
 */
export async function refuseStaleEdit(tx: Db, { recordKind, recordId, sent, version, language }: SentEdit): Promise<void> {
  if (sent === undefined || sent === version) return
  const names = await listFactsChangedSince(tx, { recordKind, recordId, version: sent })
  throw changedMeanwhile(names, language)
}

/** The refusal of an edit whose fields somebody else has changed. */
export function changedMeanwhile(names: readonly string[], language: Language): RefusalError {
  const fields = Object.fromEntries(names.map((field) => [field, [fieldText('changed-meanwhile', language, { field })]]))
  return new RefusalError('conflict', { fields })
}
