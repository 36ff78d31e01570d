import { type ReactNode, useId } from 'react'
import styles from './dialog.module.css'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  readonly actions: ReactNode
}

/** Asks a question over the page. */
export function Dialog({ isOpen, onClose, title, children, actions }: DialogProps) {
  const modal = useModal(isOpen, onClose)
  const id = useId()
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={id}>
      {isOpen && (
        <div className={styles.sheet}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <div className={styles.content}>{children}</div>
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
    </dialog>
  )
}
