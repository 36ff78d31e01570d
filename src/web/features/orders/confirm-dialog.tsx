import { type ReactNode, useRef, useState } from 'react'
import { CANCEL_REASON_MAX } from '#domain/orders/orders.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import type { AskedReason } from './cancel-reason.ts'

export interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly title: string
  /** The name of the thing in question. */
  readonly subject: ReactNode
  readonly text: string
  readonly confirmLabel: string
  readonly reason?: AskedReason | undefined
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => void
}

/** Asks before something is cancelled. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, subject, text, confirmLabel, reason: asked, onClose, onConfirm } = props
  const { t } = useTexts(dashboardTexts, ordersTexts)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isMissing = asked?.isRequired === true && reason.trim() === ''
  const close = () => {
    setTried(false)
    onClose()
  }
  const confirm = () => {
    setTried(true)
    if (isMissing) return field.current?.focus()
    close()
    onConfirm(reason.trim())
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      actions={
        <>
          <Button tone="secondary" onPress={close}>
            {t('dashboard.goBack')}
          </Button>
          <Button tone="danger" onPress={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>
        <strong>{subject}</strong>
      </p>
      <p>{text}</p>
      {asked?.isRequired === true && <p>{t('orders.change.reasonRequired')}</p>}
      {asked !== undefined && (
        <TextArea
          ref={field}
          label={t(asked.isRequired ? 'orders.change.cancelReason' : 'orders.change.reason')}
          hint={asked.isForCustomer ? t('orders.change.reasonHint') : undefined}
          name="reason"
          rows={2}
          isRequired={asked.isRequired}
          maxLength={CANCEL_REASON_MAX}
          error={isTried && isMissing ? t('orders.change.reasonMissing') : undefined}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </Dialog>
  )
}
