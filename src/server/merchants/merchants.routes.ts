import type { CallReply } from '#contract/endpoints.ts'
import { type Door, door } from '#server/platform/http/door.ts'
import { approveMerchant, deleteMerchant, type MerchantDeps, rejectMerchant, switchMerchant } from './merchant-decisions.service.ts'
import { readInvitation, type SignupDeps, signUpAsMerchant } from './merchant-signup.service.ts'
import { applyAsMerchant, findMerchants, listAllMerchants } from './merchants.service.ts'

type Approved = CallReply<'PUT /api/merchant/approve/:id'>

interface SentOrOutbox {
  /** The folder that emails are written to while no mail server is set. */
  readonly outbox: string | null
}

export function merchantDoors(deps: MerchantDeps & SignupDeps & SentOrOutbox): readonly Door[] {
  return [
    door('POST /api/merchant/add', ({ viewer, body }) => applyAsMerchant(deps, viewer, body)),
    door('GET /api/merchant', ({ query }) => listAllMerchants(deps, query)),
    door('GET /api/merchant/search', ({ query }) => findMerchants(deps, query.search)),
    door('PUT /api/merchant/:id/active', ({ viewer, params, body }) => switchMerchant(deps, { viewer, ...params, ...body.merchant })),
    door('PUT /api/merchant/approve/:id', async ({ viewer, params }) =>
      withOutboxOfLink(deps, await approveMerchant(deps, { viewer, ...params })),
    ),
    door('PUT /api/merchant/reject/:id', ({ viewer, params }) => rejectMerchant(deps, { viewer, ...params })),
    door('GET /api/merchant/signup/:token', ({ params }) => readInvitation(deps, params.token)),
    door('POST /api/merchant/signup/:token', ({ viewer, params, body }) =>
      signUpAsMerchant(deps, { token: params.token, form: body, language: viewer.language }),
    ),
    door('DELETE /api/merchant/delete/:id', ({ viewer, params }) => deleteMerchant(deps, { viewer, ...params })),
  ]
}

/** Without a mail server nobody is sent the link, so the admin is told where it is. */
function withOutboxOfLink({ outbox }: SentOrOutbox, answer: Approved): Approved {
  const { email, hasAccount } = answer.merchant
  return outbox === null || email === null || hasAccount ? answer : { ...answer, outbox }
}
