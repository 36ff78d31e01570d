import { type Door, door } from '#server/platform/http/door.ts'
import { changeOwnEmails, type OwnEmailDeps, readOwnEmails } from './own-emails.service.ts'

export function ownEmailDoors(deps: OwnEmailDeps): readonly Door[] {
  return [
    door('GET /api/user/me/emails', ({ viewer }) => readOwnEmails(deps, viewer)),
    door('PUT /api/user/me/emails', ({ viewer, body }) => changeOwnEmails(deps, viewer, body)),
  ]
}
