import { isolate } from '#i18n/bidi.ts'
import { formatLongDate, formatNumber } from '#i18n/formats.ts'
import { reviewsTexts } from '#i18n/sets/reviews.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Clamped } from '../../ui/clamped/clamped.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Stars } from '../../ui/stars/stars.tsx'
import type { ShownReview } from './product-reviews.ts'
import styles from './review-item.module.css'

export function ReviewItem({ review }: { readonly review: ShownReview }) {
  const { t } = useTexts(reviewsTexts)
  const language = useLanguage()
  const { title, rating, created, isRecommended, user } = review
  const isolated = isolate(title)
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <Stars value={rating} label={t('reviews.average', { average: formatNumber(rating, language) })} />
        <h3 className={styles.title} dir="auto">
          {title}
        </h3>
      </header>
      <Clamped
        more={t('reviews.more')}
        less={t('reviews.less')}
        moreLabel={t('reviews.moreOf', { title: isolated })}
        lessLabel={t('reviews.lessOf', { title: isolated })}
      >
        {review.review}
      </Clamped>
      <p className={isRecommended ? styles.recommended : styles.not}>
        <Icon name={isRecommended ? 'check' : 'close'} />
        {t(isRecommended ? 'reviews.recommended' : 'reviews.notRecommended')}
      </p>
      <footer className={styles.foot}>
        <Bdi>{user.firstName.trim() || t(user.isFormer ? 'reviews.former' : 'reviews.somebody')}</Bdi>
        <span aria-hidden="true">·</span>
        <time dateTime={created}>{formatLongDate(created, language)}</time>
      </footer>
    </article>
  )
}
