import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTopModal } from '../dialog/open-modals.ts'
import { AnyIcon } from '../icon/any-icon.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './toast.module.css'

export type ToastTone = 'success' | 'info' | 'warning' | 'error'

export interface ToastFacts {
  readonly id: number
  readonly kind: ToastTone
  readonly title?: string | undefined
  readonly text: string
}

interface ToastProps {
  readonly toast: ToastFacts
  readonly closeLabel: string
  readonly onClose: (id: number) => void
}

const SIGNS = { success: 'check', info: 'info', warning: 'alert', error: 'alert' } as const

function Toast({ toast: { id, kind, title, text }, closeLabel, onClose }: ToastProps) {
  return (
    <div className={`${styles.toast} ${styles[kind]}`} role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}>
      <span className={styles.sign}>
        <AnyIcon name={SIGNS[kind]} />
      </span>
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <p>{text}</p>
      </div>
      <button type="button" className={styles.close} onClick={() => onClose(id)}>
        <Icon name="close" />
        <span className="visually-hidden">{closeLabel}</span>
      </button>
    </div>
  )
}

export interface ToastStackProps extends Omit<ToastProps, 'toast'> {
  readonly label: string
  /** Toasts, the newest last. */
  readonly toasts: readonly ToastFacts[]
}

/**
 * Shows toasts at the top right in both languages. They are rendered inside an open modal dialog, because everything outside of it is
 * inert.
 */
export function ToastStack({ label, toasts, ...rest }: ToastStackProps) {
  const newest = toasts.at(-1)?.id
  const stack = useRef<HTMLElement>(null)
  const dialog = useTopModal()
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another place it is another element
  useLayoutEffect(() => {
    const { current } = stack
    // A dialog that leaves with its row takes the stack out of the page in the same commit; the next render has it elsewhere.
    if (!current?.isConnected || !('showPopover' in current)) return
    if (current.matches(':popover-open')) current.hidePopover()
    current.showPopover()
  }, [newest, dialog])
  const content = (
    <section ref={stack} className={styles.stack} aria-label={label} popover="manual" data-notices="">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} {...rest} />
      ))}
    </section>
  )
  return dialog === null ? content : createPortal(content, dialog)
}
