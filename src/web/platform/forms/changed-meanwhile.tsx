import { type ReactNode, useState } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { isolate } from '#i18n/bidi.ts'
import { formatList } from '#i18n/formats.ts'
import { editsTexts } from '#i18n/sets/edits.ts'
import { ApiError } from '../calls/api.ts'
import { useLanguage } from '../texts/language.ts'
import { useTexts } from '../texts/texts.ts'
import { ChangedCallout } from './changed-callout.tsx'

export interface ChangedMeanwhileOptions<Rec extends { readonly version: number }, Values extends FieldValues> {
  /** As the page was opened with it. */
  readonly record: Rec
  readonly controls: UseFormReturn<Values>
  readonly fetchNow: () => Promise<Rec>
  /** A record as the form holds it. */
  readonly valuesOf: (record: Rec) => Values
  readonly labelOf: (field: keyof Values & string) => string
  /** How a value reads; without it, as the form holds it. */
  readonly show?: ((field: keyof Values & string, value: unknown) => string) | undefined
  /** What else is to be said of what they changed. */
  readonly notesOn?: ((before: Values, theirs: Values) => Promise<readonly string[]>) | undefined
}

export interface ChangedMeanwhile {
  /** The version that what is in the form was made on: to be sent along. */
  readonly version: number
  /**
   * Sends an edit. Refused because somebody else changed the record meanwhile it answers null: the page then shows what
   * they changed beside what was typed, and the next edit is made on theirs. Any other refusal is thrown on.
   */
  readonly send: <Reply>(edit: () => Promise<Reply>) => Promise<Reply | null>
  /** For the top of the form; nothing as long as nobody was faster. */
  readonly callout: ReactNode
}

interface Meanwhile<Values> {
  readonly version: number
  /** What the form was filled with, and after a conflict what it was filled with anew. */
  readonly base: Values
  readonly conflict: Conflict<Values> | null
}

interface Conflict<Values> {
  readonly before: Values
  readonly theirs: Values
  readonly mine: Values
  readonly notes: readonly string[]
}

/** Two people at one record: nothing that either of them typed is lost. */
export function useChangedMeanwhile<Rec extends { readonly version: number }, Values extends FieldValues>(
  options: ChangedMeanwhileOptions<Rec, Values>,
): ChangedMeanwhile {
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
    controls.reset(theirs as unknown as DefaultValues<Values>)
    for (const field of ownChanges(state.base, mine)) put(controls, field, mine[field])
    setState({ version: now.version, base: theirs, conflict: { before: state.base, theirs, mine, notes } })
  }
  return {
    version: state.version,
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

interface ConflictProps<Rec extends { readonly version: number }, Values extends FieldValues> extends Conflict<Values> {
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
  const own = new Set<string>(ownChanges(before, mine))
  const changed = fieldsOf(before).filter((field) => !isSame(before[field], theirs[field]) && !isSame(mine[field], theirs[field]))
  const taken = changed.filter((field) => !own.has(field))
  const fields = formatList(
    taken.map((field) => isolate(labelOf(field))),
    language,
  )
  const isTaken = (field: keyof Values & string) => isSame(controls.watch(field as Path<Values>), theirs[field])
  return (
    <ChangedCallout
      notes={taken.length === 0 ? notes : [t('edits.taken', { fields }), ...notes]}
      choices={changed
        .filter((field) => own.has(field))
        .map((field) => ({
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

function fieldsOf<Values extends FieldValues>(values: Values): (keyof Values & string)[] {
  return Object.keys(values)
}

function ownChanges<Values extends FieldValues>(base: Values, mine: Values): (keyof Values & string)[] {
  return fieldsOf(base).filter((field) => !isSame(base[field], mine[field]))
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function put<Values extends FieldValues>(
  { setValue }: UseFormReturn<Values>,
  field: keyof Values & string,
  value: Values[keyof Values & string],
): void {
  setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true })
}
