import { STAFF_NEWS } from './accounts/staff-news.ts'

/** Records whose changes leave an entry. */
export const AUDITED_RECORDS = ['user', 'product', 'category', 'brand', 'merchant', 'order', 'review', 'customer', 'settings'] as const
export type AuditedRecord = (typeof AUDITED_RECORDS)[number]

/** The actor of commands typed where the shop runs; nobody is signed in there. */
export const OPERATOR_NAME = 'operator'

/** Every action that the history records; each has a text in the dictionaries. */
export const AUDIT_ACTIONS = {
  user: [
    'created',
    'password-changed',
    'password-reset',
    'email-changed',
    'role-changed',
    'invited',
    'invitation-taken-back',
    'code-rule-changed',
    'exported',
    'discount-limit-changed',
    ...STAFF_NEWS,
  ],
  product: ['drafted', 'added', 'edited', 'switched', 'pictured', 'price-confirmed', 'price-confirmation-undone', 'deleted', 'restored'],
  category: ['added', 'edited', 'switched', 'pictured', 'moved', 'deleted', 'restored'],
  brand: ['added', 'edited', 'switched', 'moved', 'deleted', 'restored'],
  merchant: ['applied', 'approved', 'rejected', 'enabled', 'disabled', 'returned-to-waiting', 'deleted'],
  order: ['entered', 'line-status', 'cancelled', 'file-added', 'file-deleted'],
  review: ['added', 'approved', 'rejected', 'deleted'],
  settings: ['edited', 'put-back'],
  customer: ['edited', 'contact-added', 'contact-removed', 'company-added', 'company-edited', 'company-removed', 'joined', 'separated'],
} as const satisfies Record<AuditedRecord, readonly string[]>

export type ActionOf<Kind extends AuditedRecord> = (typeof AUDIT_ACTIONS)[Kind][number]
/** The kind of record and its action, as in `user.password-changed`. */
export type AuditAction = { [Kind in AuditedRecord]: `${Kind}.${ActionOf<Kind>}` }[AuditedRecord]

/** One fact's values before and after, as pages show them side by side. */
export interface FactChange {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

type Facts = Readonly<Record<string, unknown>> | null

/** Facts that only distinguish edits and mean nothing to a reader. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['version'])

/** The changed facts of an entry, in the order they were written. */
export function factChanges(before: Facts, after: Facts): FactChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .filter((name) => !NOT_SHOWN.has(name))
    .map((name) => ({ name, before: before?.[name] ?? null, after: after?.[name] ?? null }))
    .filter(({ before: was, after: is }) => JSON.stringify(was) !== JSON.stringify(is))
}
