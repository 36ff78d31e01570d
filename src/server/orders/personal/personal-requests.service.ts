import type { OrderReply } from '#contract/orders.ts'
import type { InOwnData } from '#contract/own/own-data.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import type { Db } from '#server/platform/db/database.ts'
import { orderReplies } from '../orders.replies.ts'
import type { ReadingDeps } from '../reading.service.ts'
import { listFilesBy, listRequestsOf, type RequestsBefore } from './personal-requests.repository.ts'

/** A person's own requests as that person sees them, cancelled ones too, newest first. */
export async function requestsOfPerson(
  { database: { db }, settings }: ReadingDeps,
  viewer: SignedIn,
  which: RequestsBefore,
): Promise<OrderReply[]> {
  return orderReplies({ db, settings }, viewer, 'me', await listRequestsOf(db, viewer.id, which))
}

export async function filesOfPerson(db: Db, userId: string): Promise<InOwnData<'files'>[]> {
  return (await listFilesBy(db, userId)).map(({ created, ...file }) => ({ ...file, created: created.toISOString() }))
}
