import { type Door, door } from '#server/platform/http/door.ts'
import type { AttemptSeal } from '#server/platform/social/attempt-seal.ts'
import { readSecondFactor, requireCodes } from '../second-factor/second-factor.service.ts'
import { endSignInWithCode } from './code-due.service.ts'
import { beginEnrolment, confirmEnrolment, type EnrolmentDeps, renewRecoveryCodes, switchOff } from './enrolling.service.ts'

export interface SecondFactorDoorDeps extends EnrolmentDeps {
  readonly seal: AttemptSeal
  /** The name under which an authenticator app lists the account. */
  readonly issuer: () => string
}

export function secondFactorDoors(deps: SecondFactorDoorDeps): readonly Door[] {
  return [
    door('GET /api/auth/second-factor', ({ viewer }) => readSecondFactor(deps, viewer)),
    door('POST /api/auth/second-factor/begin', ({ viewer, body, from }) =>
      beginEnrolment(deps, { viewer, form: body, from, issuer: deps.issuer() }),
    ),
    door('POST /api/auth/second-factor/confirm', ({ viewer, body }) => confirmEnrolment(deps, { viewer, code: body.code })),
    door('POST /api/auth/second-factor/codes', ({ viewer, body }) => renewRecoveryCodes(deps, { viewer, code: body.code })),
    door('POST /api/auth/second-factor/off', ({ viewer, body }) => switchOff(deps, { viewer, code: body.code })),
    door('POST /api/auth/second-factor/sign-in', ({ viewer, body, from, userAgent, cookie, noteAccount }) =>
      endSignInWithCode(deps, { form: body, from, userAgent, cookie, noteAccount, language: viewer.language }),
    ),
    door('PUT /api/staff/required-code', ({ viewer, body }) => requireCodes(deps, { viewer, isRequired: body.isRequired })),
  ]
}
