import { z } from 'zod'
import { RECORDED_WAYS } from '#domain/offers/answers.ts'
import { PAYMENT_WAYS } from '#domain/offers/content.ts'
import { ACCEPTING_NAME_MAX, OFFER_LIMITS, OFFER_MESSAGE_MAX, OFFER_REASON_MAX, SERIAL_MAX } from '#domain/offers/limits.ts'
import { SEND_WAYS } from '#domain/offers/sending.ts'
import { LINE_STATUSES } from '#domain/orders/orders.ts'
import { endpoint } from '../endpoint.ts'
import { text, versionShown } from '../fields.ts'
import { dayField } from '../forms/day-field.ts'
import { line, optionalLine, optionalWords, words } from '../forms/form-fields.ts'
import { DecisionForm } from '../forms/offer-content.ts'
import { DoneReply, IdParams } from '../replies.ts'
import { OfferReply } from './offer-replies.ts'

const minorField = z.number(text('number')).int(text('whole-number')).min(0, text('too-small')).max(OFFER_LIMITS.minor, text('too-large'))
const reasonField = optionalWords(OFFER_REASON_MAX)

const ChangedOffer = DoneReply.extend({ offer: OfferReply })
const reasoned = z.object({ reason: reasonField, shown: versionShown })
const bare = z.object({ shown: versionShown }).nullish()
/** The revision of the draft that the screen shows. If the draft was changed or sent meanwhile, the call changes nothing. */
const revisionShown = versionShown
const ofDraft = z.object({ version: revisionShown }).nullish()
/** The answering link that the screen shows; when it has ended by now, nothing is changed. */
const linkShown = z.object({ shown: z.string(text('invalid')).optional() }).nullish()

