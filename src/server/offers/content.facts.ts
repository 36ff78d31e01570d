import { createHash } from 'node:crypto'
import { minorInShopCurrency } from '#domain/money/currencies.ts'
import { canonicalText } from '#domain/offers/accepting.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { defaultDecision, type OfferDecision } from '#domain/offers/decisions.ts'
import { OFFER_TOTAL_MAX } from '#domain/offers/limits.ts'
import { offerNumberText } from '#domain/offers/numbers.ts'
import { largestTotal, offerSums } from '#domain/offers/sums.ts'
import { fold } from '#domain/search/fold.ts'
import type { NewVersion, OfferRow } from './offers.repository.ts'

/** The total of a decision; null while a line that counts has no price. */
export function totalOf(content: OfferContent, decision: OfferDecision): number | null {
  const sums = offerSums(content, decision)
  const isPriced = sums.lines.every(({ counts, netMinor }) => !counts || netMinor !== null)
  return isPriced ? sums.totalMinor : null
}

interface Discounted {
  readonly grossMinor: number
  readonly discountMinor: number
}

const NO_DISCOUNT: Discounted = { grossMinor: 0, discountMinor: 0 }

type Stored = Pick<NewVersion, 'content' | 'totalMinor' | 'validUntil' | 'customer' | 'company' | 'project' | 'salesperson'> &
  Pick<OfferContent, 'currency'> &
  Discounted

/** The content with the columns that lists narrow, sort and show; null stands for a total that is too large to be sent. */
export function storedContent(content: OfferContent): Stored {
  const { addressee, currency, salesperson, validUntil } = content
  const isTooLarge = largestTotal(content) > OFFER_TOTAL_MAX
  return {
    content,
    totalMinor: isTooLarge ? null : totalOf(content, defaultDecision(content)),
    currency,
    ...(isTooLarge ? NO_DISCOUNT : discountOf(content)),
    validUntil,
    customer: addressee.name || addressee.attention,
    company: addressee.company,
    project: addressee.project,
    salesperson: salesperson.name,
  }
}

/** The proposal before its discounts, and what they take away, as the figures add them; lines without a price count as nothing. */
function discountOf(content: OfferContent): Discounted {
  const { lines, discountedMinor } = offerSums(content, defaultDecision(content))
  const grossMinor = minorInShopCurrency(
    lines.reduce((sum, line) => sum + (line.counts ? (line.grossMinor ?? 0) : 0), 0),
    content.currency,
  )
  return grossMinor === null ? NO_DISCOUNT : { grossMinor, discountMinor: grossMinor - discountedMinor }
}

/** The database orders an object's keys its own way, so the hash is taken over the canonical text. */
export function hashOf(content: OfferContent): string {
  return createHash('sha256').update(canonicalText(content)).digest('hex')
}

/** The names of the content's parts that differ. */
export function changedFields(before: OfferContent, after: OfferContent): string[] {
  const keys = Object.keys(after) as (keyof OfferContent)[]
  return keys.filter((key) => canonicalText(before[key]) !== canonicalText(after[key]))
}

/** The text that a search of offers matches, as written and folded. */
export function offerSearchText(offer: Pick<OfferRow, 'year' | 'number' | 'name'>, { addressee }: OfferContent): string {
  const { name, company, attention, project, reference, email, phone } = addressee
  const words = [offer.name, name, company, attention, project, reference].join(' ')
  const number = offerNumberText(offer)
  return [words.toLowerCase(), fold(words), number.toLowerCase(), email.toLowerCase(), phone, phone.replace(/\D/g, '')].join('\n')
}
