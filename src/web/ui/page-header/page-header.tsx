import type { ReactNode } from 'react'
import { Bdi } from '../bidi/bdi.tsx'
import { Breadcrumb, type Crumb } from '../breadcrumb/breadcrumb.tsx'
import styles from './page-header.module.css'

export interface PageHeaderProps {
  readonly title: string
  /** The title's id, by which it can take the focus. */
  readonly titleId?: string
  readonly lead?: string
  readonly path?: { readonly label: string; readonly crumbs: readonly Crumb[] }
  /** The page's main action, at the end of the title's line. */
  readonly action?: ReactNode
}

export function PageHeader({ title, titleId, lead, path, action }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {path !== undefined && <Breadcrumb label={path.label} crumbs={path.crumbs} />}
        <h1 id={titleId} tabIndex={titleId === undefined ? undefined : -1}>
          <Bdi>{title}</Bdi>
        </h1>
        {lead !== undefined && (
          <p className={styles.lead}>
            <Bdi>{lead}</Bdi>
          </p>
        )}
      </div>
      {action}
    </header>
  )
}
