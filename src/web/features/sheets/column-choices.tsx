import { type ReactNode, useState } from 'react'
import type { SheetRun } from '#contract/admin/sheets.ts'
import { SPECS } from '#domain/catalogue/specs.ts'
import { type ColumnChoice, isSpecColumn } from '#domain/sheets/columns.ts'
import { convertedUnit } from '#domain/sheets/units.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { SelectField } from '../../ui/select/select-field.tsx'
import styles from './sheets.module.css'

/** The number of columns from which they are folded: fewer are looked over faster than they are opened. */
const FOLDED_FROM = 4

export interface ColumnChoicesProps {
  readonly run: SheetRun
  readonly columns: readonly ColumnChoice[]
  readonly onChoose: (index: number, chosen: ColumnChoice) => void
}

/** Columns that need a look are open; those that the shop is sure of are folded below them. */
export function ColumnChoices({ run, columns, onChoose, above }: ColumnChoicesProps & { readonly above: ReactNode }) {
  const { t } = useTexts(sheetsTexts)
  const language = useLanguage()
  // A column that lost its meaning to another one needs a look again.
  const [robbed, setRobbed] = useState<ReadonlySet<number>>(new Set())
  const choose = (index: number, chosen: ColumnChoice) => {
    const former = chosen === null ? -1 : columns.indexOf(chosen)
    if (former >= 0 && former !== index) setRobbed(new Set([...robbed, former]))
    onChoose(index, chosen)
  }
  const positions = run.columns.map((_, index) => index)
  const sure = positions.filter((index) => run.columns[index]?.isSure && !robbed.has(index))
  const folded = sure.length >= FOLDED_FROM ? sure : []
  const left = folded.filter((index) => columns[index] === null).length
  const open = positions.filter((index) => !folded.includes(index))
  const facts = t('sheets.columns.facts', { rows: formatNumber(run.rowCount, language), row: String(run.headRow) })
  const isKnown = sure.length === positions.length
  const why = t(run.isRemembered ? 'sheets.columns.remembered' : isKnown ? 'sheets.columns.allKnown' : 'sheets.columns.guessed')
  const list = (shown: readonly number[]) => <Columns run={run} columns={columns} positions={shown} onChoose={choose} />
  return (
    <FormSection title={t('sheets.columns.title')} hint={`${why} ${facts}`}>
      {above}
      {open.length > 0 && list(open)}
      {folded.length > 0 && (
        <details className={styles.group}>
          <summary>
            <span>
              {t('sheets.columns.sure', { count: folded.length - left })}
              {left > 0 && ` · ${t('sheets.columns.left', { count: left })}`}
            </span>
            <span className={styles.opener}>{t('sheets.columns.change')}</span>
          </summary>
          {list(folded)}
        </details>
      )}
    </FormSection>
  )
}

/** A heading may name another unit than the shop's: its cells are converted, which nobody should have to guess. */
function ConvertedUnit({ heading, column }: { readonly heading: string; readonly column: ColumnChoice }) {
  const { t } = useTexts(sheetsTexts)
  if (column === null || !isSpecColumn(column)) return null
  const from = convertedUnit(column, heading)
  return from === undefined ? null : (
    <span className={styles.hint}>{t('sheets.columns.converted', { from: isolate(from), to: isolate(SPECS[column]) })}</span>
  )
}

interface ColumnsProps extends ColumnChoicesProps {
  readonly positions: readonly number[]
}

function Columns({ run, columns, positions, onChoose }: ColumnsProps) {
  const { t } = useTexts(sheetsTexts)
  const choices = [
    { value: '', text: t('sheets.columns.ignore') },
    ...run.choices.map(({ column, name }) => ({ value: column, text: name })),
  ]
  return (
    <ul className={styles.list}>
      {positions.map((index) => {
        const { heading = '', samples = [] } = run.columns[index] ?? {}
        const name = heading === '' ? t('sheets.columns.nameless', { n: index + 1 }) : heading
        return (
          <li key={index} className={styles.column} data-left={columns[index] === null || undefined}>
            <div className={styles.words}>
              <bdi className={styles.heading}>{name}</bdi>
              <ConvertedUnit heading={heading} column={columns[index] ?? null} />
              {samples.length > 0 && <bdi className={styles.samples}>{samples.join(' · ')}</bdi>}
            </div>
            <SelectField
              label={t('sheets.columns.choiceOf', { heading: name })}
              options={choices}
              value={columns[index] ?? ''}
              onChange={({ target }) => onChoose(index, target.value === '' ? null : (target.value as ColumnChoice))}
            />
          </li>
        )
      })}
    </ul>
  )
}
