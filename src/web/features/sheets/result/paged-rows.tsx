import type { ReactNode } from 'react'
import type { SheetRunRow } from '#contract/admin/sheets.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import type { Rows } from './use-rows.ts'

export interface PagedRowsProps {
  readonly rows: Rows
  readonly page: number
  readonly onPage: (page: number) => void
  readonly children: (rows: readonly SheetRunRow[]) => ReactNode
}

/** Rows with the way to the next ones. */
export function PagedRows({ rows: { answer, read }, page, onPage, children }: PagedRowsProps) {
  const { t } = useTexts(sheetsTexts)
  if (answer === null) return <Skeleton shape="row" />
  if (answer === 'failed')
    return (
      <div className="cluster gap-3" role="alert">
        <span>{t('sheets.result.rowsFailed')}</span>
        <Button tone="secondary" onPress={read}>
          {t('shell.failure.retry')}
        </Button>
      </div>
    )
  const { rows, count, totalPages } = answer
  // The buttons are never disabled for the browser, which would take the focus from the one that was pressed.
  const goTo = (next: number) => onPage(Math.min(Math.max(next, 1), totalPages))
  return (
    <>
      {count === 0 ? <p>{t('sheets.result.noneOf')}</p> : children(rows)}
      {totalPages > 1 && (
        <nav className="cluster gap-3" aria-label={t('sheets.result.pages')}>
          <Button tone="secondary" className="button-off" aria-disabled={page <= 1} onPress={() => goTo(page - 1)}>
            {t('sheets.result.previous')}
          </Button>
          <span aria-live="polite">{t('sheets.result.position', { page: String(page), pages: String(totalPages) })}</span>
          <Button tone="secondary" className="button-off" aria-disabled={page >= totalPages} onPress={() => goTo(page + 1)}>
            {t('sheets.result.next')}
          </Button>
        </nav>
      )}
    </>
  )
}
