import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { type Section, sectionOf } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { pathInLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PageHead } from '../../shop/frame/page-head.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormFrame } from '../../ui/form-frame/form-frame.tsx'
import { Skeleton, type SkeletonShape } from '../../ui/skeleton/skeleton.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'
import styles from './dashboard-skeleton.module.css'

const LINKS_EXPECTED = 5
const FORM_PATH = /\/(add|edit)(?:\/|$)/

interface AreaSkeletonProps {
  /** The skeleton of the page inside. */
  readonly children: ReactNode
}

/** Skeleton of the account area until the account is known. */
export function AreaSkeleton({ children }: AreaSkeletonProps) {
  const side = (
    <div className={styles.side}>
      <Skeleton shape="short" />
      <Skeleton shape="badge" />
      <Repeated shape="field" times={LINKS_EXPECTED} />
    </div>
  )
  return (
    <DashboardFrame side={side} bar={<Skeleton shape="field" />}>
      {children}
      <TakesLong />
    </DashboardFrame>
  )
}

/** The empty address leads to this page with its query, which a skeleton out of the cache does not know. */
const THIS_PAGE = ''

/** The scripts of a page may never arrive, so that styles alone show it after a while. */
function TakesLong() {
  const { t } = useTexts(dashboardTexts)
  return (
    <p className={styles.long}>
      {t('dashboard.takesLong')} <a href={THIS_PAGE}>{t('dashboard.reload')}</a>
    </p>
  )
}

export function DashboardSkeleton() {
  const { t } = useTexts(dashboardTexts)
  const path = pathInLanguage(useLocation().pathname, 'en')
  const section = sectionOf(path)
  const form = FORM_PATH.exec(path)?.[1]
  return (
    <AreaSkeleton>
      <PageHead title={section === null ? t('dashboard.title') : t(`dashboard.sections.${section}`)} isIndexed={false} />
      <p className="visually-hidden" role="status">
        {t('dashboard.loading')}
      </p>
      <div className="stack gap-1">
        {form !== undefined && <Skeleton shape="short" />}
        <Skeleton shape="title" />
        <Skeleton shape="lead" />
      </div>
      {form !== undefined ? <FormSkeleton section={section} isNew={form === 'add'} /> : <PageSkeleton section={section} />}
    </AreaSkeleton>
  )
}

/** These sections' forms have a switch beside them once the record exists. */
const SWITCHED: readonly (Section | null)[] = ['products', 'categories', 'brand']
const FORM_ROWS = 5

function FormSkeleton({ section, isNew }: { readonly section: Section | null; readonly isNew: boolean }) {
  const form = (
    <Card>
      <div className={styles.form}>
        <Repeated shape="field" times={FORM_ROWS * 2} />
      </div>
      <Skeleton shape="button" />
    </Card>
  )
  const beside = <Skeleton shape="sheet" />
  if (isNew) return section === 'products' ? <FormFrame preview={beside}>{form}</FormFrame> : form
  return SWITCHED.includes(section) ? <FormFrame side={beside}>{form}</FormFrame> : form
}

const FIELDS: Partial<Record<Section, number>> = { security: 2, account: 3 }

function PageSkeleton({ section }: { readonly section: Section | null }) {
  if (section === 'users' || section === 'products') {
    return (
      <div className="stack gap-4">
        <div className={styles.search}>
          <Skeleton shape="field" />
        </div>
        <div className={styles.rows}>
          <Repeated shape="row" times={12} />
        </div>
      </div>
    )
  }
  if (section === 'orders') {
    return (
      <div className="stack gap-4">
        <div className={styles.search}>
          <Skeleton shape="field" />
        </div>
        <div className="stack gap-3">
          <Repeated shape="entry" times={6} />
        </div>
      </div>
    )
  }
  if (section === 'address') {
    return (
      <div className={styles.sheets}>
        <Repeated shape="sheet" times={3} />
      </div>
    )
  }
  return (
    <Card>
      <div className={styles.fields}>
        <Repeated shape="field" times={FIELDS[section ?? 'account'] ?? 3} />
        <Skeleton shape="button" />
      </div>
    </Card>
  )
}

function Repeated({ shape, times }: { readonly shape: SkeletonShape; readonly times: number }) {
  return Array.from({ length: times }, (_, index) => {
    const key = `${shape} ${index}`
    return <Skeleton key={key} shape={shape} />
  })
}
