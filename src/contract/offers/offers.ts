import { z } from 'zod'
import { ON_REQUEST } from '#domain/offers/fees.ts'
import { OFFER_BYTES_MAX, OFFER_LIMITS, OFFER_NAME_MAX } from '#domain/offers/limits.ts'
import { OFFER_SORTS } from '#domain/offers/lists.ts'
import { PASTED_PROBLEMS } from '#domain/offers/pasting/pasted-lines.ts'
import { SHOWN_OFFER_STATES } from '#domain/offers/states.ts'
import { GOVERNORATE_CODES } from '#domain/orders/delivery.ts'
import { MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import { storable } from '#domain/text/clean-text.ts'
import { ProductCard } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { filterWord, limitField, pageField, searchTerm, text, versionShown } from '../fields.ts'
import { optionalLine } from '../forms/form-fields.ts'
import { OfferContentForm } from '../forms/offer-content.ts'
import { CountedPagingReply, DoneReply, IdParams, PagingReply } from '../replies.ts'
import { OfferReply, OfferRowReply, OwnOfferReply } from './offer-replies.ts'

const idField = z.uuid(text('invalid'))

const ChangedOffer = DoneReply.extend({ offer: OfferReply })

const OffersQuery = z.object({
  page: pageField,
  limit: limitField(RECORDS_PER_PAGE, MAX_PER_PAGE),
  state: filterWord(SHOWN_OFFER_STATES, 'status'),
  seen: filterWord(['yes', 'no']),
  /** Offers of one request. */
  order: z.uuid(text('invalid', 'request')).optional(),
  salesperson: optionalLine(200).optional(),
  search: searchTerm,
  sort: filterWord(OFFER_SORTS),
})

/** The texts, rates and terms with which a draft begins. */
const bilingual = z.object({ en: z.string(), ar: z.string() })
const DefaultsReply = z.object({
  validityDays: z.number(),
  validityChoices: z.array(z.number()),
  taxRates: z.array(z.object({ id: z.string(), name: bilingual, hundredths: z.number(), note: bilingual })),
  exclusions: z.array(bilingual),
  warranties: z.array(z.object({ months: z.number(), text: bilingual })),
  closings: z.array(bilingual),
  deliveryTimes: z.array(bilingual),
  plans: z.array(
    z.object({
      name: bilingual,
      parts: OfferContentForm.shape.plan,
    }),
  ),
  /** The discount in hundredths of a percent over which an offer of the viewer waits for approval; null without a limit. */
  discountLimitHundredths: z.number().nullable(),
  company: z.object({ legalName: bilingual, taxNumber: z.string(), commercialRegister: z.string() }),
})

/** A product as a line of an offer needs it today, with what staff look at before they promise it. */
const TodaysProduct = z.object({
  _id: z.string(),
  sku: z.string(),
  name: z.string(),
  nameAr: z.string(),
  slug: z.string(),
  /** The picture's name for the line, and the address to show it. */
  picture: z.string().nullable(),
  imageUrl: z.string().nullable(),
  isNew: z.boolean(),
  facts: z.array(bilingual),
  /** False for a product that is off the shop; it may stand in an offer all the same. */
  isOnShow: z.boolean(),
  priceMinor: z.number(),
  /** The last time that somebody typed, imported or confirmed the price, and whether that was too long ago. */
  priceConfirmed: z.iso.datetime(),
  isPriceOld: z.boolean(),
  stock: z.number(),
  /** Pieces in accepted offers that are neither delivered nor cancelled. */
  undelivered: z.number(),
})
export type TodaysProduct = z.infer<typeof TodaysProduct>

const feeReply = z.union([z.number(), z.literal(ON_REQUEST)]).nullable()

const idsField = z
  .string(text('invalid'))
  .default('')
  .transform((ids) => ids.split(',').filter((id) => id !== ''))
  .pipe(z.array(idField).max(OFFER_LIMITS.lines, text('too-many')))

const Change = z.object({ product: ProductCard.nullable(), name: bilingual, sku: z.string(), quantity: z.number() })

export const offerEndpoints = {
  'GET /api/offer': endpoint({
    about:
      'Offers, the newest first unless sorted; narrowed by state, seen, request and salesperson; searched by number, customer, project and name',
    access: { staff: ['sales', 'approve'] },
    query: OffersQuery,
    reply: CountedPagingReply.extend({ offers: z.array(OfferRowReply), salespeople: z.array(z.string()) }),
  }),
  'GET /api/offer/defaults': endpoint({
    about: 'The standard texts, tax rates, plans and limits that a draft begins with',
    access: { staff: ['sales'] },
    reply: DefaultsReply,
  }),
  'GET /api/offer/me': endpoint({
    about: 'The own offers that were sent, or those of one request, with the tokens of their pages',
    access: 'signed-in',
    query: z.object({
      page: pageField,
      limit: limitField(RECORDS_PER_PAGE, MAX_PER_PAGE),
      order: z.uuid(text('invalid', 'request')).optional(),
    }),
    reply: PagingReply.extend({ offers: z.array(OwnOfferReply) }),
  }),
  'GET /api/offer/again': endpoint({
    about: 'The lines of an own old request, or of an own offer, as a bag: what can be ordered, what is gone, and what costs more today',
    access: 'signed-in',
    query: z.object({ order: z.uuid(text('invalid', 'request')).optional(), offer: z.uuid(text('invalid')).optional() }),
    reply: z.object({
      lines: z.array(
        Change.extend({
          /** True where the shop does not have the product any more. */
          isGone: z.boolean(),
          /** The price of then and that of today where they differ, for those who may see prices. */
          priceChange: z.object({ from: z.number(), to: z.number() }).optional(),
        }),
      ),
    }),
  }),
  'GET /api/offer/products': endpoint({
    about:
      'Products for the lines of an offer, by ids or by a search: facts, price and stock of today, and pieces that stand in accepted offers',
    access: { staff: ['sales'] },
    query: z.object({ products: idsField, search: searchTerm }),
    reply: z.object({ products: z.array(TodaysProduct) }),
  }),
  'POST /api/offer/match': endpoint({
    about: 'Finds the products that pasted lines mean: one that fits, several to choose from, or none',
    access: { staff: ['sales'] },
    bodyBytesMost: OFFER_BYTES_MAX,
    body: z.object({
      pasted: z.string(text('required')).min(1, text('required')).max(200_000, text('too-long')).transform(storable),
    }),
    reply: z.object({
      lines: z.array(
        z.object({
          row: z.number(),
          section: z.string(),
          itemNumber: z.string(),
          sku: z.string(),
          name: z.string(),
          quantity: z.number(),
          unitMinor: z.number().nullable(),
          problems: z.array(z.enum(PASTED_PROBLEMS)),
          /** `matched`: the one product is meant; `doubtful`: somebody chooses, the best stands first; `free`: a free line. */
          match: z.enum(['matched', 'doubtful', 'free']),
          products: z.array(TodaysProduct),
        }),
      ),
      /** Rows that were left out because an offer holds no more. */
      leftOut: z.number(),
    }),
  }),
  'POST /api/offer/add': endpoint({
    about: 'Makes an offer with a first draft: of a request, for a customer of the desk, as a copy of another offer, or an empty one',
    access: { staff: ['sales'] },
    body: z.object({
      order: z.uuid(text('invalid', 'request')).optional(),
      /** The addressee of an offer without a request; of a request it is the requester. */
      customer: idField.optional(),
      copyOf: idField.optional(),
      name: optionalLine(OFFER_NAME_MAX).optional(),
    }),
    reply: ChangedOffer,
  }),
  'GET /api/offer/:id': endpoint({
    about: 'One offer with all its versions and its log',
    access: { staff: ['sales', 'approve'] },
    params: IdParams,
    reply: z.object({ offer: OfferReply }),
  }),
  'GET /api/offer/:id/prices': endpoint({
    about:
      "Today's price and stock of the products of an offer's newest version, the price in the request, and what delivery and installation cost by governorate",
    access: { staff: ['sales'] },
    params: IdParams,
    reply: z.object({
      products: z.array(
        TodaysProduct.extend({
          /** The price at the time of the request, if the request has the product. */
          requestMinor: z.number().nullable(),
        }),
      ),
      /** The governorate to deliver to, from the request or from the newest one of the same customer. */
      governorate: z.enum(GOVERNORATE_CODES).nullable(),
      /** Governorates for which the owner has set a price. */
      fees: z.array(z.object({ governorate: z.enum(GOVERNORATE_CODES), delivery: feeReply, installation: feeReply })),
    }),
  }),
  'PUT /api/offer/:id': endpoint({
    about: 'Names an offer, for staff alone',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({ offer: z.object({ name: optionalLine(OFFER_NAME_MAX) }) }),
    reply: ChangedOffer,
  }),
  'PUT /api/offer/:id/draft': endpoint({
    about: 'Saves the draft; a `version` that is not the newest revision is refused and names the changed fields',
    access: { staff: ['sales'] },
    params: IdParams,
    bodyBytesMost: OFFER_BYTES_MAX,
    body: z.object({ draft: z.object({ content: OfferContentForm, version: versionShown }) }),
    reply: DoneReply.extend({ revision: z.number(), totalMinor: z.number().nullable(), needsApproval: z.boolean() }),
  }),
  'DELETE /api/offer/:id/draft': endpoint({
    about: 'Deletes the draft; an offer that has nothing else goes with it, and a version that was paused is open again',
    access: { staff: ['sales'] },
    params: IdParams,
    reply: DoneReply.extend({ isOfferGone: z.boolean() }),
  }),
}
