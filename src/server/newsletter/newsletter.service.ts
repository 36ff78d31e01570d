import { randomBytes } from 'node:crypto'
import type { CallReply } from '#contract/endpoints.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import type { Language } from '#domain/text/language.ts'
import { messageText } from '#i18n/messages.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { NewId } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { newsletterEmailJob } from './newsletter.jobs.ts'
import {
  countSubscribers,
  deleteSubscriber,
  deleteSubscriberByEmail,
  findSubscriber,
  findSubscriberByEmail,
  insertSubscriber,
  listSubscribersAfter,
  type Subscriber,
} from './newsletter.repository.ts'

export type { Subscriber }

const TOKEN_BYTES = 24
/** Other texts are not looked up: PostgreSQL's text cannot hold every character that an address can encode. */
const LIKE_A_TOKEN = /^[\w-]{32}$/

export interface SubscribeDeps {
  readonly jobs: Jobs
  readonly newId: NewId
  readonly now: () => Date
}

export interface NewsletterDeps extends SubscribeDeps {
  readonly database: Database
}

/** An address that is on the list stays on it, without another email: a stranger learns nothing, and no mailbox can be flooded. */
export async function subscribe(
  tx: Db,
  { jobs, newId, now }: SubscribeDeps,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const id = newId()
  const unsubscribeToken = randomBytes(TOKEN_BYTES).toString('base64url')
  const isNew = await insertSubscriber(tx, { id, email, language, unsubscribeToken, created: now() })
  if (isNew) await jobs.send(tx, newsletterEmailJob, { subscriberId: id })
}

export async function joinList(
  deps: NewsletterDeps,
  { language }: Pick<Viewer, 'language'>,
  email: string,
): Promise<CallReply<'POST /api/newsletter/subscribe'>> {
  await deps.database.transaction((tx) => subscribe(tx, deps, { email, language }))
  return { success: true, message: messageText('newsletter', language) }
}

export async function leaveList(
  { database }: Pick<NewsletterDeps, 'database'>,
  { language }: Pick<Viewer, 'language'>,
  token: string,
): Promise<CallReply<'POST /api/newsletter/unsubscribe/:token'>> {
  if (!LIKE_A_TOKEN.test(token)) throw new RefusalError('newsletter/link-invalid')
  // The address has left the list, by this link or another way, or never was on it: nothing tells which, and nothing is left to do.
  if (!(await deleteSubscriber(database.db, token))) throw new RefusalError('newsletter/not-listed')
  return { success: true, message: messageText('unsubscribed', language) }
}

/** Null when the person left the list before the email was written. */
export async function findOnList({ database }: Pick<NewsletterDeps, 'database'>, id: string): Promise<Subscriber | null> {
  return findSubscriber(database.db, id)
}

/** Null where the address is not on the list. */
export function subscriptionOf(db: Db, email: string): Promise<Subscriber | null> {
  return findSubscriberByEmail(db, email)
}

export function forgetSubscriber(tx: Db, email: string): Promise<void> {
  return deleteSubscriberByEmail(tx, email)
}

/** Everybody on the list, the oldest first, a part at a time: those after an id. */
export function subscribersAfter(db: Db, part: { readonly after: string | null; readonly limit: number }): Promise<Subscriber[]> {
  return listSubscribersAfter(db, part)
}

export function countOnList(db: Db): Promise<number> {
  return countSubscribers(db)
}
