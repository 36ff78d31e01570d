import { z } from 'zod'
import { LOST_REASONS, NEXT_STEPS } from '#domain/desk/entries.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
import { dayField } from '../forms/day-field.ts'

const bilingual = z.object({ en: z.string(), ar: z.string() })
const day = dayField('invalid').optional()

/** A number of deals and the sum of their totals. */
const DealsReply = z.object({ count: z.number(), valueMinor: z.number() })

export const OfferFigure = z.object({
  _id: z.string(),
  number: z.string(),
  customer: z.string(),
  company: z.string(),
  salesperson: z.string(),
  totalMinor: z.number().nullable(),
  validUntil: z.string(),
})

const SoldReply = z.object({ _id: z.string().nullable(), name: bilingual.nullable(), pieces: z.number(), valueMinor: z.number() })

export const FiguresReply = z.object({
  from: z.string(),
  to: z.string(),
  /** The moment at which everything was counted. */
  at: z.string(),
  /** Customers whom nobody has called or tried to. */
  notCalled: z.object({ customers: z.number(), late: z.number(), oldest: z.string().nullable() }),
  openOffers: DealsReply,
  /** Open offers whose last day is within seven days. */
  expiring: DealsReply,
  /** The open offers with the highest totals. */
  largest: z.array(OfferFigure.extend({ nextStep: z.object({ kind: z.enum(NEXT_STEPS), at: z.string() }).nullable() })),
  /** Accepted within a year, with a part to be paid on the order, and nothing received. */
  withoutDeposit: DealsReply.extend({ offers: z.array(OfferFigure) }),
  /** Weeks begin on Saturday; the last ones are whole. */
  won: z.object({ week: DealsReply, lastWeek: DealsReply, month: DealsReply, lastMonth: DealsReply, span: DealsReply }),
  lost: DealsReply.extend({
    reasons: z.array(DealsReply.extend({ reason: z.enum(LOST_REASONS) })),
    /** The last ones. */
    entries: z.array(
      z.object({
        _id: z.string(),
        who: z.string(),
        company: z.string(),
        reason: z.enum(LOST_REASONS),
        note: z.string(),
        valueMinor: z.number().nullable(),
        closed: z.string(),
      }),
    ),
  }),
  people: z.array(
    z.object({
      /** Null for requests that nobody has, and for a name on offers that no account has. */
      _id: z.string().nullable(),
      name: z.string(),
      /** Offers sent in the period, before their discounts, and what the discounts took away. */
      offers: z.number(),
      grossMinor: z.number(),
      discountMinor: z.number(),
      /** Requests of the period that the person has, and those that were called after the promised time. */
      requests: z.number(),
      late: z.number(),
    }),
  ),
  weeks: z.array(
    z.object({
      /** The Saturday on which the week begins. */
      from: z.string(),
      requests: z.number(),
      valueMinor: z.number(),
      /** Working time to the first call; null while nobody of the week was called. */
      medianMinutes: z.number().nullable(),
      slowMinutes: z.number().nullable(),
      /** The requests that were called within the promised time, and the requests for which this is known. */
      inTime: z.number(),
      judged: z.number(),
      won: z.number(),
      wonMinor: z.number(),
    }),
  ),
  /** The lines of what was won: of the accepted offer after every discount, or of the request where no offer was made. Null stands for lines without a brand. */
  brands: z.array(SoldReply),
  /** A machine in several categories counts in each. */
  categories: z.array(SoldReply),
  machines: z.array(z.object({ sku: z.string(), name: bilingual, pieces: z.number(), requests: z.number() })),
  searches: z.array(z.object({ term: z.string(), language: z.enum(LANGUAGES), count: z.number() })),
})

/** Pieces of a merchant's machines: counts alone, nothing of prices or customers. */
const PiecesReply = z.object({ asked: z.number(), offered: z.number(), won: z.number(), lost: z.number() })

export const figureEndpoints = {
  'GET /api/figures': endpoint({
    about: 'The figures of the shop: how things stand now, and a period of days by week; the last twelve weeks unless days are given',
    access: { staff: ['sales'] },
    query: z.object({ from: day, to: day }),
    reply: FiguresReply,
  }),
  'GET /api/figures/merchant': endpoint({
    about: "How many pieces of the merchant's own machines were asked for, offered, won and lost, by week and by machine",
    access: 'merchants',
    query: z.object({ from: day, to: day }),
    reply: z.object({
      from: z.string(),
      to: z.string(),
      weeks: z.array(PiecesReply.extend({ from: z.string() })),
      /** The most asked for first. */
      machines: z.array(PiecesReply.extend({ sku: z.string(), name: bilingual })),
    }),
  }),
  'GET /api/figures/document': endpoint({
    about: 'The figures of a period on one sheet of paper, as PDF',
    access: { staff: ['sales'] },
    personLimit: 'documents',
    query: z.object({ from: day, to: day, language: z.enum(LANGUAGES, text('invalid')).optional() }),
    sendsFile: true,
    reply: z.string(),
  }),
  'GET /api/figures/weekly': endpoint({
    about: 'Whether the figures come by email on Thursdays',
    access: { staff: ['sales'] },
    reply: z.object({ isWanted: z.boolean() }),
  }),
  'PUT /api/figures/weekly': endpoint({
    about: 'Switches the email of Thursdays on or off, for the caller alone',
    access: { staff: ['sales'] },
    body: z.object({ isWanted: z.boolean(text('invalid')) }),
    reply: z.object({ isWanted: z.boolean() }),
  }),
}
