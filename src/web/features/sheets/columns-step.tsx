import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SheetRun } from '#contract/admin/sheets.ts'
import { type ColumnChoice, missingColumns, SHEET_ABSENT, SHEET_SCOPES } from '#domain/sheets/columns.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailureOrMissing } from '../../platform/frame/missing-failures.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DeleteButton } from '../../ui/dialog/delete-button.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { Radio } from '../../ui/radio/radio.tsx'
import { ColumnChoices } from './column-choices.tsx'
import { LackingColumns } from './lacking-columns.tsx'
import { useSheetsPath } from './sheet-words.tsx'
import styles from './sheets.module.css'
import type { RunWork } from './use-run.ts'

export interface ColumnsStepProps {
  readonly run: SheetRun
  readonly work: RunWork
  readonly onChecked: () => void
}

/** The choice of columns, with the shop's guess, and of the way to import. */
export function ColumnsStep({ run, work, onChecked }: ColumnsStepProps) {
  const { t } = useTexts(sheetsTexts)
  const [columns, setColumns] = useState<readonly ColumnChoice[]>(run.columns.map(({ column }) => column))
  const [options, setOptions] = useState({ scope: run.scope, absent: run.absent, isPartial: run.isPartial })
  const choose = (index: number, chosen: ColumnChoice) =>
    // A column of the shop is given once: it leaves the one that had it.
    setColumns(columns.map((column, at) => (at === index ? chosen : column === chosen ? null : column)))
  const lacking = missingColumns(run.kind, columns, options.scope)
  const told = useRef<HTMLDivElement>(null)
  const check = async () => {
    if (lacking.length > 0) return told.current?.focus()
    const body = { ...options, columns: [...columns] }
    if (await work.act((api) => api.call('PUT /api/sheets/runs/:id', { params: { id: run._id }, body }))) onChecked()
  }
  return (
    <>
      {run.failure !== null && (
        <Callout tone="error" title={t('sheets.result.failedTitle')}>
          {run.failure}
        </Callout>
      )}
      <Card>
        <ColumnChoices
          run={run}
          columns={columns}
          onChoose={choose}
          above={<LackingColumns ref={told} columns={lacking} choices={run.choices} />}
        />
      </Card>
      <Card>
        <Options run={run} options={options} onChange={setOptions} />
      </Card>
      <div className={styles.actions}>
        <Button tone="primary" onPress={check}>
          {t('sheets.columns.check')}
        </Button>
        <ForgetButton run={run} />
      </div>
    </>
  )
}

type ChosenOptions = Pick<SheetRun, 'scope' | 'absent' | 'isPartial'>

interface OptionsProps {
  readonly run: SheetRun
  readonly options: ChosenOptions
  readonly onChange: (options: ChosenOptions) => void
}

function Options({ run, options, onChange }: OptionsProps) {
  const { t } = useTexts(sheetsTexts)
  const isOfProducts = run.kind === 'products'
  return (
    <FormSection title={t('sheets.columns.options')}>
      {isOfProducts && (
        <ChoiceGroup
          name="scope"
          legend={t('sheets.columns.scope')}
          chosen={options.scope}
          choices={SHEET_SCOPES.map((value) => ({ value, text: t(`sheets.columns.scopes.${value}`) }))}
          onChoose={(scope) => onChange({ ...options, scope })}
        />
      )}
      {isOfProducts && (
        <ChoiceGroup
          name="absent"
          legend={t('sheets.columns.absent')}
          chosen={options.absent}
          choices={SHEET_ABSENT.map((value) => ({ value, text: t(`sheets.columns.absents.${value}`) }))}
          onChoose={(absent) => onChange({ ...options, absent })}
        />
      )}
      <ChoiceGroup
        name="partial"
        legend={t('sheets.columns.partial')}
        chosen={options.isPartial ? 'good' : 'all'}
        choices={(['all', 'good'] as const).map((value) => ({ value, text: t(`sheets.columns.partials.${value}`) }))}
        onChoose={(chosen) => onChange({ ...options, isPartial: chosen === 'good' })}
      />
    </FormSection>
  )
}

interface ChoiceGroupProps<Value extends string> {
  readonly name: string
  readonly legend: string
  readonly chosen: Value
  readonly choices: readonly { readonly value: Value; readonly text: string }[]
  readonly onChoose: (value: Value) => void
}

function ChoiceGroup<Value extends string>({ name, legend, chosen, choices, onChoose }: ChoiceGroupProps<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map(({ value, text }) => (
        <Radio key={value} id={`${name}-${value}`} name={name} value={value} isChecked={chosen === value} onChange={() => onChoose(value)}>
          {text}
        </Radio>
      ))}
    </fieldset>
  )
}

/** It asks by the name of the file, because the choice of columns goes with it. */
function ForgetButton({ run: { _id: id, fileName } }: Pick<ColumnsStepProps, 'run'>) {
  const { t } = useTexts(sheetsTexts, dashboardTexts)
  const api = useApi()
  const navigate = useNavigate()
  const pathOf = useSheetsPath()
  return (
    <DeleteButton
      texts={{ button: t('sheets.columns.forget'), title: t('sheets.columns.forgetTitle'), back: t('dashboard.goBack') }}
      send={async () => (await api.call('DELETE /api/sheets/runs/:id', { params: { id } })).message}
      onDeleted={(text) => {
        notify({ kind: 'success', text })
        void navigate(pathOf())
      }}
      onFailed={(error) => reportFailureOrMissing(error, t)}
    >
      <p>
        <strong>
          <bdi>{fileName}</bdi>
        </strong>
      </p>
      <p>{t('sheets.columns.forgetText')}</p>
    </DeleteButton>
  )
}
