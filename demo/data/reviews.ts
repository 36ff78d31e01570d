import type { ReviewStatus } from '#domain/catalogue/reviews.ts'
import type { Language } from '#domain/text/language.ts'
import { DEMO_PEOPLE } from './people.ts'
import { agreeing, type Band, FRAMES } from './sayings/frames.ts'
import { sayingsOf } from './sayings/sayings.ts'
import type { DemoProduct } from './types.ts'

export interface DemoReview {
  readonly sku: string
  /** Email address. */
  readonly author: string
  /** How far between the day the person joined and today, in per cent. */
  readonly joinedToToday: number
  readonly rating: number
  readonly isRecommended: boolean
  readonly title: string
  readonly review: string
  readonly status: ReviewStatus
}

/** How a product is liked, as the stars it is given in turn: so averages lie all over the scale. */
const TEMPERS: readonly (readonly number[])[] = [
  [5, 5, 4, 5, 5, 4],
  [4, 5, 4, 4, 3, 5],
  [5, 4, 4, 5, 4, 2],
  [3, 4, 4, 3, 5, 4],
  [3, 2, 3, 4, 3, 1],
  [5, 5, 5, 5, 5, 5],
  [2, 1, 2, 3, 2, 1],
  [4, 4, 5, 3, 4, 5],
  [1, 1, 2, 1, 1, 2],
]

/** New products have few faults yet, and the home page shows them first. */
const FRIENDLY_TEMPERS = TEMPERS.filter((stars) => stars.every((star) => star > 2))
const NEWEST = 40

/** The people whose sign-ins are told have written little, so that there is something left to try. */
const AUTHORS = DEMO_PEOPLE.filter(({ role, email }) => role === 'ROLE MEMBER' && email.endsWith('@guests.example'))
const EVERY_THIRD = 3
const NINTHS = 9

/** Reviews of about two of three products on show, the newest last, by people who did not choose the same words twice. */
export function demoReviews(products: readonly DemoProduct[]): DemoReview[] {
  const reviewed = products.filter(({ isActive }) => isActive).filter((_, index) => index % EVERY_THIRD !== 1)
  const spoken = new Map<string, number>()
  const oldest = reviewed.length - NEWEST
  return reviewed.flatMap((product, index) => reviewsOf(product, { index, tempers: index < oldest ? TEMPERS : FRIENDLY_TEMPERS, spoken }))
}

interface Turn {
  readonly index: number
  readonly tempers: typeof TEMPERS
  readonly spoken: Map<string, number>
}

function reviewsOf(product: DemoProduct, { index, tempers, spoken }: Turn): DemoReview[] {
  const temper = nth(tempers, index)
  const count = 1 + ((index * 7) % temper.length)
  return temper.slice(0, count).map((rating, turn) => {
    const author = nth(AUTHORS, index * 11 + turn * 5)
    return {
      sku: product.sku,
      author: author.email,
      joinedToToday: 8 + ((index * 13 + turn * 29) % 90),
      rating,
      isRecommended: rating > 3 || (rating === 3 && turn % 2 === 0),
      status: statusOf(index + turn * 4),
      ...wordsOf(product, { rating, language: author.language, spoken }),
    }
  })
}

/** Two of eleven wait, one was rejected. */
function statusOf(turn: number): ReviewStatus {
  const index = turn % 11
  return index === 3 || index === 7 ? 'Waiting Approval' : index === 9 ? 'Rejected' : 'Approved'
}

interface Voice {
  readonly rating: number
  readonly language: Language
  /** How often each kind was spoken of, by which every review gets other parts. */
  readonly spoken: Map<string, number>
}

function wordsOf(product: DemoProduct, { rating, language, spoken }: Voice): { readonly title: string; readonly review: string } {
  const { openings, laundryOpenings, titles, endings, machineEndings } = FRAMES[language]
  const band: Band = rating > 3 ? 'good' : rating === 3 ? 'middling' : 'bad'
  const sayings = sayingsOf(product.drawing, language)
  const key = `${language} ${product.drawing} ${band}`
  const turn = spoken.get(key) ?? 0
  spoken.set(key, turn + 1)
  const shift = turn + product.sku.length + product.quantity
  const about = band === 'middling' ? [nth(sayings.good, turn), nth(sayings.bad, turn)] : [nth(sayings[band], turn)]
  const isMachine = product.specs.powerKw !== undefined || product.specs.gasKw !== undefined
  const goodEndings = isMachine ? [...endings.good, ...machineEndings] : endings.good
  const ownEndings = band === 'good' ? goodEndings : endings[band]
  // A good one of nine says more, so that there is something to unfold.
  const more = band === 'good' && turn % NINTHS === 0 ? [nth(sayings.good, turn + 1), nth(goodEndings, shift + 3)] : []
  const opening = nth(product.categories.includes('laundry') ? laundryOpenings : openings, shift * 4 + rating)
  const said = [opening, ...about, ...more, nth(ownEndings, Math.floor(turn / 3) + shift)]
  return {
    title: agreeing(nth(titles[band], shift * 3), product),
    review: said
      .filter((part) => part !== '')
      .map((part) => agreeing(part, product))
      .join(' '),
  }
}

function nth<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('an empty list has no part')
  return found
}
