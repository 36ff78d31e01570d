import { useState } from 'react'
import type { SheetRunRow } from '#contract/admin/sheets.ts'
import type { SheetKind } from '#domain/sheets/columns.ts'
import { ROW_OUTCOMES, type RowOutcome } from '#domain/sheets/results.ts'
import { isolate } from '#i18n/bidi.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { FormSection } from '../../../ui/form-layout/form-section.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Table } from '../../../ui/table/table.tsx'
import styles from '../sheets.module.css'
import { PagedRows } from './paged-rows.tsx'
import { useRows } from './use-rows.ts'

export interface RunRowsProps {
  readonly id: string
  readonly kind: SheetKind
  readonly outcome: RowOutcome | null
  readonly onOutcome: (outcome: RowOutcome | null) => void
}

const TONES = { added: 'success', changed: 'nile', unchanged: 'steel', refused: 'danger', switchedOff: 'warning' } as const

/** A sheet of products alone can switch off those that it does not name. */
function outcomesOf(kind: SheetKind): readonly RowOutcome[] {
  return kind === 'products' ? ROW_OUTCOMES : ROW_OUTCOMES.filter((each) => each !== 'switchedOff')
}

/** Each row of the sheet with its result, before and after. */
export function RunRows({ id, kind, outcome, onOutcome }: RunRowsProps) {
  const { t } = useTexts(sheetsTexts)
  const [page, setPage] = useState(1)
  const found = useRows(id, outcome, page)
  const choices = [
    { value: '', text: t('sheets.result.all') },
    ...outcomesOf(kind).map((each) => ({ value: each, text: t(`sheets.result.outcomes.${each}`) })),
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
      <PagedRows rows={found} page={page} onPage={setPage}>
        {(rows) => <RowsTable rows={rows} />}
      </PagedRows>
    </FormSection>
  )
}

function RowsTable({ rows }: { readonly rows: readonly SheetRunRow[] }) {
  const { t } = useTexts(sheetsTexts)
  return (
    <Table
      label={t('sheets.result.rows')}
      rows={rows}
      keyOf={({ row, key }) => (row === null ? `absent ${key}` : String(row))}
      isDense
      columns={[
        {
          key: 'record',
          head: t('sheets.result.record'),
          cell: ({ row, key, name }) => (
            <span className={styles.words}>
              <bdi>{name === '' ? key : name}</bdi>
              <span className={styles.hint}>
                {row === null ? t('sheets.result.notIn') : t('sheets.result.rowOf', { row: String(row) })}
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

function Details({ row: { outcome, changes, mistakes, warnings } }: { readonly row: SheetRunRow }) {
  const { t } = useTexts(sheetsTexts)
  if (changes.length + mistakes.length + warnings.length === 0) return '–'
  return (
    <ul className="stack gap-1">
      {changes.map(({ column, name, before, after }) => (
        <li key={column} className={styles.change}>
          {outcome === 'added'
            ? t('sheets.result.asNew', { name, after: isolate(after) })
            : t('sheets.result.fromTo', {
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
