/** Records whose changes leave an entry. */
export const AUDITED_RECORDS = ['user', 'product', 'category', 'brand', 'merchant', 'order', 'review'] as const
export type AuditedRecord = (typeof AUDITED_RECORDS)[number]

/** Everything that can become of a record; each has words in the dictionaries. */
export const AUDIT_ACTIONS = {
  user: ['created', 'password-changed', 'password-reset', 'email-changed', 'role-changed'],
  product: ['added', 'edited', 'switched', 'pictured', 'deleted'],
  category: ['added', 'edited', 'switched', 'deleted'],
  brand: ['added', 'edited', 'switched', 'deleted'],
  merchant: ['applied', 'approved', 'rejected', 'enabled', 'disabled', 'returned-to-waiting', 'deleted'],
  order: ['line-status', 'cancelled'],
  review: ['added', 'approved', 'rejected', 'deleted'],
} as const satisfies Record<AuditedRecord, readonly string[]>

export type ActionOf<Kind extends AuditedRecord> = (typeof AUDIT_ACTIONS)[Kind][number]
/** `user.password-changed`: the kind of record, and what became of it. */
export type AuditAction = { [Kind in AuditedRecord]: `${Kind}.${ActionOf<Kind>}` }[AuditedRecord]

/** One thing that became of a record, as the pages put it side by side. */
export interface FactChange {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

type Facts = Readonly<Record<string, unknown>> | null

/** Tells one edit from another and is nothing a person reads. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['version'])

/** What an entry says has changed, fact by fact in the order it was written. */
export function factChanges(before: Facts, after: Facts): FactChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .filter((name) => !NOT_SHOWN.has(name))
    .map((name) => ({ name, before: before?.[name] ?? null, after: after?.[name] ?? null }))
    .filter(({ before: was, after: is }) => JSON.stringify(was) !== JSON.stringify(is))
}
