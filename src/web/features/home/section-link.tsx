import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './section-link.module.css'

export interface SectionLinkProps {
  readonly to: string
  readonly children: ReactNode
}

/** The link at the end of a section's title. */
export function SectionLink({ to, children }: SectionLinkProps) {
  return (
    <Link className={styles.link} to={to}>
      {children}
      <Icon name="arrow" />
    </Link>
  )
}
