import { type Door, door } from '#server/platform/http/door.ts'
import { login, type ProvingDeps, register } from './accounts.service.ts'
import { askForNewEmail, proveEmail, readProof, sendProofAgain } from './email-proofs.service.ts'
import { changeOwnPassword, forgetPassword, resetByLink } from './passwords.service.ts'
import { endOtherSessions, endOwnSession, endSession, listOwnSessions, renewToken } from './sessions/sessions.service.ts'
import { changeProfile, findUsers, getOwnUser, listAllUsers, type ProfileDeps } from './users.service.ts'

export function accountDoors(deps: ProvingDeps & ProfileDeps): readonly Door[] {
  return [
    door('POST /api/auth/login', ({ viewer, body, from, userAgent, cookie, noteAccount }) =>
      login(deps, { form: body, from, userAgent, cookie, noteAccount, language: viewer.language }),
    ),
    door('POST /api/auth/register', ({ viewer, body, from, userAgent, cookie, noteAccount }) =>
      register(deps, { form: body, from, userAgent, cookie, noteAccount, language: viewer.language }),
    ),
    door('POST /api/auth/logout', ({ viewer, cookie }) => endOwnSession(deps, { viewer, cookie })),
    door('POST /api/auth/refresh', ({ viewer, cookie }) => renewToken(deps, { viewer, cookie })),
    door('GET /api/auth/sessions', ({ viewer }) => listOwnSessions(deps, viewer)),
    door('DELETE /api/auth/sessions', ({ viewer }) => endOtherSessions(deps, viewer)),
    door('DELETE /api/auth/sessions/:id', ({ viewer, params }) => endSession(deps, { viewer, id: params.id })),
    door('GET /api/auth/prove/:token', ({ viewer, params }) => readProof(deps, { token: params.token, viewer })),
    door('POST /api/auth/prove/:token', ({ viewer, params, body, noteAccount }) =>
      proveEmail(deps, { token: params.token, form: body, viewer, noteAccount }),
    ),
    door('POST /api/auth/prove', ({ viewer }) => sendProofAgain(deps, viewer)),
    door('POST /api/auth/forgot', ({ viewer, body }) => forgetPassword(deps, body.email, viewer.language)),
    door('POST /api/auth/reset/:token', ({ viewer, params, body, noteAccount }) =>
      resetByLink(deps, { token: params.token, form: body, noteAccount, language: viewer.language }),
    ),
    door('POST /api/auth/reset', ({ viewer, body, from }) => changeOwnPassword(deps, { viewer, form: body, from })),
    door('GET /api/user/me', ({ viewer }) => getOwnUser(deps, viewer)),
    door('PUT /api/user', ({ viewer, body }) => changeProfile(deps, viewer, body.profile)),
    door('PUT /api/user/email', ({ viewer, body, from }) => askForNewEmail(deps, { viewer, form: body, from })),
    door('GET /api/user', ({ query }) => listAllUsers(deps, query)),
    door('GET /api/user/search', ({ query }) => findUsers(deps, query)),
  ]
}
