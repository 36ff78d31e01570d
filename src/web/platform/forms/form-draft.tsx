import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { formsTexts } from '#i18n/sets/forms.ts'
import { Button } from '../../ui/button/button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { useTexts } from '../texts/texts.ts'
import styles from './form-notes.module.css'
import { draftKey, endedUnasked, readDraft, writeDraft } from './stored-draft.ts'

export interface Draft {
  /** The form was filled from the draft of before a reload. */
  readonly isRestored: boolean
  readonly discard: () => void
  /** Drops the stored words of a form that is saved and stays open for a while. */
  readonly forget: () => void
  /** Puts a value of the shop into a field. Nobody typed it, so it stays when the person starts again. */
  readonly fill: (field: string, value: string) => void
}

/** The changed fields, and what stood in each of them before. */
interface StoredChanges {
  readonly typed: FieldValues
  readonly before: FieldValues
}

/**
 * Keeps a form's typed values over a reload of the page and over a session that ends, until the form is saved or left. Not for passwords. Once
 * they are put back, `onRestored` is called with what stood in their fields when they were typed.
 */
export function useDraft<Values extends FieldValues>(
  name: string,
  { getValues, setValue, reset, resetField, watch }: UseFormReturn<Values>,
  onRestored?: (before: Partial<Values>) => void,
): Draft {
  const [isRestored, setRestored] = useState(false)
  const untouched = useRef<FieldValues>({})
  // The draft stays that of the person who typed it, also while their session ends.
  const [key] = useState(() => draftKey(name))
  const tellRestored = useEffectEvent((before: Partial<Values>) => onRestored?.(before))
  useEffect(() => {
    untouched.current = { ...getValues() }
    const { typed: stored = {}, before = {} } = readDraft(key) as Partial<StoredChanges>
    const typed = Object.entries(stored).filter(([field]) => field in untouched.current)
    for (const [field, value] of typed) setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    setRestored(typed.length > 0)
    if (typed.length > 0) tellRestored(before as Partial<Values>)
    const { unsubscribe } = watch((values) => writeDraft(key, { ...changes(untouched.current, values) }))
    return () => {
      unsubscribe()
      if (!endedUnasked()) writeDraft(key, {})
    }
  }, [key, getValues, setValue, watch])
  const discard = () => {
    reset()
    setRestored(false)
  }
  const forget = () => writeDraft(key, {})
  const fill = useCallback(
    (field: string, value: string) => {
      untouched.current = { ...untouched.current, [field]: value }
      resetField(field as Path<Values>, { defaultValue: value as PathValue<Values, Path<Values>> })
    },
    [resetField],
  )
  return { isRestored, discard, forget, fill }
}

/** Says above the fields that they were restored, and offers to start anew. */
export function DraftNote({ draft: { isRestored, discard } }: { readonly draft: Pick<Draft, 'isRestored' | 'discard'> }) {
  const { t } = useTexts(formsTexts)
  if (!isRestored) return null
  return (
    <div className={styles.draft}>
      <Callout title={t('formNotes.restored')}>
        <Button tone="secondary" onPress={discard}>
          {t('formNotes.discard')}
        </Button>
      </Callout>
    </div>
  )
}

/** Files can't be stored, so they have to be chosen again. */
function changes(untouched: FieldValues, values: FieldValues): StoredChanges | Record<string, never> {
  const isOther = ([field, value]: [string, unknown]) =>
    !(value instanceof File) && JSON.stringify(value) !== JSON.stringify(untouched[field])
  const typed = Object.fromEntries(Object.entries(values).filter(isOther))
  if (Object.keys(typed).length === 0) return {}
  return { typed, before: Object.fromEntries(Object.keys(typed).map((field) => [field, untouched[field]])) }
}