/** Staff's moves of a version, and everything after the yes. */
export const offerMoveEndpoints = {
  'POST /api/offer/:id/revise': endpoint({
    about: 'Begins a new version from the last one; the old one may be paused meanwhile',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({ isPaused: z.boolean(text('invalid')).default(false) }),
    reply: ChangedOffer,
  }),
  'POST /api/offer/:id/pause': endpoint({
    about: 'Pauses the sent version ("being revised"), or opens it again',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({ isPaused: z.boolean(text('required')) }),
    reply: ChangedOffer,
  }),
  'POST /api/offer/:id/send': endpoint({
    about:
      'Sends the draft that `version` names, which supersedes the last version; without `version` the sent one once more, or the first draft. Over the discount limit a draft waits for approval',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({
      ways: z
        .array(z.enum(SEND_WAYS, text('invalid')), text('required'))
        .min(1, text('required'))
        .max(SEND_WAYS.length, text('too-many')),
      /** The text of the WhatsApp message as it was edited, for the log. */
      whatsappText: optionalWords(OFFER_MESSAGE_MAX).optional(),
      /** A personal sentence in the email. */
      emailText: optionalWords(OFFER_MESSAGE_MAX).optional(),
      /** Absent when the sent version is sent once more, since then there is no draft to compare. */
      version: revisionShown,
      shown: versionShown,
    }),
    reply: ChangedOffer.extend({ isWaiting: z.boolean() }),
  }),
  'POST /api/offer/:id/approve': endpoint({
    about: 'Allows the discount of a waiting version, which can then be sent',
    access: { staff: ['approve'] },
    params: IdParams,
    body: ofDraft,
    reply: ChangedOffer,
  }),
  'POST /api/offer/:id/refuse-approval': endpoint({
    about: 'Gives a waiting version back as a draft, with a reason',
    access: { staff: ['approve'] },
    params: IdParams,
    body: z.object({ reason: reasonField, version: revisionShown }),
    reply: ChangedOffer,
  }),
  'POST /api/offer/:id/take-back': endpoint({
    about: 'Makes a waiting version a draft again',
    access: { staff: ['sales'] },
    params: IdParams,
    body: ofDraft,
    reply: ChangedOffer,
  }),
  'POST /api/offer/:id/withdraw': endpoint({
    about: 'Withdraws an offer; an accepted one needs a reason',
    access: { staff: ['sales'] },
    params: IdParams,
    body: reasoned,
    reply: ChangedOffer,
  }),
  'POST /api/offer/:id/answer': endpoint({
    about: 'Records an answer that came by phone, WhatsApp, paper, purchase order or deposit; an expired version needs a new last day',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({
      answer: z.enum(['accepted', 'declined'], text('invalid')),
      way: z.enum(RECORDED_WAYS, text('invalid')),
      /** The person who said it. */
      name: line({ most: ACCEPTING_NAME_MAX }),
      /** The day on which it was said; today if left out. */
      day: dayField().optional(),
      purchaseOrder: optionalLine(100).optional(),
      depositMinor: minorField.optional(),
      /** The seller's proposal if left out. */
      decision: DecisionForm.optional(),
      /** The reason of a refusal. */
      reason: reasonField.optional(),
      validUntil: dayField().optional(),
      shown: versionShown,
    }),
    reply: ChangedOffer,
  }),
  'POST /api/offer/:id/confirm': endpoint({
    about: 'Confirms an acceptance by link',
    access: { staff: ['sales'] },
    params: IdParams,
    body: bare,
    reply: ChangedOffer,
  }),
  'POST /api/offer/:id/refuse': endpoint({
    about: 'Refuses an acceptance by link with a reason: the offer is open again',
    access: { staff: ['sales'] },
    params: IdParams,
    body: reasoned,
    reply: ChangedOffer,
  }),
  'POST /api/offer/:id/message': endpoint({
    about: 'Writes to the customer on the offer',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({ text: words({ most: OFFER_MESSAGE_MAX }) }),
    reply: ChangedOffer,
  }),
  'POST /api/offer/:id/note': endpoint({
    about: 'Adds a note to the log, which only staff read',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({ text: words({ most: OFFER_MESSAGE_MAX }) }),
    reply: ChangedOffer,
  }),
  'POST /api/offer/:id/link': endpoint({
    about: 'Makes new links; the old ones end',
    access: { staff: ['sales'] },
    params: IdParams,
    body: linkShown,
    reply: ChangedOffer,
  }),
  'POST /api/offer/:id/payment': endpoint({
    about: 'Marks a part of the payment plan received; all payments together are at most the total',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({
      /** The caller's own id for the payment: sent again, it is the same payment. */
      id: z.uuid(text('invalid')),
      part: z
        .number(text('number'))
        .int(text('whole-number'))
        .min(0, text('invalid'))
        .max(OFFER_LIMITS.planParts - 1, text('invalid')),
      amountMinor: minorField.min(1, text('too-small')),
      received: dayField(),
      way: z.enum(PAYMENT_WAYS, text('invalid')).nullable(),
      note: optionalLine(300).optional(),
    }),
    reply: ChangedOffer,
  }),
  'DELETE /api/offer/:id/payment/:paymentId': endpoint({
    about: 'Takes a payment back that was marked by mistake',
    access: { staff: ['sales'] },
    params: IdParams.extend({ paymentId: z.string().min(1).max(100) }),
    reply: ChangedOffer,
  }),
  'PUT /api/offer/:id/item/:itemId': endpoint({
    about:
      'Moves an accepted line, and the line of the request that it answers: status, serial numbers, day of delivery and end of the warranty',
    access: { staff: ['sales'] },
    params: IdParams.extend({ itemId: z.string().min(1).max(100) }),
    body: z.object({
      status: z.enum(LINE_STATUSES, text('invalid')),
      /** The status that the screen showed. */
      from: z.enum(LINE_STATUSES, text('invalid')).optional(),
      serials: z
        .array(line({ most: SERIAL_MAX }), text('invalid'))
        .max(500, text('too-many'))
        .optional(),
      delivered: dayField().nullable().optional(),
      warrantyMonths: z.number(text('number')).int(text('whole-number')).min(0, text('too-small')).max(240, text('too-large')).optional(),
    }),
    reply: ChangedOffer,
  }),
}
