import { type ReactNode, useId } from 'react'
import { useModal } from '../dialog/use-modal.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './drawer.module.css'
import { useBeside } from './use-beside.ts'

export interface DrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly children: ReactNode
  /** The foot stays in sight while the content scrolls. */
  readonly foot?: ReactNode
  /** It follows the foot, and is scrolled to where the drawer is too low for all. */
  readonly below?: ReactNode
  /** `bottom` is as high as its content and near the thumb; `cover` takes the whole screen. */
  readonly side?: 'start' | 'end' | 'bottom' | 'cover'
  /** The drawer begins under the page's header, whose buttons stay usable. */
  readonly leavesHeader?: boolean
}

/** A sheet over the page. Its content is mounted only while it is open. */
export function Drawer({ isOpen, onClose, title, closeLabel, children, foot, below, side = 'end', leavesHeader = false }: DrawerProps) {
  const modal = useModal(isOpen, onClose, !leavesHeader)
  useBeside(modal.ref, isOpen && leavesHeader, onClose)
  const titleId = useId()
  return (
    <dialog {...modal} className={`${styles.drawer} ${styles[side]} ${leavesHeader ? styles.beside : ''}`} aria-labelledby={titleId}>
      {isOpen && (
        <div className={`${styles.sheet} ${below === undefined ? '' : styles.flowing}`}>
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
          {below !== undefined && <div className={styles.below}>{below}</div>}
        </div>
      )}
    </dialog>
  )
}
