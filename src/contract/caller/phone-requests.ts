import { z } from 'zod'
import { LANGUAGES } from '#domain/text/language.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
import { givenLine } from '../forms/form-fields.ts'
import { PhoneRequestForm } from '../forms/phone-request-form.ts'
import { DoneReply, IdParams } from '../replies.ts'

/** The link by which the customer of a request by phone sees it. */
const RequestLinkReply = z.object({ url: z.string(), ends: z.string() })

const KnownCustomerReply = z.object({
  _id: z.string(),
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  hasAccount: z.boolean(),
})
export type KnownCustomerReply = z.infer<typeof KnownCustomerReply>

const typedValue = givenLine(200).default('')

export const phoneRequestEndpoints = {
  'GET /api/order/phone/known': endpoint({
    about: 'Customers with this phone, in any spelling, or this email; or one customer by id',
    access: { staff: ['sales'] },
    query: z.object({ phone: typedValue, email: typedValue, customer: typedValue }),
    reply: z.object({ customers: z.array(KnownCustomerReply) }),
  }),
  'POST /api/order/phone': endpoint({
    about: 'Makes a request for a caller; asked again with the same `key`, it answers the same one',
    access: { staff: ['sales'] },
    body: z.object({ request: PhoneRequestForm }),
    reply: DoneReply.extend({
      order: z.object({ _id: z.string(), number: z.number() }),
      customer: z.string(),
      /** The request on the sales desk; null once it left there. */
      entry: z.string().nullable(),
      link: RequestLinkReply,
      /** True where the link goes to the customer by email too. */
      isEmailed: z.boolean(),
    }),
  }),
  'GET /api/order/:id/link': endpoint({
    about: 'The link of a request by phone for its customer, if one leads there now',
    access: { staff: ['sales'] },
    params: IdParams,
    reply: z.object({ link: RequestLinkReply.nullable() }),
  }),
  'POST /api/order/:id/link': endpoint({
    about: 'Makes a new link for the customer of a request by phone; the former one ends',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({
      /** The link that the screen shows, null for none. Another one by now is left alone. */
      shown: z.string(text('invalid')).max(500, text('too-long')).nullable().optional(),
    }),
    reply: DoneReply.extend({ link: RequestLinkReply }),
  }),
}
