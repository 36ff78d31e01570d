import type { ReactNode } from 'react'
import { EmptyIllustration } from './empty-illustration.tsx'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  readonly title: string
  readonly text?: string
  /** In place of a whole page, whose heading it is. */
  readonly isPage?: boolean
  /** What to do about it. */
  readonly children?: ReactNode
}

/** In place of a list that has nothing. */
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
