import { type Door, door } from '#server/platform/http/door.ts'
import { type ChatDeps, readUnread } from './chat.service.ts'

export function supportDoors(deps: Pick<ChatDeps, 'database'>): readonly Door[] {
  return [door('GET /api/support/unread', ({ viewer }) => readUnread(deps, viewer))]
}
