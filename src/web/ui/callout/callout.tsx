import type { ReactNode } from 'react'
import { AnyIcon, type AnyIconName } from '../icon/any-icon.tsx'
import styles from './callout.module.css'

export type CalloutTone = 'info' | 'success' | 'warning' | 'error'

export interface CalloutProps {
  readonly tone?: CalloutTone
  readonly title?: string
  readonly children: ReactNode
}

const SIGNS = { info: 'info', success: 'check', warning: 'alert', error: 'alert' } as const satisfies Record<CalloutTone, AnyIconName>

/** Shows a note that stays on the page. */
export function Callout({ tone = 'info', title, children }: CalloutProps) {
  return (
    <div className={`${styles.callout} ${styles[tone]}`}>
      <span className={styles.sign}>
        <AnyIcon name={SIGNS[tone]} />
      </span>
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  )
}
