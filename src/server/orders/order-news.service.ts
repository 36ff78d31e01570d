import { ORDERS_CHANGED } from '#contract/chat.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Realtime } from '#server/platform/realtime/realtime.ts'
import { ORDER_CHANNEL } from './order-news.repository.ts'

/** Tells the open screens of the people concerned that an order came in or changed; they then fetch what they may see. */
export async function openOrderNews({ database, emit }: { readonly database: Database; readonly emit: Realtime['emit'] }): Promise<void> {
  const tellStaff = () => emit({ areas: ['sales'] }, ORDERS_CHANGED, null)
  await database.listen(ORDER_CHANNEL, (payload) => {
    for (const person of JSON.parse(payload) as readonly string[]) emit({ person }, ORDERS_CHANGED, null)
    tellStaff()
  })
  // Notifications sent while the connection was cut were missed.
  database.onListeningChange((isListening) => {
    if (isListening) tellStaff()
  })
}
