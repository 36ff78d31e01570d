import { type ReactNode, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { type ChangedMeanwhileOptions, useChangedMeanwhile } from './changed-meanwhile.tsx'
import { DraftNote } from './form-draft.tsx'
import { type RecordForm, type RecordFormOptions, useRecordForm } from './record-form.ts'

interface Versioned {
  readonly _id: string
  readonly version: number
}

type FormPart<Values extends FieldValues> = Omit<RecordFormOptions<Values>, 'defaults' | 'draftName' | 'onRestored' | 'send'>
type ConflictPart<Rec extends Versioned, Values extends FieldValues> = Omit<ChangedMeanwhileOptions<Rec, Values>, 'controls'>

export interface RecordEditOptions<Rec extends Versioned, Values extends FieldValues> extends FormPart<Values>, ConflictPart<Rec, Values> {
  /** Names the drafts of this kind of record. */
  readonly kind: string
  /** Asks about values that look wrong; false leaves the form open. */
  readonly mayBeSent?: (values: Values) => Promise<boolean>
  /** Null where the saving was called off, which leaves the form open. */
  readonly save: (values: Values, version: number) => Promise<{ readonly message: string } | null>
}

export interface RecordEdit<Values extends FieldValues> extends RecordForm<Values> {
  /** The version that the form's values are based on. */
  readonly version: number
  /** Stands above the fields: somebody else's changes, or that a draft was restored. */
  readonly callout: ReactNode
}

/** The form that edits a record; when somebody else changed it meanwhile, both changes are shown instead of either being lost. */
export function useRecordEdit<Rec extends Versioned, Values extends FieldValues>(
  options: RecordEditOptions<Rec, Values>,
): RecordEdit<Values> {
  const { kind, record, valuesOf, labelOf, fetchNow, show, notesOn, mayBeSent, save, ...formOptions } = options
  const [defaults] = useState(() => valuesOf(record) as DefaultValues<Values>)
  const one: RecordForm<Values> = useRecordForm<Values>({
    ...formOptions,
    defaults,
    // The words outlive a change of the record: what it was changed from meanwhile is shown beside them.
    draftName: `${kind}/${record._id}`,
    onRestored: (before) => meanwhile.resume(before),
    send: async (values) => {
      if (mayBeSent !== undefined && !(await mayBeSent(values))) return null
      return meanwhile.send(() => save(values, meanwhile.version))
    },
  })
  const meanwhile = useChangedMeanwhile<Rec, Values>({ record, controls: one.form.controls, valuesOf, labelOf, fetchNow, show, notesOn })
  return { ...one, version: meanwhile.version, callout: meanwhile.callout || <DraftNote draft={one.draft} /> }
}
