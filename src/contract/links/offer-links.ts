import { z } from 'zod'
import { ACCEPTING_NAME_MAX, OFFER_MESSAGE_MAX, OFFER_REASON_MAX } from '#domain/offers/limits.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
import { line, optionalWords, words } from '../forms/form-fields.ts'
import { DecisionForm } from '../forms/offer-content.ts'
import { CustomerOfferReply } from '../offers/offer-replies.ts'
import { DoneReply, TokenParams } from '../replies.ts'

/** The version that the page shows: an answer to a superseded one is refused. */
const versionField = z.number(text('invalid')).int(text('invalid')).min(1, text('invalid'))
const AnsweredOffer = DoneReply.extend({ offer: CustomerOfferReply })

/** Calls by the link of an offer. Signed in as the requester, the same calls give the requester's final answer. */
export const offerLinkEndpoints = {
  'GET /api/offer/link/:token': endpoint({
    about: 'The newest sent version of an offer, as this link may show it',
    access: 'link-holders',
    params: TokenParams,
    reply: z.object({ offer: CustomerOfferReply }),
  }),
  'GET /api/offer/link/:token/preview': endpoint({
    about: 'The number of an offer, for the preview of its link',
    access: 'link-holders',
    params: TokenParams,
    reply: z.object({ number: z.string().nullable() }),
  }),
  'POST /api/offer/link/:token/seen': endpoint({
    about: 'Says that the page was visible for two seconds; calls of staff and by reading links leave no mark',
    access: 'link-holders',
    params: TokenParams,
    body: z.object({ version: versionField }),
    reply: z.object({ success: z.literal(true) }),
  }),
  'POST /api/offer/link/:token/accept': endpoint({
    about: 'Accepts the version with a full name, choices and ticks; repeated, it answers the same',
    access: 'link-holders',
    isOpenForm: true,
    params: TokenParams,
    body: z.object({ version: versionField, name: line({ least: 3, most: ACCEPTING_NAME_MAX }), decision: DecisionForm }),
    reply: AnsweredOffer,
  }),
  'POST /api/offer/link/:token/decline': endpoint({
    about: 'Declines the version with a reason',
    access: 'link-holders',
    isOpenForm: true,
    params: TokenParams,
    body: z.object({ version: versionField, reason: words({ most: OFFER_REASON_MAX }) }),
    reply: AnsweredOffer,
  }),
  'POST /api/offer/link/:token/message': endpoint({
    about: 'Asks something, or asks for a change',
    access: 'link-holders',
    isOpenForm: true,
    params: TokenParams,
    body: z.object({ text: words({ most: OFFER_MESSAGE_MAX }) }),
    reply: AnsweredOffer,
  }),
  'POST /api/offer/link/:token/renew': endpoint({
    about: 'Asks to renew an expired offer',
    access: 'link-holders',
    isOpenForm: true,
    params: TokenParams,
    body: z.object({ text: optionalWords(OFFER_MESSAGE_MAX).optional() }),
    reply: AnsweredOffer,
  }),
}
