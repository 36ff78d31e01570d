import { FIRST_PAGE, paginationItems } from '#domain/paging.ts'
import { formatNumber } from '#i18n/formats.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { reviewsTexts } from '#i18n/sets/reviews.ts'
import { type StepState, useArrival } from '../../platform/lists/arrival.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { OwnReview } from './own-review.tsx'
import { type ProductReviews, REVIEWS_PAGE_KEY } from './product-reviews.ts'
import { ReviewItem } from './review-item.tsx'
import { ReviewSummary } from './review-summary.tsx'
import styles from './reviews-section.module.css'

const IDS = { section: 'reviews', list: 'reviews-list' } as const
const FROM_TOP: StepState = { focus: IDS.list, isFromTop: true }

export interface ReviewsSectionProps {
  readonly reviews: ProductReviews
  /** The page's own address, without a query. */
  readonly path: string
  readonly productId: string
}

/** Shows a product's reviews, and the place to write one. */
export function ReviewsSection({ reviews: { reviews, page, totalPages, ...summary }, path, productId }: ReviewsSectionProps) {
  const { t } = useTexts(productTexts, reviewsTexts)
  const language = useLanguage()
  useArrival(IDS.section)
  return (
    <div className="stack gap-6">
      {summary.totalReviews > 0 ? <ReviewSummary summary={summary} /> : <None />}
      <OwnReview productId={productId} />
      {reviews.length > 0 && (
        <ul id={IDS.list} className={styles.list} tabIndex={-1} aria-label={t('product.sections.reviews')}>
          {reviews.map((review) => (
            <li key={review._id} className={styles.item}>
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={t('reviews.pages')}
        previous={t('reviews.previous')}
        next={t('reviews.next')}
        pageLabel={(each) => t('reviews.page', { page: formatNumber(each, language) })}
        items={paginationItems(page, totalPages)}
        addressOf={(each) => (each === FIRST_PAGE ? path : `${path}?${REVIEWS_PAGE_KEY}=${each}`)}
        state={FROM_TOP}
      />
    </div>
  )
}

function None() {
  const { t } = useTexts(reviewsTexts)
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>{t('reviews.none')}</p>
      <p>{t('reviews.noneText')}</p>
    </div>
  )
}
