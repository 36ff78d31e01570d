import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ModeratedReview } from '#contract/reviews.ts'
import type { ReviewAction, ReviewStatus } from '#domain/catalogue/reviews.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatLongDate, formatNumber } from '#i18n/formats.ts'
import { moderationTexts } from '#i18n/sets/moderation.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Thumbnail } from '../../shop/thumbnail.tsx'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Clamped } from '../../ui/clamped/clamped.tsx'
import { AnyIcon, type AnyIconName } from '../../ui/icon/any-icon.tsx'
import { Stars } from '../../ui/stars/stars.tsx'
import styles from './moderated-card.module.css'
import { STATUS_TEXTS } from './moderated-list.ts'
import { ReviewActions } from './review-actions.tsx'

const LOOKS = {
  'Waiting Approval': { tone: 'warning', icon: 'clock' },
  Approved: { tone: 'success', icon: 'check' },
  Rejected: { tone: 'danger', icon: 'close' },
} as const satisfies Record<ReviewStatus, { tone: BadgeTone; icon: AnyIconName }>

export interface ModeratedCardProps {
  readonly review: ModeratedReview
  readonly isBusy: boolean
  readonly history: ReactNode
  readonly onAct: (action: ReviewAction) => void
}

export function ModeratedCard({ review, isBusy, history, onAct }: ModeratedCardProps) {
  const { t } = useTexts(moderationTexts)
  const language = useLanguage()
  const { tone, icon } = LOOKS[review.status]
  const ofReview = t('moderation.of', { title: isolate(review.title) })
  const stars = t('moderation.stars', { stars: formatNumber(review.rating, language) })
  return (
    <li className={styles.card}>
      <About product={review.product} />
      <div className={styles.status}>
        <Badge tone={tone}>
          <AnyIcon name={icon} />
          {t(STATUS_TEXTS[review.status])}
        </Badge>
      </div>
      <div className={styles.words}>
        <p className={styles.head}>
          <Stars value={review.rating} label={stars} />
          <strong dir="auto">{review.title}</strong>
        </p>
        <Clamped
          more={t('moderation.more')}
          less={t('moderation.less')}
          moreLabel={`${t('moderation.more')} ${ofReview}`}
          lessLabel={`${t('moderation.less')} ${ofReview}`}
        >
          {review.review}
        </Clamped>
        <Author review={review} />
      </div>
      <div className={styles.actions}>
        <ReviewActions review={review} isBusy={isBusy} onAct={onAct} />
        {history}
      </div>
    </li>
  )
}

function Author({ review: { user, isRecommended, created } }: { readonly review: ModeratedReview }) {
  const { t } = useTexts(moderationTexts)
  const language = useLanguage()
  return (
    <p className={styles.meta}>
      <span>
        {t('moderation.by', { name: isolate(user.firstName.trim() || t(user.isFormer ? 'moderation.former' : 'moderation.somebody')) })}
      </span>
      <span>{t(isRecommended ? 'moderation.recommended' : 'moderation.notRecommended')}</span>
      <time dateTime={created}>{formatLongDate(created, language)}</time>
    </p>
  )
}

function About({ product }: { readonly product: ModeratedReview['product'] }) {
  const language = useLanguage()
  return (
    <div className={styles.about}>
      <Thumbnail product={product} size={56} className={styles.picture} />
      <Link className={styles.product} to={pathInLanguage(`/product/${product.slug}`, language)}>
        <Bdi>{nameOf(product, language)}</Bdi>
      </Link>
    </div>
  )
}
