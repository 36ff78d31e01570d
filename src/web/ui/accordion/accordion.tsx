import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './accordion.module.css'

export interface AccordionProps {
  readonly id: string
  readonly title: string
  /** The section is open on a phone; wider screens open all of them. */
  readonly isOpenAtFirst: boolean
  readonly children: ReactNode
}

/** The widths on which the style sheet shows closed sections too until scripts have opened them. */
const ROOMY = '(min-width: 768px)'

/** A section that folds under its title; it is a `details` element, so it works without scripts. */
export function Accordion({ id, title, isOpenAtFirst, children }: AccordionProps) {
  const [hasRoom, setHasRoom] = useState(false)
  useEffect(() => {
    const isMeant = () => location.hash === `#${id}`
    if (matchMedia(ROOMY).matches || isMeant()) setHasRoom(true)
    const onHash = () => {
      if (isMeant()) setHasRoom(true)
    }
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [id])
  return (
    <details id={id} className={styles.section} open={isOpenAtFirst || hasRoom} data-ready={hasRoom || undefined}>
      <summary className={styles.label}>
        <h2>{title}</h2>
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
