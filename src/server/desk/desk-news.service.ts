import { DESK_CHANGED } from '#contract/chat.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Realtime } from '#server/platform/realtime/realtime.ts'
import { DESK_CHANNEL } from './desk-news.repository.ts'

/** Tells open screens of staff that the desk changed; they then fetch it. */
export async function openDeskNews({ database, emit }: { readonly database: Database; readonly emit: Realtime['emit'] }): Promise<void> {
  const tellStaff = () => emit({ areas: ['sales'] }, DESK_CHANGED, null)
  await database.listen(DESK_CHANNEL, tellStaff)
  // Notifications sent while the connection was cut were missed.
  database.onListeningChange((isListening) => {
    if (isListening) tellStaff()
  })
}
