import type { ReactNode } from 'react'
import { AnyIcon, type AnyIconName } from '../../../ui/icon/any-icon.tsx'
import styles from './progress-step.module.css'

export interface ProgressStepProps {
  readonly icon: AnyIconName
  readonly isDone?: boolean
  readonly title: string
  readonly children: ReactNode
}

export function ProgressStep({ icon, isDone = false, title, children }: ProgressStepProps) {
  return (
    <li className={styles.step}>
      <span className={isDone ? styles.done : styles.sign}>
        <AnyIcon name={icon} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {children}
      </div>
    </li>
  )
}
