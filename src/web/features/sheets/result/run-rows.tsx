import { useEffect, useState } from 'react'
import type { SheetRunRow } from '#contract/admin/sheets.ts'
import type { CallReply } from '#contract/endpoints.ts'
import { ROW_OUTCOMES, type RowOutcome } from '#domain/sheets/results.ts'
import { isolate } from '#i18n/bidi.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { FormSection } from '../../../ui/form-layout/form-section.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Table } from '../../../ui/table/table.tsx'
import styles from '../sheets.module.css'

export interface RunRowsProps {
  readonly id: string
  readonly outcome: RowOutcome | null
  readonly onOutcome: (outcome: RowOutcome | null) => void
}

type Found = CallReply<'GET /api/sheets/runs/:id/rows'>

const TONES = { added: 'success', changed: 'nile', unchanged: 'steel', refused: 'danger' } as const

/** Each row of the sheet with its result, before and after. */
export function RunRows({ id, outcome, onOutcome }: RunRowsProps) {
  const { t } = useTexts(sheetsTexts)
  const [page, setPage] = useState(1)
  const found = useRows(id, outcome, page)
  // The buttons are never disabled for the browser, which would take the focus from the one that was pressed.
  const goTo = (next: number) => setPage(Math.min(Math.max(next, 1), found?.totalPages ?? 1))
  const choices = [
    { value: '', text: t('sheets.result.all') },
    ...ROW_OUTCOMES.map((each) => ({ value: each, text: t(`sheets.result.outcomes.${each}`) })),
  ]
  return (
    <FormSection title={t('sheets.result.rows')}>
      <div>
        <Select
          label={t('sheets.result.show')}
          name="outcome"
          value={outcome ?? ''}
          options={choices}
          onChange={(value) => {
            setPage(1)
            onOutcome(ROW_OUTCOMES.find((each) => each === value) ?? null)
          }}
        />
      </div>
      {found !== null && found.count === 0 && <p>{t('sheets.result.noneOf')}</p>}
      {found !== null && found.count > 0 && <RowsTable rows={found.rows} />}
      {found !== null && found.totalPages > 1 && (
        <nav className="cluster gap-3" aria-label={t('sheets.result.pages')}>
          <Button tone="secondary" className="button-off" aria-disabled={page <= 1} onPress={() => goTo(page - 1)}>
            {t('sheets.result.previous')}
          </Button>
          <span aria-live="polite">{t('sheets.result.position', { page: String(page), pages: String(found.totalPages) })}</span>
          <Button tone="secondary" className="button-off" aria-disabled={page >= found.totalPages} onPress={() => goTo(page + 1)}>
            {t('sheets.result.next')}
          </Button>
        </nav>
      )}
    </FormSection>
  )
}

function useRows(id: string, outcome: RowOutcome | null, page: number): Found | null {
  const { t } = useTexts(sheetsTexts)
  const api = useApi()
  const [found, setFound] = useState<Found | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts only tell a failure
  useEffect(() => {
    let isLeft = false
    const query = { page, ...(outcome === null ? {} : { outcome }) }
    api.call('GET /api/sheets/runs/:id/rows', { params: { id }, query }).then(
      (answer) => {
        if (!isLeft) setFound(answer)
      },
      (error: unknown) => {
        if (!isLeft) reportFailure(error, t)
      },
    )
    return () => {
      isLeft = true
    }
  }, [api, id, outcome, page])
  return found
}

function RowsTable({ rows }: { readonly rows: readonly SheetRunRow[] }) {
  const { t } = useTexts(sheetsTexts)
  return (
    <Table
      label={t('sheets.result.rows')}
      rows={rows}
      keyOf={({ row }) => String(row)}
      isDense
      columns={[
        {
          key: 'record',
          head: t('sheets.result.record'),
          cell: ({ row, key, name }) => (
            <span className={styles.words}>
              <bdi>{name === '' ? key : name}</bdi>
              <span className={styles.hint}>
                {t('sheets.result.rowOf', { row: String(row) })}
                {name !== '' && key !== name && (
                  <>
                    {' · '}
                    <bdi>{key}</bdi>
                  </>
                )}
              </span>
            </span>
          ),
        },
        {
          key: 'outcome',
          head: t('sheets.result.outcome'),
          cell: ({ outcome }) => <Badge tone={TONES[outcome]}>{t(`sheets.result.outcomes.${outcome}`)}</Badge>,
        },
        { key: 'what', head: t('sheets.result.what'), cell: (row) => <Details row={row} />, isWide: true },
      ]}
    />
  )
}

function Details({ row: { changes, mistakes, warnings } }: { readonly row: SheetRunRow }) {
  const { t } = useTexts(sheetsTexts)
  if (changes.length + mistakes.length + warnings.length === 0) return '–'
  return (
    <ul className="stack gap-1">
      {changes.map(({ column, name, before, after }) => (
        <li key={column} className={styles.change}>
          {t('sheets.result.fromTo', {
            name,
            before: isolate(before === '' ? t('sheets.result.empty') : before),
            after: isolate(after === '' ? t('sheets.result.empty') : after),
          })}
        </li>
      ))}
      {mistakes.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {warnings.map((text) => (
        <li key={text} className={styles.hint}>
          {text}
        </li>
      ))}
    </ul>
  )
}
