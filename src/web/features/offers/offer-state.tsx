import type { OfferRowReply } from '#contract/offers/offer-replies.ts'
import type { ShownOfferState } from '#domain/offers/states.ts'
import { offersTexts } from '#i18n/sets/offers.ts'
import type { KeyOf } from '#i18n/text-set.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import { AnyIcon, type AnyIconName } from '../../ui/icon/any-icon.tsx'

interface StateLook {
  readonly text: KeyOf<typeof offersTexts>
  readonly tone: BadgeTone
  readonly icon: AnyIconName
}

export const STATE_LOOKS = {
  draft: { text: 'offers.states.draft', tone: 'steel', icon: 'offer' },
  waiting: { text: 'offers.states.waiting', tone: 'warning', icon: 'clock' },
  sent: { text: 'offers.states.sent', tone: 'nile', icon: 'mail' },
  accepted: { text: 'offers.states.accepted', tone: 'success', icon: 'check' },
  declined: { text: 'offers.states.declined', tone: 'danger', icon: 'close' },
  superseded: { text: 'offers.states.superseded', tone: 'steel', icon: 'clock' },
  withdrawn: { text: 'offers.states.withdrawn', tone: 'danger', icon: 'close' },
  expired: { text: 'offers.states.expired', tone: 'warning', icon: 'clock' },
} as const satisfies Record<ShownOfferState, StateLook>

export interface OfferStateProps extends Pick<OfferRowReply, 'state'> {
  /** False while an acceptance by link waits for the staff's confirmation. */
  readonly isConfirmed?: boolean
  readonly isPaused?: boolean
}

export function OfferState({ state, isConfirmed = true, isPaused = false }: OfferStateProps) {
  const { t } = useTexts(offersTexts)
  const { text, tone, icon } = STATE_LOOKS[state]
  if (state === 'accepted' && !isConfirmed) return <Badge tone="warning">{t('offers.states.toConfirm')}</Badge>
  if (state === 'sent' && isPaused) return <Badge tone="brass">{t('offers.states.paused')}</Badge>
  return (
    <Badge tone={tone}>
      <AnyIcon name={icon} />
      {t(text)}
    </Badge>
  )
}
