import { type ReactNode, useId } from 'react'
import { Band } from '../band/band.tsx'
import styles from './section.module.css'

export interface SectionProps {
  readonly title: string
  readonly children: ReactNode
  /** An element at the end of the title's line. */
  readonly aside?: ReactNode
}

export function Section({ title, children, aside }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Band>
        <div className={styles.section}>
          <div className={styles.head}>
            <h2 id={id}>{title}</h2>
            {aside}
          </div>
          {children}
        </div>
      </Band>
    </section>
  )
}
