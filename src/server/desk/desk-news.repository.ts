import type { Db } from '#server/platform/db/database.ts'
import { notifyOnCommit } from '#server/platform/db/together.ts'

export const DESK_CHANNEL = 'desk'

/** Delivered once the transaction commits, once however often it was called; it carries nothing of the entries. */
export async function announceDesk(tx: Db): Promise<void> {
  await notifyOnCommit(tx, DESK_CHANNEL, '')
}
