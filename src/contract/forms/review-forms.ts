import { z } from 'zod'
import { RATING_MAX, RATING_MIN, REVIEW_TEXT_MAX, REVIEW_TITLE_MAX } from '#domain/catalogue/reviews.ts'
import { text, typedNumber } from '../fields.ts'
import { line, words } from './form-fields.ts'

/** Whole stars; zero counts as not rated yet. */
const ratingField = z.preprocess(
  (value) => typedNumber(value) ?? 0,
  z.number(text('number')).int(text('whole-number')).min(RATING_MIN, text('required')).max(RATING_MAX, text('too-large')),
)

const YES: readonly unknown[] = [true, 1, '1', 'true']
const NO: readonly unknown[] = [false, 0, '0', 'false']

/** Yes and no, as a select or a check box sends them; neither is the same as left out. */
const recommendField = z.preprocess(
  (value) => {
    if (YES.includes(value)) return true
    return NO.includes(value) ? false : value === undefined || value === null || value === '' ? undefined : value
  },
  z.boolean({ error: (issue) => (issue.input === undefined ? 'required' : 'invalid') }),
)

/** A person's review of a product. */
export const ReviewForm = z.object({
  rating: ratingField,
  title: line({ most: REVIEW_TITLE_MAX }),
  review: words({ most: REVIEW_TEXT_MAX }),
  isRecommended: recommendField,
})
