import { hasArea, type StaffFacts } from './areas.ts'

/** Emails that a person may do without. All others answer what the reader asked for, or protect the account, and always go. */
export const EMAIL_KINDS = ['news', 'reviews', 'offer-reminders', 'desk-morning', 'availability-answers', 'weekly-figures'] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]

/** Lists of their own say who gets these; the others go to everybody who has not declined them. */
export const LISTED_KINDS = ['news', 'weekly-figures'] as const satisfies readonly EmailKind[]
export type DeclinedKind = Exclude<EmailKind, (typeof LISTED_KINDS)[number]>
/** Emails of these kinds carry a link that stops them. The newsletter's own link leaves its list. */
export type LinkedKind = Exclude<EmailKind, 'news'>
export const LINKED_KINDS = EMAIL_KINDS.filter((kind): kind is LinkedKind => kind !== 'news')
export const DECLINED_KINDS = EMAIL_KINDS.filter((kind): kind is DeclinedKind => !(LISTED_KINDS as readonly EmailKind[]).includes(kind))

const OF_THE_DESK: readonly EmailKind[] = ['desk-morning', 'availability-answers', 'weekly-figures']
/** Emails that go by the address: it must be proven before its account decides about them. */
const BY_ADDRESS: readonly EmailKind[] = ['news', 'offer-reminders']

/** The kinds that this person may choose among. */
export function emailKindsOf(person: StaffFacts & { readonly isEmailProven: boolean }): EmailKind[] {
  const isAtDesk = hasArea(person, 'sales')
  return EMAIL_KINDS.filter((kind) => (isAtDesk || !OF_THE_DESK.includes(kind)) && (person.isEmailProven || !BY_ADDRESS.includes(kind)))
}
