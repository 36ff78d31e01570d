import type { TimelineStepReply } from '#contract/orders.ts'
import { formatCairoTime } from '#i18n/formats.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { type Texts, useTexts } from '../../../platform/texts/texts.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import type { AnyIconName } from '../../../ui/icon/any-icon.tsx'
import { ProgressStep } from './progress-step.tsx'

export interface TimelineStepsProps {
  readonly steps: readonly TimelineStepReply[]
  /** True for the requester. */
  readonly isOwn: boolean
}

/** Calls, offers, the answer to them and deliveries, in the order in which they happened. */
export function TimelineSteps({ steps, isOwn }: TimelineStepsProps) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  return steps.map(({ kind, at, way, by, number }) => (
    <ProgressStep key={`${kind} ${at}`} icon={ICONS[kind]} isDone={kind !== 'not-reached'} title={titleOf({ kind, way }, isOwn, t)}>
      <p>
        {by !== undefined && by !== '' && (
          <>
            <bdi>{by}</bdi>
            {' · '}
          </>
        )}
        {number !== undefined && (
          <>
            <Ltr>{number}</Ltr>
            {' · '}
          </>
        )}
        <time dateTime={at}>{formatCairoTime(at, language)}</time>
      </p>
    </ProgressStep>
  ))
}

function titleOf({ kind, way }: Pick<TimelineStepReply, 'kind' | 'way'>, isOwn: boolean, t: Texts<typeof ordersTexts>): string {
  const reader = isOwn ? 'own' : 'staff'
  if (kind === 'received') return t('orders.details.received')
  if (kind === 'called') return t(`orders.timeline.${reader}.called.${way ?? 'call-out'}`)
  return t(`orders.timeline.${reader}.${kind}`)
}

const ICONS = {
  received: 'check',
  called: 'phone',
  'not-reached': 'phone',
  'offer-sent': 'offer',
  accepted: 'check',
  declined: 'close',
  'first-delivered': 'truck',
  delivered: 'box',
  cancelled: 'close',
} as const satisfies Record<TimelineStepReply['kind'], AnyIconName>
