import type { ReactNode } from 'react'
import type { SectionOwner } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useFocusAfterRemoval } from '../../platform/lists/focus-after-removal.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import styles from './dashboard-shell.module.css'
import type { SectionCounts } from './section-counts.ts'
import { SectionLinks } from './section-links.tsx'
import { SectionSheet } from './section-sheet.tsx'

export interface DashboardOwner extends SectionOwner {
  readonly firstName: string
  readonly lastName: string
}

export interface DashboardShellProps {
  readonly owner: DashboardOwner
  readonly roleBadge: ReactNode
  readonly counts: SectionCounts
  readonly children: ReactNode
}

/** The account area of the signed-in person. */
export function DashboardShell({ owner, roleBadge, counts, children }: DashboardShellProps) {
  const { t } = useTexts(dashboardTexts)
  useFocusAfterRemoval()
  const name = `${owner.firstName} ${owner.lastName}`.trim()
  const side = (
    <nav className={styles.side} aria-label={t('dashboard.menu')}>
      <div className={styles.owner}>
        {name !== '' && (
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
        )}
        {roleBadge}
      </div>
      <SectionLinks owner={owner} counts={counts} />
    </nav>
  )
  return (
    <DashboardFrame side={side} bar={<SectionSheet owner={owner} counts={counts} />}>
      {children}
    </DashboardFrame>
  )
}
