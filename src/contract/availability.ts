import { z } from 'zod'
import { AVAILABILITY_ANSWERS, AVAILABILITY_LISTS, AVAILABILITY_PIECES_MAX, AVAILABILITY_WORD_MAX } from '#domain/availability.ts'
import { OFFER_LIMITS } from '#domain/offers/limits.ts'
import { MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import { endpoint } from './endpoint.ts'
import { limitField, pageField, piecesField, text } from './fields.ts'
import { dayField } from './forms/day-field.ts'
import { optionalLine, partId } from './forms/form-fields.ts'
import { DoneReply, IdParams, PagingReply } from './replies.ts'

const bilingual = z.object({ en: z.string(), ar: z.string() })

/** A merchant's answer; `pieces` are those at hand, and `day` the one by which there are some. */
const AnswerReply = z.object({
  answer: z.enum(AVAILABILITY_ANSWERS),
  pieces: z.number().nullable(),
  day: z.string().nullable(),
  word: z.string(),
  at: z.string(),
})

/** A question as staff see it at the line of an offer. */
const AskedReply = z.object({
  _id: z.string(),
  line: z.string(),
  product: z.string(),
  quantity: z.number(),
  asked: z.string(),
  askedBy: z.string(),
  brand: bilingual,
  answer: AnswerReply.extend({ by: z.string() }).nullable(),
})
export type AskedReply = z.infer<typeof AskedReply>

/** A question as the merchant sees it: a machine and pieces, nothing of the offer, its customer or a price. */
const QuestionReply = z.object({
  _id: z.string(),
  sku: z.string(),
  name: bilingual,
  quantity: z.number(),
  asked: z.string(),
  /** Pieces at hand in the shop, with which the answer begins. */
  stock: z.number(),
  answer: AnswerReply.nullable(),
})
export type QuestionReply = z.infer<typeof QuestionReply>

const productsField = z
  .string(text('invalid'))
  .default('')
  .transform((ids) => ids.split(',').filter((id) => id !== ''))
  .pipe(z.array(z.uuid(text('invalid'))).max(OFFER_LIMITS.lines, text('too-many')))

const QuestionParams = IdParams.extend({ questionId: z.string().min(1).max(100) })

const AnswerForm = z
  .object({
    answer: z.enum(AVAILABILITY_ANSWERS, text('required')),
    pieces: piecesField.pipe(z.number().max(AVAILABILITY_PIECES_MAX, text('too-large'))).optional(),
    day: dayField().optional(),
    word: optionalLine(AVAILABILITY_WORD_MAX),
  })
  .check(({ value: { answer, pieces, day }, issues }) => {
    const missing = answer === 'in-stock' && pieces === undefined ? 'pieces' : answer === 'by-day' && day === undefined ? 'day' : null
    if (missing !== null) issues.push({ code: 'custom', input: undefined, path: [missing], message: 'required' })
  })
export type AnswerForm = z.output<typeof AnswerForm>

export const availabilityEndpoints = {
  'GET /api/offer/:id/availability': endpoint({
    about: 'What merchants were asked at the lines of an offer, and answered; and of which of these products somebody can be asked',
    access: { staff: ['sales', 'approve'] },
    params: IdParams,
    query: z.object({ products: productsField }),
    reply: z.object({
      /** The newest first. */
      questions: z.array(AskedReply),
      askable: z.array(z.string()),
    }),
  }),
  'POST /api/offer/:id/availability': endpoint({
    about: 'Asks the merchant of a machine whether, and when, it is available; the customer is not named',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({
      /** The line's id within the offer. */
      line: partId(100, 'invalid'),
      product: z.uuid(text('invalid')),
      quantity: z.number(text('number')).positive(text('too-small')).max(OFFER_LIMITS.quantity, text('too-large')),
    }),
    reply: DoneReply,
  }),
  'DELETE /api/offer/:id/availability/:questionId': endpoint({
    about: 'Takes back a question that is not answered yet',
    access: { staff: ['sales'] },
    params: QuestionParams,
    reply: DoneReply,
  }),
  'GET /api/availability': endpoint({
    about: "What the shop asked about the merchant's own machines: the oldest open question first, or the last answer first",
    access: 'merchants',
    query: z.object({
      show: z.enum(AVAILABILITY_LISTS, text('invalid')).default('open'),
      page: pageField,
      limit: limitField(RECORDS_PER_PAGE, MAX_PER_PAGE),
    }),
    reply: PagingReply.extend({ questions: z.array(QuestionReply) }),
  }),
  'GET /api/availability/waiting': endpoint({
    about: "How many questions about the merchant's own machines wait for an answer",
    access: 'merchants',
    reply: z.object({ availability: z.number() }),
  }),
  'POST /api/availability/:id/answer': endpoint({
    about: 'Answers a question about an own machine',
    access: 'merchants',
    params: IdParams,
    body: AnswerForm,
    reply: DoneReply,
  }),
}
