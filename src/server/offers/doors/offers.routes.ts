import { type Door, door } from '#server/platform/http/door.ts'
import { markSeenByLink, previewByLink, readByLink } from '../answers/by-link.service.ts'
import { acceptByLink, declineByLink, messageByLink, renewByLink } from '../answers/customer-answers.service.ts'
import { messageOfStaff, noteOfStaff } from '../answers/messages.service.ts'
import { confirmAcceptance, recordAnswer, refuseAcceptance } from '../answers/recording.service.ts'
import { addOffer, dropDraft, nameOffer, reviseOffer, saveDraft } from '../drafts/drafting.service.ts'
import { matchLines } from '../drafts/matching.service.ts'
import { linesAgain } from '../drafts/ordering-again.service.ts'
import { pricesOfOffer, productsToOffer } from '../drafts/products.service.ts'
import { moveItem } from '../fulfilment/delivering.service.ts'
import { receivePayment, removePayment } from '../fulfilment/payments.service.ts'
import type { OfferChangeDeps } from '../offers.deps.ts'
import { getOffer, listOffers, listOwnOffers, readDefaults } from '../reading/reading.service.ts'
import { approveOffer, newLink, pauseOffer, refuseApproval, takeBack, withdrawOffer } from '../sending/deciding.service.ts'
import { sendOffer } from '../sending/sending.service.ts'

export function offerDoors(deps: OfferChangeDeps): readonly Door[] {
  return [...draftDoors(deps), ...moveDoors(deps), ...afterDoors(deps), ...linkDoors(deps)]
}

function draftDoors(deps: OfferChangeDeps): readonly Door[] {
  return [
    door('GET /api/offer', ({ query }) => listOffers(deps, query)),
    door('GET /api/offer/defaults', async ({ viewer }) => readDefaults(deps, viewer)),
    door('GET /api/offer/me', ({ viewer, query }) => listOwnOffers(deps, viewer, query)),
    door('GET /api/offer/again', ({ viewer, query }) => linesAgain(deps, viewer, query)),
    door('GET /api/offer/products', ({ query }) => productsToOffer(deps, query)),
    door('POST /api/offer/match', ({ body }) => matchLines(deps, body.pasted)),
    door('POST /api/offer/add', ({ viewer, body }) => addOffer(deps, viewer, body)),
    door('GET /api/offer/:id', ({ viewer, params }) => getOffer(deps, viewer, params.id)),
    door('GET /api/offer/:id/prices', ({ params }) => pricesOfOffer(deps, params.id)),
    door('PUT /api/offer/:id', ({ viewer, params, body }) => nameOffer(deps, viewer, params.id, body.offer.name)),
    door('PUT /api/offer/:id/draft', ({ viewer, params, body }) => saveDraft(deps, viewer, params.id, body.draft)),
    door('DELETE /api/offer/:id/draft', ({ viewer, params }) => dropDraft(deps, viewer, params.id)),
    door('POST /api/offer/:id/revise', ({ viewer, params, body }) => reviseOffer(deps, viewer, params.id, body)),
  ]
}

function moveDoors(deps: OfferChangeDeps): readonly Door[] {
  return [
    door('POST /api/offer/:id/send', ({ viewer, params, body }) => sendOffer(deps, viewer, params.id, body)),
    door('POST /api/offer/:id/approve', ({ viewer, params, body }) => approveOffer(deps, viewer, params.id, body?.version)),
    door('POST /api/offer/:id/refuse-approval', ({ viewer, params, body }) => refuseApproval(deps, viewer, params.id, body)),
    door('POST /api/offer/:id/take-back', ({ viewer, params, body }) => takeBack(deps, viewer, params.id, body?.version)),
    door('POST /api/offer/:id/pause', ({ viewer, params, body }) => pauseOffer(deps, viewer, params.id, body.isPaused)),
    door('POST /api/offer/:id/withdraw', ({ viewer, params, body }) => withdrawOffer(deps, viewer, params.id, body)),
    door('POST /api/offer/:id/answer', ({ viewer, params, body }) => recordAnswer(deps, viewer, params.id, body)),
    door('POST /api/offer/:id/confirm', ({ viewer, params, body }) => confirmAcceptance(deps, viewer, params.id, body?.shown)),
    door('POST /api/offer/:id/refuse', ({ viewer, params, body }) => refuseAcceptance(deps, viewer, params.id, body)),
    door('POST /api/offer/:id/link', ({ viewer, params, body }) => newLink(deps, viewer, params.id, body?.shown)),
  ]
}

function afterDoors(deps: OfferChangeDeps): readonly Door[] {
  return [
    door('POST /api/offer/:id/message', ({ viewer, params, body }) => messageOfStaff(deps, viewer, params.id, body.text)),
    door('POST /api/offer/:id/note', ({ viewer, params, body }) => noteOfStaff(deps, viewer, params.id, body.text)),
    door('POST /api/offer/:id/payment', ({ viewer, params, body }) => receivePayment(deps, viewer, params.id, body)),
    door('DELETE /api/offer/:id/payment/:paymentId', ({ viewer, params }) => removePayment(deps, viewer, params.id, params.paymentId)),
    door('PUT /api/offer/:id/item/:itemId', ({ viewer, params, body }) =>
      moveItem(deps, viewer, params.id, { ...body, itemId: params.itemId }),
    ),
  ]
}

function linkDoors(deps: OfferChangeDeps): readonly Door[] {
  return [
    door('GET /api/offer/link/:token', ({ viewer, params }) => readByLink(deps, viewer, params.token)),
    door('GET /api/offer/link/:token/preview', ({ params }) => previewByLink(deps, params.token)),
    door('POST /api/offer/link/:token/seen', ({ viewer, params, body }) => markSeenByLink(deps, viewer, { ...params, ...body })),
    door('POST /api/offer/link/:token/accept', ({ viewer, params, body, from, userAgent }) =>
      acceptByLink(deps, viewer, { ...params, ...body, from, userAgent }),
    ),
    door('POST /api/offer/link/:token/decline', ({ viewer, params, body }) => declineByLink(deps, viewer, { ...params, ...body })),
    door('POST /api/offer/link/:token/message', ({ viewer, params, body }) => messageByLink(deps, viewer, { ...params, ...body })),
    door('POST /api/offer/link/:token/renew', ({ viewer, params, body }) =>
      renewByLink(deps, viewer, { ...params, text: body.text ?? '' }),
    ),
  ]
}
