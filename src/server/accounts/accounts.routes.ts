import { type Door, door } from '#server/platform/http/door.ts'
import { type AccountDeps, login, register } from './accounts.service.ts'
import { changeOwnPassword, forgetPassword, resetByLink } from './passwords.service.ts'
import { changeProfile, findUsers, getOwnUser, listAllUsers } from './users.service.ts'

export function accountDoors(deps: AccountDeps): readonly Door[] {
  return [
    door('POST /api/auth/login', ({ viewer, body, from }) => login(deps, { form: body, from, language: viewer.language })),
    door('POST /api/auth/register', ({ viewer, body }) => register(deps, body, viewer.language)),
    door('POST /api/auth/forgot', ({ viewer, body }) => forgetPassword(deps, body.email, viewer.language)),
    door('POST /api/auth/reset/:token', ({ viewer, params, body }) =>
      resetByLink(deps, { token: params.token, form: body, language: viewer.language }),
    ),
    door('POST /api/auth/reset', ({ viewer, body, from }) => changeOwnPassword(deps, { viewer, form: body, from })),
    door('GET /api/user/me', ({ viewer }) => getOwnUser(deps, viewer)),
    door('PUT /api/user', ({ viewer, body }) => changeProfile(deps, viewer, body.profile)),
    door('GET /api/user', ({ query }) => listAllUsers(deps, query)),
    door('GET /api/user/search', ({ query }) => findUsers(deps, query.search)),
  ]
}
