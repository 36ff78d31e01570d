import { type ReactNode, useState } from 'react'
import { CANCEL_REASON_MAX } from '#domain/orders/orders.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'

export interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly title: string
  /** The name of the thing in question. */
  readonly subject: ReactNode
  readonly text: string
  readonly confirmLabel: string
  /** Staff may give a reason, which the customer reads in the email; anybody owes one once an offer was accepted. */
  readonly asksReason?: boolean
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => void
}

/** Asks before something is cancelled. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, subject, text, confirmLabel, asksReason = false, onClose, onConfirm } = props
  const { t } = useTexts(dashboardTexts, ordersTexts)
  const [reason, setReason] = useState('')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button tone="secondary" onPress={onClose}>
            {t('dashboard.goBack')}
          </Button>
          <Button
            tone="danger"
            onPress={() => {
              onClose()
              onConfirm(reason.trim())
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>
        <strong>{subject}</strong>
      </p>
      <p>{text}</p>
      {asksReason && (
        <TextArea
          label={t('orders.change.reason')}
          hint={t('orders.change.reasonHint')}
          name="reason"
          rows={2}
          maxLength={CANCEL_REASON_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </Dialog>
  )
}
