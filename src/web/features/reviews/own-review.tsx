import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ReviewReply } from '#contract/reviews.ts'
import type { ReviewStatus } from '#domain/catalogue/reviews.ts'
import { reviewsTexts } from '#i18n/sets/reviews.ts'
import { loginPath } from '../../platform/calls/login-path.ts'
import { useToken } from '../../platform/calls/session.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useLazyPart } from '../../platform/frame/lazy-part.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import styles from './own-review.module.css'

const STATES = {
  'Waiting Approval': 'reviews.states.waiting',
  Approved: 'reviews.states.approved',
  Rejected: 'reviews.states.rejected',
} as const satisfies Record<ReviewStatus, string>

const fetchForm = () => import('./review-form.tsx').then((module) => module.ReviewForm)

/** The reader's own review: a link to sign in, the form, or the status of the one that was sent. */
export function OwnReview({ productId }: { readonly productId: string }) {
  const { t } = useTexts(reviewsTexts)
  const { pathname, search } = useLocation()
  if (useToken() !== null) return <Writing productId={productId} />
  return (
    <Box>
      <p>{t('reviews.invitation')}</p>
      <ButtonLink tone="secondary" to={loginPath(`${pathname}${search}#reviews`)}>
        {t('reviews.signIn')}
      </ButtonLink>
    </Box>
  )
}

function Box({ children }: { readonly children: ReactNode }) {
  return <div className={styles.box}>{children}</div>
}

/** The form and its texts are not in the first view; they load when somebody wants to write. */
function Writing({ productId }: { readonly productId: string }) {
  const { t } = useTexts(reviewsTexts)
  const [own, setOwn] = useOwnReview(productId)
  const { part: ReviewForm, load } = useLazyPart(fetchForm)
  if (own !== null) return <Answer own={own.review} isSent={own.isSent} />
  if (ReviewForm !== null) return <ReviewForm productId={productId} onSent={(review) => setOwn({ review, isSent: true })} />
  return (
    <Box>
      <p>{t('reviews.invitation')}</p>
      <Button tone="secondary" onPress={load}>
        {t('reviews.write')}
      </Button>
    </Box>
  )
}

interface Own {
  readonly review: ReviewReply
  /** The review was sent by this page a moment ago. */
  readonly isSent: boolean
}

/** A failed request shows the form; the server refuses a second review anyway. */
function useOwnReview(productId: string) {
  const api = useApi()
  const [own, setOwn] = useState<Own | null>(null)
  useEffect(() => {
    let isWanted = true
    api.call('GET /api/review/own/:productId', { params: { productId } }).then(
      ({ review }) => {
        if (isWanted && review !== null) setOwn({ review, isSent: false })
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [api, productId])
  return [own, setOwn] as const
}

function Answer({ own, isSent }: { readonly own: ReviewReply; readonly isSent: boolean }) {
  const { t } = useTexts(reviewsTexts)
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Focus moves to the answer, because the sent form is gone.
    if (isSent) answer.current?.focus()
  }, [isSent])
  return (
    <div ref={answer} className={styles.answer} tabIndex={-1} role="status">
      <p className={styles.title}>{t(isSent ? 'reviews.sent' : 'reviews.own')}</p>
      <p>{t(isSent ? 'reviews.sentText' : STATES[own.status])}</p>
    </div>
  )
}
