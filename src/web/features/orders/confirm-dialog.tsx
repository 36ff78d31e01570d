import type { ReactNode } from 'react'
import { useTexts } from '../../platform/texts.ts'
import button from '../../ui/button/button.module.css'
import danger from '../../ui/button/danger-button.module.css'
import { Dialog } from '../../ui/dialog/dialog.tsx'

export interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly title: string
  /** What it is about, by its name. */
  readonly subject: ReactNode
  readonly text: string
  readonly confirmLabel: string
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Asks before something is called off. */
export function ConfirmDialog({ isOpen, title, subject, text, confirmLabel, onClose, onConfirm }: ConfirmDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <button type="button" className={button.outlined} onClick={onClose}>
            {t('dashboard.goBack')}
          </button>
          <button
            type="button"
            className={danger.filled}
            onClick={() => {
              onClose()
              onConfirm()
            }}
          >
            {confirmLabel}
          </button>
        </>
      }
    >
      <p>
        <strong>{subject}</strong>
      </p>
      <p>{text}</p>
    </Dialog>
  )
}
