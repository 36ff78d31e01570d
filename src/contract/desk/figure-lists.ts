import { z } from 'zod'
import { LOST_REASONS, SALES_KINDS } from '#domain/desk/entries.ts'
import { FIGURE_LISTS, WITHOUT } from '#domain/figures/lists.ts'
import { MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { endpoint } from '../endpoint.ts'
import { filterWord, limitField, pageField, text } from '../fields.ts'
import { dayField } from '../forms/day-field.ts'
import { givenLine, optionalLine } from '../forms/form-fields.ts'
import { PagingReply } from '../replies.ts'
import { OfferFigure } from './figures.ts'

const bilingual = z.object({ en: z.string(), ar: z.string() })
const day = dayField('invalid').optional()
const PageOfPeriod = z.object({ from: day, to: day, page: pageField, limit: limitField(RECORDS_PER_PAGE, MAX_PER_PAGE) })
const PeriodReply = PagingReply.extend({ from: z.string(), to: z.string() })

/** A request or an offer without a request behind a figure. */
const FigureEntryReply = z.object({
  _id: z.string(),
  kind: z.enum(SALES_KINDS),
  subject: z.string(),
  number: z.string(),
  who: z.string(),
  company: z.string(),
  salesperson: z.string(),
  valueMinor: z.number().nullable(),
  /** The time at which it came, or at which it was won or lost. */
  at: z.string(),
  lost: z.object({ reason: z.enum(LOST_REASONS), note: z.string() }).nullable(),
  /** The first call of a request, in working minutes, and the promised time; null in lists of what was won or lost. */
  firstCall: z.object({ promised: z.string(), at: z.string().nullable(), minutes: z.number().nullable(), isLate: z.boolean() }).nullable(),
})

/** The lists that the figures were counted from. */
export const figureListEndpoints = {
  'GET /api/figures/entries': endpoint({
    about:
      'The requests and offers behind one figure of a period, the last first: those that came, were called late, can be measured by the promise, were called (the slowest first), were won, or lost; narrowed by brand, category, article, reason and salesperson',
    access: { staff: ['sales'] },
    query: PageOfPeriod.extend({
      show: z.enum(FIGURE_LISTS, text('invalid')).default('asked'),
      brand: z.uuid(text('invalid')).optional(),
      category: z.uuid(text('invalid')).optional(),
      /** Finds requests with lines that belong to no brand, or to no category. */
      without: filterWord(WITHOUT),
      sku: givenLine(100)
        .pipe(z.string().min(1, text('invalid')))
        .optional(),
      reason: filterWord(LOST_REASONS),
      salesperson: z.uuid(text('invalid')).optional(),
      /** Keeps to the offers that nobody has. */
      nobody: filterWord(['yes']),
    }),
    reply: PeriodReply.extend({
      valueMinor: z.number(),
      /** The names that the list is narrowed by. */
      brand: bilingual.nullable(),
      category: bilingual.nullable(),
      machine: bilingual.nullable(),
      salesperson: z.string().nullable(),
      entries: z.array(FigureEntryReply),
    }),
  }),
  'GET /api/figures/offers': endpoint({
    about: 'The offers that were sent in a period, with what their discounts took away; the last first, or the largest discount first',
    access: { staff: ['sales'] },
    query: PageOfPeriod.extend({
      /** The name on the offer, which need not be that of an account. */
      salesperson: optionalLine(200).optional(),
      /** The salesperson's account; `none` for offers whose salesperson has none. */
      person: z.union([z.literal('none'), z.uuid(text('invalid'))]).optional(),
      /** Lists only the offers that name nobody. */
      nobody: filterWord(['yes']),
      sort: filterWord(['discount']),
    }),
    reply: PeriodReply.extend({
      grossMinor: z.number(),
      discountMinor: z.number(),
      /** The name of the account that the list is narrowed by. */
      salesperson: z.string().nullable(),
      offers: z.array(OfferFigure.extend({ sent: z.string(), grossMinor: z.number(), discountMinor: z.number() })),
    }),
  }),
  'GET /api/figures/searches': endpoint({
    about: 'Everything that was searched for in a period and not found, the most frequent first, with its days',
    access: { staff: ['sales'] },
    query: PageOfPeriod,
    reply: PeriodReply.extend({
      searches: z.array(
        z.object({
          term: z.string(),
          language: z.enum(LANGUAGES),
          count: z.number(),
          /** The last day first. */
          days: z.array(z.object({ day: z.string(), count: z.number() })),
        }),
      ),
    }),
  }),
}
