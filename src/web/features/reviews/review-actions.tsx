import { useState } from 'react'
import type { ModeratedReview } from '#contract/reviews.ts'
import { type ReviewAction, reviewActions } from '#domain/catalogue/reviews.ts'
import { isolate } from '#i18n/bidi.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { moderationTexts } from '#i18n/sets/moderation.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { ButtonTone } from '../../ui/button/button-look.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import card from './moderated-card.module.css'

const WORDS = {
  approve: 'moderation.approve',
  reject: 'moderation.reject',
  're-approve': 'moderation.reApprove',
  delete: 'moderation.delete',
} as const satisfies Record<ReviewAction, string>

const TONES = {
  approve: 'primary',
  reject: 'secondary',
  're-approve': 'primary',
  delete: 'plain-danger',
} as const satisfies Record<ReviewAction, ButtonTone>

export interface ReviewActionsProps {
  readonly review: ModeratedReview
  readonly isBusy: boolean
  readonly onAct: (action: ReviewAction) => void
}

/** Shows the actions that a review's status allows; deleting asks first. */
export function ReviewActions({ review, isBusy, onAct }: ReviewActionsProps) {
  const { t } = useTexts(moderationTexts)
  const [isAsking, setAsking] = useState(false)
  const ofReview = t('moderation.of', { title: isolate(review.title) })
  return (
    <>
      {reviewActions(review.status).map((action) => (
        <Button
          key={action}
          tone={TONES[action]}
          className={action === 'delete' ? card.bare : undefined}
          isBusy={isBusy}
          aria-label={`${t(WORDS[action])} ${ofReview}`}
          onPress={() => {
            if (action === 'delete') setAsking(true)
            else onAct(action)
          }}
        >
          {t(WORDS[action])}
        </Button>
      ))}
      <DeleteDialog
        review={review}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onAct('delete')
        }}
      />
    </>
  )
}

interface DeleteDialogProps {
  readonly review: ModeratedReview
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

function DeleteDialog({ review: { title, product }, isOpen, onClose, onConfirm }: DeleteDialogProps) {
  const { t } = useTexts(dashboardTexts, moderationTexts)
  const name = nameOf(product, useLanguage())
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('moderation.deleteTitle')}
      actions={
        <>
          <Button tone="secondary" onPress={onClose}>
            {t('dashboard.goBack')}
          </Button>
          <Button tone="danger" onPress={onConfirm}>
            {t('moderation.deleteConfirm')}
          </Button>
        </>
      }
    >
      <p>
        <strong>
          <Bdi>{title}</Bdi>
        </strong>
      </p>
      <p>{t('moderation.about', { product: isolate(name) })}</p>
      <p>{t('moderation.deleteText')}</p>
    </Dialog>
  )
}
