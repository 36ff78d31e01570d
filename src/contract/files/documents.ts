import { z } from 'zod'
import { LANGUAGES } from '#domain/text/language.ts'
import { endpoint } from '../endpoint.ts'
import { filterSlug, searchTerm, text } from '../fields.ts'
import { dayField } from '../forms/day-field.ts'
import { IdParams } from '../replies.ts'

/** The language of the document; the default is that of the call, or that of the offer. */
const languageField = z.enum(LANGUAGES, text('invalid')).optional()
const InLanguage = z.object({ language: languageField })
const day = dayField('invalid').optional()

/** Documents as PDF files. */
export const documentEndpoints = {
  'GET /api/product/item/:slug/sheet': endpoint({
    about: 'The sheet of a product on show, without a price',
    access: 'anyone',
    isOpenForm: true,
    params: z.object({ slug: z.string().min(1).max(200) }),
    query: InLanguage,
    sendsFile: true,
    reply: z.string(),
  }),
  'GET /api/product/price-list': endpoint({
    about: 'Up to 500 products on show with their prices, for people who may see prices',
    access: 'signed-in',
    personLimit: 'documents',
    query: InLanguage.extend({ category: filterSlug, brand: filterSlug, name: searchTerm }),
    sendsFile: true,
    reply: z.string(),
  }),
  'GET /api/order/:id/document': endpoint({
    about: 'A request as PDF, for its requester and admins',
    access: 'signed-in',
    asStaff: 'sales',
    personLimit: 'documents',
    params: IdParams,
    query: InLanguage,
    sendsFile: true,
    reply: z.string(),
  }),
  'GET /api/offer/:id/document': endpoint({
    about:
      'A version of an offer as PDF, its confirmation or a delivery note: the draft else the newest version; without a day of delivery the items still to come',
    access: { staff: ['sales', 'approve'] },
    params: IdParams,
    query: InLanguage.extend({
      kind: z.enum(['offer', 'confirmation', 'delivery'], text('invalid')).default('offer'),
      version: z.coerce.number(text('invalid')).int(text('invalid')).min(1, text('invalid')).optional(),
      prices: z.enum(['yes', 'no'], text('invalid')).default('yes'),
      delivered: day,
    }),
    sendsFile: true,
    reply: z.string(),
  }),
  'GET /api/offer/link/:token/document': endpoint({
    about: 'The offer that the link shows as PDF, or the confirmation of the order',
    access: 'link-holders',
    isOpenForm: true,
    params: z.object({ token: z.string().min(1).max(200) }),
    query: InLanguage.extend({ kind: z.enum(['offer', 'confirmation'], text('invalid')).default('offer') }),
    sendsFile: true,
    reply: z.string(),
  }),
}
