import type { ReactNode } from 'react'
import { EmptyIllustration } from './empty-illustration.tsx'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  readonly title: string
  readonly text?: string
  /** The state replaces a whole page, so its title is the page's heading. */
  readonly isPage?: boolean
  /** Links or buttons that lead on. */
  readonly children?: ReactNode
}

/** Shown instead of an empty list. */
export function EmptyState({ title, text, isPage = false, children }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={styles.state}>
      <EmptyIllustration />
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </div>
  )
}
