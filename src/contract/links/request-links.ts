import { z } from 'zod'
import { SHOWN_OFFER_STATES } from '#domain/offers/states.ts'
import { CALL_TIMES, GOVERNORATE_CODES } from '#domain/orders/delivery.ts'
import { ORDER_FILE_BYTES_MAX, ORDER_FILE_NAME_MAX } from '#domain/orders/order-files.ts'
import { LINE_STATUSES } from '#domain/orders/orders.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { endpoint } from '../endpoint.ts'
import { OrderFileReply } from '../files/order-files.ts'
import { line } from '../forms/form-fields.ts'
import { DoneReply, TokenParams } from '../replies.ts'

const FileParams = TokenParams.extend({ fileId: z.string().min(1).max(100) })

/** A request as the holder of its link sees it: no prices. */
const LinkedRequestReply = z.object({
  number: z.number(),
  created: z.string(),
  language: z.enum(LANGUAGES),
  status: z.enum(LINE_STATUSES),
  /** The time at which the request was cancelled. A cancelled request tells nothing else. */
  cancelled: z.string().nullable(),
  /** The contact that the shop calls. */
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  words: z.string(),
  lines: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      nameAr: z.string(),
      sku: z.string(),
      slug: z.string().nullable(),
      imageUrl: z.string().nullable(),
      /** All pieces that are wanted, those beyond the line's limit included. */
      quantity: z.number(),
      status: z.enum(LINE_STATUSES),
    }),
  ),
  address: z.string(),
  governorate: z.enum(GOVERNORATE_CODES).nullable(),
  callTime: z.enum(CALL_TIMES).nullable(),
  isInstalled: z.boolean(),
  /** The time by which the shop calls; null once somebody has called. */
  promised: z.string().nullable(),
  offers: z.array(
    z.object({
      number: z.string(),
      version: z.number(),
      state: z.enum(SHOWN_OFFER_STATES),
      validUntil: z.string(),
      /** Opens the page of the offer. */
      token: z.string(),
    }),
  ),
  files: z.array(OrderFileReply),
  /** The link leads nowhere from then on. */
  ends: z.string(),
})
export type LinkedRequestReply = z.infer<typeof LinkedRequestReply>

/** Calls by the link of a request that staff wrote down for a caller. */
export const requestLinkEndpoints = {
  'GET /api/request/:token': endpoint({
    about: 'A request for the holder of its link, without prices',
    access: 'link-holders',
    params: TokenParams,
    reply: z.object({ request: LinkedRequestReply }),
  }),
  'GET /api/request/:token/preview': endpoint({
    about: 'The number of a request, for the preview of its link',
    access: 'link-holders',
    params: TokenParams,
    reply: z.object({ number: z.number().nullable() }),
  }),
  'POST /api/request/:token/files': endpoint({
    about: 'Puts a PDF, jpg or png on the request',
    access: 'link-holders',
    isOpenForm: true,
    params: TokenParams,
    body: z.object({ name: line({ most: ORDER_FILE_NAME_MAX }) }),
    upload: 'file',
    uploadMost: { bytes: ORDER_FILE_BYTES_MAX, refusal: 'order-file/too-large' },
    reply: DoneReply.extend({ file: OrderFileReply }),
  }),
  'GET /api/request/:token/files/:fileId': endpoint({
    about: 'The content of a file on the request, to be saved',
    access: 'link-holders',
    params: FileParams,
    sendsFile: true,
    reply: z.string(),
  }),
  'DELETE /api/request/:token/files/:fileId': endpoint({
    about: 'Deletes a file that the holder of the link has put there',
    access: 'link-holders',
    params: FileParams,
    reply: DoneReply,
  }),
}
