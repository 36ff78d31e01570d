import { type ReactNode, useState } from 'react'
import { OFFER_REASON_MAX } from '#domain/offers/limits.ts'
import { offersAfterTexts } from '#i18n/sets/offers-after.ts'
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
  const { t } = useTexts(offersAfterTexts)
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
        label={t('offersAfter.reason')}
        name="reason"
        rows={2}
        isRequired={isNeeded}
        maxLength={OFFER_REASON_MAX}
        error={isTried && isMissing ? t('offersAfter.answer.reasonMissing') : undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActDialog>
  )
}
