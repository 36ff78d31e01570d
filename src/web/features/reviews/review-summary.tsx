import { type ReviewSummary as Summary, starShares, summaryAverage } from '#domain/catalogue/reviews.ts'
import { formatAligned, formatNumber } from '#i18n/formats.ts'
import { reviewsTexts } from '#i18n/sets/reviews.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Stars } from '../../ui/stars/stars.tsx'
import styles from './review-summary.module.css'

/** Shows the average, and how often each number of stars was given. */
export function ReviewSummary({ summary }: { readonly summary: Summary }) {
  const { t } = useTexts(reviewsTexts)
  const language = useLanguage()
  const average = formatNumber(summaryAverage(summary), language)
  const exact = summary.totalReviews === 0 ? 0 : summary.totalRatings / summary.totalReviews
  return (
    <section className={styles.summary} aria-label={t('reviews.summary')}>
      <div className="row gap-4">
        <p className={styles.number} aria-hidden="true">
          {average}
        </p>
        <div>
          <Stars value={exact} label={t('reviews.average', { average })} />
          <p className={styles.count}>{t('reviews.of', { count: summary.totalReviews })}</p>
        </div>
      </div>
      <ul className={styles.bars}>
        {starShares(summary).map(({ rating, count, percent }) => {
          const stars = t('reviews.stars', { count: rating })
          // Two decimals always, so that the numbers beside the bars are aligned.
          const share = `${formatAligned(percent, 2, language)}%`
          return (
            <li key={rating} className={styles.bar}>
              <span className="visually-hidden">{t('reviews.share', { stars, percent: share, reviews: t('reviews.of', { count }) })}</span>
              <span className={styles.stars} aria-hidden="true">
                {stars}
              </span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.fill} style={{ inlineSize: `${percent}%` }} />
              </span>
              <span className={styles.share} aria-hidden="true">
                <Ltr>{share}</Ltr>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
