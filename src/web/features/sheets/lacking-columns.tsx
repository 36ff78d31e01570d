import type { Ref } from 'react'
import type { SheetRun } from '#contract/admin/sheets.ts'
import type { SheetColumn } from '#domain/sheets/columns.ts'
import { formatList } from '#i18n/formats.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Callout } from '../../ui/callout/callout.tsx'

export interface LackingColumnsProps {
  readonly ref: Ref<HTMLDivElement>
  readonly columns: readonly SheetColumn[]
  readonly choices: SheetRun['choices']
}

/** Names the columns without which the sheet can't be checked, beside the choices that mend it. */
export function LackingColumns({ ref, columns, choices }: LackingColumnsProps) {
  const { t } = useTexts(sheetsTexts)
  const language = useLanguage()
  if (columns.length === 0) return null
  const names = columns.map((column) => choices.find((choice) => choice.column === column)?.name ?? column)
  return (
    <div ref={ref} tabIndex={-1} role="alert">
      <Callout tone="warning" title={t('sheets.columns.lacking', { columns: formatList(names, language) })}>
        {t('sheets.columns.lackingText')}
      </Callout>
    </div>
  )
}
