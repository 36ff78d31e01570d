import { useState } from 'react'
import type { SheetRun } from '#contract/admin/sheets.ts'
import { isolate } from '#i18n/bidi.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import type { GuidedForm } from '../../platform/forms/guided-form.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { OtherTabs } from './other-tabs.tsx'
import { ProgressStep } from './progress-step.tsx'
import { ResultStep } from './result/result-step.tsx'
import { useSheetsPath } from './sheet-words.tsx'
import styles from './sheets.module.css'
import { useRun } from './use-run.ts'

const STEPS = ['file', 'columns', 'check', 'done'] as const

/** A sheet on its way from the file to the import. */
export function RunPage({ loaded, guide }: { readonly loaded: SheetRun; readonly guide: GuidedForm | null }) {
  const { t } = useTexts(sheetsTexts)
  const pathOf = useSheetsPath()
  const work = useRun(loaded)
  const { run } = work
  const [isChanging, setChanging] = useState(false)
  const isChoosing = run.state === 'chosen' || run.state === 'failed' || (isChanging && run.state === 'checked')
  const step = isChoosing ? 'columns' : run.state === 'done' ? 'done' : 'check'
  const kind = t(`sheets.kinds.${run.kind}`)
  const fileName = isolate(run.fileName)
  return (
    <>
      <PageHeader
        title={kind}
        lead={fileName}
        path={{ label: t('sheets.title'), crumbs: [{ text: t('sheets.title'), to: pathOf() }, { text: fileName }] }}
      />
      {run.state === 'done' ? guide?.stripTaken : guide?.strip}
      <div className="stack gap-6">
        <ol className={styles.steps} aria-label={t('sheets.steps.label')}>
          {STEPS.map((each, index) => (
            <li key={each} aria-current={each === step ? 'step' : undefined} data-done={index < STEPS.indexOf(step) || undefined}>
              {t(`sheets.steps.${each}`)}
            </li>
          ))}
        </ol>
        <OtherTabs run={run} />
        {isChoosing ? (
          <ColumnsStep key={run._id} run={run} work={work} onChecked={() => setChanging(false)} />
        ) : run.progress !== null ? (
          <ProgressStep state={run.state} progress={run.progress} />
        ) : (
          <ResultStep key={`${run._id} ${run.state}`} run={run} work={work} onChange={() => setChanging(true)} onward={guide?.onward} />
        )}
      </div>
    </>
  )
}
