import { useState } from 'react'
import { ABSENT_LISTED_MAX } from '#domain/sheets/results.ts'
import { formatNumber } from '#i18n/formats.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import styles from '../sheets.module.css'
import { PagedRows } from './paged-rows.tsx'
import { useRows } from './use-rows.ts'

export interface AbsentProductsProps {
  readonly id: string
  readonly count: number
  readonly isDone: boolean
}

/** The products that go off because the sheet does not name them. */
export function AbsentProducts({ id, count, isDone }: AbsentProductsProps) {
  const { t } = useTexts(sheetsTexts)
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const found = useRows(id, 'switchedOff', page)
  const title = t(isDone ? 'sheets.result.absentDone' : 'sheets.result.absent')
  return (
    <details className={styles.group} open>
      <summary>
        <span>{title}</span>
        <Badge tone="warning">{t('sheets.result.count', { count: formatNumber(count, language) })}</Badge>
      </summary>
      {count > ABSENT_LISTED_MAX && <p>{t('sheets.result.absentFirst', { limit: formatNumber(ABSENT_LISTED_MAX, language) })}</p>}
      <PagedRows rows={found} page={page} onPage={setPage}>
        {(rows) => (
          <ul className={`${styles.issues} ${styles.absent}`} aria-label={title}>
            {rows.map(({ key, name }) => (
              <li key={key}>
                <bdi>{key}</bdi>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
    </details>
  )
}
