import { type Door, door } from '#server/platform/http/door.ts'
import type { ProvingDeps } from '../accounts.service.ts'
import { acceptInvitation, invite, inviteAgain, readInvitation, takeInvitationBack } from './invitations.service.ts'
import {
  changeAreas,
  changeDiscountLimit,
  endAccess,
  endColleaguesSession,
  listColleaguesSessions,
  readStaff,
  resetColleaguesFactor,
  signOutColleague,
} from './staff.service.ts'

export function staffDoors(deps: ProvingDeps): readonly Door[] {
  return [
    door('GET /api/staff', () => readStaff(deps)),
    door('PUT /api/staff/:id/areas', ({ viewer, params, body }) => changeAreas(deps, { viewer, id: params.id, ...body })),
    door('PUT /api/staff/:id/discount-limit', ({ viewer, params, body }) => changeDiscountLimit(deps, { viewer, id: params.id, ...body })),
    door('DELETE /api/staff/:id', ({ viewer, params }) => endAccess(deps, { viewer, id: params.id })),
    door('GET /api/staff/:id/sessions', ({ viewer, params }) => listColleaguesSessions(deps, { viewer, id: params.id })),
    door('DELETE /api/staff/:id/sessions', ({ viewer, params }) => signOutColleague(deps, { viewer, id: params.id })),
    door('DELETE /api/staff/:id/sessions/:sessionId', ({ viewer, params }) => endColleaguesSession(deps, { viewer, ...params })),
    door('DELETE /api/staff/:id/second-factor', ({ viewer, params }) => resetColleaguesFactor(deps, { viewer, id: params.id })),
    door('POST /api/staff/invite', ({ viewer, body }) => invite(deps, { viewer, form: body })),
    door('POST /api/staff/invite/:id/again', ({ viewer, params }) => inviteAgain(deps, { viewer, id: params.id })),
    door('DELETE /api/staff/invite/:id', ({ viewer, params }) => takeInvitationBack(deps, { viewer, id: params.id })),
    door('GET /api/staff/invitation/:token', ({ params }) => readInvitation(deps, params.token)),
    door('POST /api/staff/invitation/:token', ({ viewer, params, body, noteAccount }) =>
      acceptInvitation(deps, { token: params.token, form: body, language: viewer.language, noteAccount }),
    ),
  ]
}
