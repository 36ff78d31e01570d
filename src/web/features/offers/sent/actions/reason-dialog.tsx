import { type ReactNode, useState } from 'react'
import { OFFER_REASON_MAX } from '#domain/offers/limits.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { ActDialog } from '../act-dialog.tsx'
import type { Outcome } from '../use-offer-work.ts'

export interface ReasonDialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly doLabel: string
  readonly isNeeded: boolean
  readonly onClose: () => void
  readonly act: (reason: string) => Promise<Outcome>
}

/** Asks for a reason before something that the customer feels. */
export function ReasonDialog({ title, children, doLabel, isNeeded, onClose, act }: ReasonDialogProps) {
  const { t } = useTexts(sentOfferTexts)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = isNeeded && reason.trim() === ''
  return (
    <ActDialog
      title={title}
      doLabel={doLabel}
      tone="danger"
      onClose={onClose}
      act={async () => {
        setTried(true)
        return isMissing ? null : act(reason.trim())
      }}
    >
      {children}
      <TextArea
        label={t('sentOffer.reason')}
        name="reason"
        rows={2}
        isRequired={isNeeded}
        maxLength={OFFER_REASON_MAX}
        error={isTried && isMissing ? t('sentOffer.answer.reasonMissing') : undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActDialog>
  )
}
