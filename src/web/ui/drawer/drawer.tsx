import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './drawer.module.css'

export interface DrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly children: ReactNode
  /** Stays in sight while the content scrolls. */
  readonly foot?: ReactNode
  /** `bottom` is as high as its content and near the thumb, `cover` takes the whole screen. */
  readonly side?: 'start' | 'end' | 'bottom' | 'cover'
}

/**
 * A sheet over the page. The browser's own modal dialog keeps the focus inside, the page behind it inert, and gives the focus
 * back when it closes. Its content is there only while it is open.
 */
export function Drawer({ isOpen, onClose, title, closeLabel, children, foot, side = 'end' }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const { current } = dialog
    if (isOpen && current?.open === false) current.showModal()
    if (!isOpen && current?.open) current.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by keyboard, the browser sees to that
    <dialog
      ref={dialog}
      className={`${styles.drawer} ${styles[side]}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
      }}
    >
      {isOpen && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} onClick={onClose}>
              <Icon name="close" />
              <span className="visually-hidden">{closeLabel}</span>
            </button>
          </div>
          <div className={styles.content}>{children}</div>
          {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        </div>
      )}
    </dialog>
  )
}
