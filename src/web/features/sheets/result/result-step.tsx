import { useState } from 'react'
import type { SheetRun } from '#contract/admin/sheets.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { mayImport, type RowOutcome, type SheetSummary } from '#domain/sheets/results.ts'
import { withoutEnding } from '#domain/sheets/runs.ts'
import { formatNumber } from '#i18n/formats.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import type { GuidedForm } from '../../../platform/forms/guided-form.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Callout } from '../../../ui/callout/callout.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { FormSection } from '../../../ui/form-layout/form-section.tsx'
import { FileButton, PICTURES_ANCHOR, useSheetsPath } from '../sheet-words.tsx'
import styles from '../sheets.module.css'
import type { RunWork } from '../use-run.ts'
import { AbsentProducts } from './absent-products.tsx'
import { IssueGroups } from './issue-groups.tsx'
import { RunRows } from './run-rows.tsx'

export interface ResultStepProps {
  readonly run: SheetRun
  readonly work: RunWork
  readonly onChange: () => void
  /** The next of the first steps, for somebody whom they led here. */
  readonly onward: GuidedForm['onward'] | undefined
}

/** The result of the check, or of the import. */
export function ResultStep({ run, work, onChange, onward }: ResultStepProps) {
  const { t } = useTexts(sheetsTexts)
  const { summary, groups } = run
  const [outcome, setOutcome] = useState<RowOutcome | null>(null)
  if (summary === null) return null
  const isDone = run.state === 'done'
  const isReady = mayImport(summary, run.isPartial)
  const isEmpty = !isReady && summary.refused === 0
  const hasGood = mayImport(summary, true)
  const heading = isDone ? 'doneTitle' : isReady ? 'title' : isEmpty ? 'noneTitle' : 'stoppedTitle'
  const mistakes = groups.filter(({ isWarning }) => !isWarning)
  const warnings = groups.filter(({ isWarning }) => isWarning)
  return (
    <>
      <Card>
        <FormSection title={t(`sheets.result.${heading}`)}>
          <Tiles summary={summary} />
          {summary.switchedOff > 0 && <AbsentProducts id={run._id} count={summary.switchedOff} isDone={isDone} />}
          {run.absent === 'off' && (summary.unnamed ?? 0) > 0 && <NothingOff count={summary.unnamed ?? 0} isDone={isDone} />}
          {!isDone && run.failure !== null && <Callout tone="error">{run.failure}</Callout>}
          {!isDone && !isReady && (
            <Callout tone={isEmpty ? 'info' : 'warning'}>
              {t(`sheets.result.${isEmpty ? 'none' : hasGood ? 'stopped' : 'stoppedAll'}`)}
            </Callout>
          )}
          {!isDone && run.isAnotherImporting && <Callout>{t('sheets.result.another')}</Callout>}
          {isDone ? <Onward kind={run.kind} onward={onward} /> : <Decision run={run} work={work} isReady={isReady} onChange={onChange} />}
        </FormSection>
      </Card>
      {mistakes.length > 0 && (
        <Card>
          <FormSection title={t('sheets.result.mistakes')}>
            <div>
              <FileButton
                path={`/api/sheets/runs/${run._id}/file`}
                name={`${withoutEnding(run.fileName)}-${t('sheets.result.fileName')}.xlsx`}
              >
                {t('sheets.result.file')}
              </FileButton>
            </div>
            <IssueGroups groups={mistakes} />
          </FormSection>
        </Card>
      )}
      {warnings.length > 0 && (
        <Card>
          <FormSection title={t('sheets.result.warnings')}>
            <IssueGroups groups={warnings} />
          </FormSection>
        </Card>
      )}
      <Card>
        <RunRows id={run._id} kind={run.kind} outcome={outcome} onOutcome={setOutcome} />
      </Card>
    </>
  )
}

const TILES = ['added', 'changed', 'unchanged', 'confirmed', 'switchedOff', 'refused'] as const
const SELDOM: readonly string[] = ['confirmed', 'switchedOff']

function Tiles({ summary }: { readonly summary: SheetSummary }) {
  const { t } = useTexts(sheetsTexts)
  const language = useLanguage()
  const shown = TILES.filter((each) => !SELDOM.includes(each) || summary[each] > 0)
  return (
    <dl className={styles.tiles}>
      {shown.map((each) => (
        <div key={each} className={styles.tile} data-wrong={(each === 'refused' && summary.refused > 0) || undefined}>
          <dt>{t(`sheets.result.${each}`)}</dt>
          <dd>{formatNumber(summary[each], language)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface NothingOffProps {
  readonly count: number
  readonly isDone: boolean
}

function NothingOff({ count, isDone }: NothingOffProps) {
  const { t } = useTexts(sheetsTexts)
  const text = isDone ? 'sheets.result.nothingOffDone' : 'sheets.result.nothingOff'
  return <Callout tone="warning">{t(text, { count: formatNumber(count, useLanguage()) })}</Callout>
}

function Decision({ run, work, isReady, onChange }: Omit<ResultStepProps, 'onward'> & { readonly isReady: boolean }) {
  const { t } = useTexts(sheetsTexts)
  const isOfGood = run.isPartial && (run.summary?.refused ?? 0) > 0
  const isStoppedByFew = !isReady && run.summary !== null && mayImport(run.summary, true)
  const leaveOut = () => {
    const body = { columns: run.columns.map(({ column }) => column), scope: run.scope, absent: run.absent, isPartial: true }
    return work.act((api) => api.call('PUT /api/sheets/runs/:id', { params: { id: run._id }, body }))
  }
  return (
    <div className={styles.actions}>
      {isReady && (
        <Button
          tone="primary"
          isBusy={run.isAnotherImporting}
          onPress={() => work.act((api) => api.call('POST /api/sheets/runs/:id/import', { params: { id: run._id } }))}
        >
          {t(isOfGood ? 'sheets.result.importGood' : 'sheets.result.import')}
        </Button>
      )}
      {isStoppedByFew && (
        <Button tone="secondary" onPress={leaveOut}>
          {t('sheets.result.onlyGood')}
        </Button>
      )}
      <Button tone="secondary" onPress={onChange}>
        {t('sheets.result.change')}
      </Button>
    </div>
  )
}

function Onward({ kind, onward }: Pick<ResultStepProps, 'onward'> & { readonly kind: SheetRun['kind'] }) {
  const { t } = useTexts(sheetsTexts)
  const language = useLanguage()
  const pathOf = useSheetsPath()
  return (
    <div className={styles.actions}>
      {onward !== undefined && (
        <ButtonLink tone="primary" to={onward.to}>
          {onward.text}
        </ButtonLink>
      )}
      <ButtonLink tone={onward === undefined ? 'primary' : 'secondary'} to={pathOf()}>
        {t('sheets.result.another2')}
      </ButtonLink>
      {kind === 'products' && (
        <>
          <ButtonLink tone="secondary" to={`${pathOf()}#${PICTURES_ANCHOR}`}>
            {t('sheets.result.toPictures')}
          </ButtonLink>
          <ButtonLink tone="secondary" to={pathInLanguage(SECTIONS.products, language)}>
            {t('sheets.result.toProducts')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
