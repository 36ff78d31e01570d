import { type Door, door } from '#server/platform/http/door.ts'
import { type ContactDeps, leaveMessage } from './contact.service.ts'

export function contactDoors(deps: ContactDeps): Door[] {
  return [door('POST /api/contact/add', ({ viewer, body }) => leaveMessage(deps, viewer, body))]
}
