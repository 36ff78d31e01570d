import { createHmac } from 'node:crypto'
import { LINKED_KINDS, type LinkedKind } from '#domain/accounts/email-kinds.ts'
import { openTextSeal } from '#server/platform/secrets/text-seal.ts'

/** The name under which the key is stored with the shop's other secrets. */
export const EMAIL_SECRET = 'email-choices'

export interface EmailKey {
  /** The key of links that stop emails, and of the hashes of addresses that do without some; it is used for nothing else. */
  readonly emailKey: string
}

/** One kind of emails to an account, or to an address that may have none. */
export type EmailChoice =
  | { readonly kind: 'offer-reminders'; readonly email: string }
  | { readonly kind: Exclude<LinkedKind, 'offer-reminders'>; readonly userId: string }

const PURPOSE = 'links that stop emails'

/** The token holds all that its press needs, so that it works for as long as the email is there, and tells a log nothing. */
export function choiceToken({ emailKey }: EmailKey, choice: EmailChoice): string {
  return openTextSeal(emailKey, PURPOSE).seal(`${choice.kind} ${'email' in choice ? choice.email : choice.userId}`, PURPOSE)
}

/** Null for a token that this shop did not make. */
export function readChoiceToken({ emailKey }: EmailKey, token: string): EmailChoice | null {
  const [asked, whose = ''] = opened(emailKey, token).split(' ')
  const kind = LINKED_KINDS.find((each) => each === asked)
  if (kind === undefined) return null
  return kind === 'offer-reminders' ? { kind, email: whose } : { kind, userId: whose }
}

function opened(emailKey: string, token: string): string {
  try {
    return openTextSeal(emailKey, PURPOSE).open(token, PURPOSE)
  } catch {
    return ''
  }
}

export function addressHash({ emailKey }: EmailKey, email: string): string {
  return createHmac('sha256', emailKey).update(`address ${email.trim().toLowerCase()}`).digest('base64url')
}
