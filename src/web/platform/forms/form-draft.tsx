import { useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { formsTexts } from '#i18n/sets/forms.ts'
import { Button } from '../../ui/button/button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { knownUser } from '../calls/session.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './form-notes.module.css'

export interface Draft {
  /** The form was filled from the draft of before a reload. */
  readonly isRestored: boolean
  readonly discard: () => void
}

/** Keeps a form's typed values over a reload of the page, until the form is saved or left. Not for passwords. */
export function useDraft<Values extends FieldValues>(name: string, { getValues, setValue, reset, watch }: UseFormReturn<Values>): Draft {
  const [isRestored, setRestored] = useState(false)
  const key = `draft ${knownUser()?._id ?? ''} ${name}`
  useEffect(() => {
    const untouched = { ...getValues() }
    const typed = Object.entries(read(key)).filter(([field]) => field in untouched)
    for (const [field, value] of typed) setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    setRestored(typed.length > 0)
    const { unsubscribe } = watch((values) => write(key, changes(untouched, values)))
    return () => {
      unsubscribe()
      write(key, {})
    }
  }, [key, getValues, setValue, watch])
  const discard = () => {
    reset()
    setRestored(false)
  }
  return { isRestored, discard }
}

/** Says above the fields that they were restored, and offers to start anew. */
export function DraftNote({ draft: { isRestored, discard } }: { readonly draft: Draft }) {
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
function changes(untouched: FieldValues, values: FieldValues): FieldValues {
  const isOther = ([field, value]: [string, unknown]) =>
    !(value instanceof File) && JSON.stringify(value) !== JSON.stringify(untouched[field])
  return Object.fromEntries(Object.entries(values).filter(isOther))
}

/** A browser without storage, or with a full one, has no draft. */
function read(key: string): FieldValues {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

function write(key: string, values: FieldValues): void {
  try {
    if (Object.keys(values).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    return
  }
}
