import { type ReactNode, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { isolate } from '#i18n/bidi.ts'
import { formatList } from '#i18n/formats.ts'
import { editsTexts } from '#i18n/sets/edits.ts'
import { ApiError } from '../calls/api.ts'
import { useLanguage } from '../texts/language.ts'
import { useTexts } from '../texts/texts.ts'
import { ChangedCallout } from './changed-callout.tsx'
import { type Conflict, changesOfOther, isSame, ownChanges } from './two-edits.ts'

export interface ChangedMeanwhileOptions<Rec extends { readonly version: number }, Values extends FieldValues> {
  /** The record that the page was opened with. */
  readonly record: Rec
  readonly controls: UseFormReturn<Values>
  readonly fetchNow: () => Promise<Rec>
  /** Turns a record into the form's values. */
  readonly valuesOf: (record: Rec) => Values
  readonly labelOf: (field: keyof Values & string) => string
  /** Formats a value; without it, the form's value is shown. */
  readonly show?: ((field: keyof Values & string, value: unknown) => string) | undefined
  /** Reads notes on the other's changes that their values do not tell. */
  readonly notesOn?: ((before: Values, theirs: Values) => Promise<readonly string[]>) | undefined
}

export interface ChangedMeanwhile<Values extends FieldValues> {
  /** The version that the form's values are based on; it is sent along. */
  readonly version: number
  /**
   * Sends an edit. When it is refused because somebody else changed the record meanwhile, the answer is null: the page then shows the
   * other's changes beside the typed values, and the next edit is based on the other's version. Other refusals are thrown.
   */
  readonly send: <Reply>(edit: () => Promise<Reply>) => Promise<Reply | null>
  /**
   * Restores words that were typed over an older state of the record: fields that somebody has changed since are shown in both versions.
   */
  readonly resume: (before: Partial<Values>) => void
  /** Stands above the form's fields; null until there is a conflict. */
  readonly callout: ReactNode
}

interface Meanwhile<Values extends FieldValues> {
  readonly version: number
  /** The values that the form was filled with, and after a conflict those it was refilled with. */
  readonly base: Values
  readonly conflict: NotedConflict<Values> | null
}

interface NotedConflict<Values extends FieldValues> extends Conflict<Values> {
  readonly notes: readonly string[]
}

/** Lets two people edit one record without losing anything that either of them typed. */
export function useChangedMeanwhile<Rec extends { readonly version: number }, Values extends FieldValues>(
  options: ChangedMeanwhileOptions<Rec, Values>,
): ChangedMeanwhile<Values> {
  const { record, controls, fetchNow, valuesOf, notesOn } = options
  const [state, setState] = useState<Meanwhile<Values>>(() => ({
    version: record.version,
    base: valuesOf(record),
    conflict: null,
  }))
  const takeIn = async () => {
    const now = await fetchNow()
    const theirs = valuesOf(now)
    const notes = (await notesOn?.(state.base, theirs)) ?? []
    const mine = controls.getValues()
    controls.reset(theirs)
    for (const field of ownChanges(state.base, mine)) put(controls, field, mine[field])
    setState({ version: now.version, base: theirs, conflict: { before: state.base, theirs, mine, notes } })
  }
  const resume = (known: Partial<Values>) => {
    const theirs = state.base
    const conflict = { before: { ...theirs, ...known }, theirs, mine: controls.getValues(), notes: [] }
    if (changesOfOther(conflict).contested.length > 0) setState({ ...state, conflict })
  }
  return {
    version: state.version,
    resume,
    send: async (edit) => {
      try {
        return await edit()
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
        await takeIn()
        return null
      }
    },
    callout: state.conflict !== null && <ConflictCallout key={state.version} options={options} {...state.conflict} />,
  }
}

interface ConflictProps<Rec extends { readonly version: number }, Values extends FieldValues> extends NotedConflict<Values> {
  readonly options: ChangedMeanwhileOptions<Rec, Values>
}

function ConflictCallout<Rec extends { readonly version: number }, Values extends FieldValues>({
  options: { controls, labelOf, show = (_, value) => String(value ?? '') },
  before,
  theirs,
  mine,
  notes,
}: ConflictProps<Rec, Values>) {
  const { t } = useTexts(editsTexts)
  const language = useLanguage()
  const { taken, contested } = changesOfOther({ before, theirs, mine })
  const fields = formatList(
    taken.map((field) => isolate(labelOf(field))),
    language,
  )
  const isTaken = (field: keyof Values & string) => isSame(controls.watch(field as Path<Values>), theirs[field])
  return (
    <ChangedCallout
      notes={taken.length === 0 ? notes : [t('edits.taken', { fields }), ...notes]}
      choices={contested.map((field) => ({
        field,
        label: labelOf(field),
        theirs: show(field, theirs[field]),
        mine: show(field, mine[field]),
        isTaken: isTaken(field),
        onTake: () => put(controls, field, theirs[field]),
        onKeep: () => put(controls, field, mine[field]),
      }))}
    />
  )
}

function put<Values extends FieldValues>(
  { setValue }: UseFormReturn<Values>,
  field: keyof Values & string,
  value: Values[keyof Values & string],
): void {
  setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true })
}
