import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './toast.module.css'

export type ToastTone = 'success' | 'info' | 'warning' | 'error'

export interface ToastProps {
  readonly tone: ToastTone
  readonly title?: string | undefined
  readonly children: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
}

const SIGNS = { success: 'check', info: 'info', warning: 'alert', error: 'alert' } as const

export function Toast({ tone, title, children, closeLabel, onClose }: ToastProps) {
  return (
    <div className={`${styles.toast} ${styles[tone]}`} role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}>
      <span className={styles.sign}>
        <Icon name={SIGNS[tone]} />
      </span>
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <p>{children}</p>
      </div>
      <button type="button" className={styles.close} onClick={onClose}>
        <Icon name="close" />
        <span className="visually-hidden">{closeLabel}</span>
      </button>
    </div>
  )
}

export interface ToastStackProps {
  readonly label: string
  readonly children: ReactNode
  /** Changes when there is another toast to see. */
  readonly newest: number | undefined
}

/** Top right in both languages, and above a dialog that is open: the layer that was opened last is the topmost. */
export function ToastStack({ label, children, newest }: ToastStackProps) {
  const stack = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = stack
    if (newest === undefined || current === null || !('showPopover' in current)) return
    if (current.matches(':popover-open')) current.hidePopover()
    current.showPopover()
  }, [newest])
  return (
    <section ref={stack} className={styles.stack} aria-label={label} popover="manual">
      {children}
    </section>
  )
}
