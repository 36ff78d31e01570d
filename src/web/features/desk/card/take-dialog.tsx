import { useState } from 'react'
import { DESK_NOTE_MAX } from '#domain/desk/entries.ts'
import { isolate } from '#i18n/bidi.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { FormDialog, MARKED_IN_FORM } from '../../../platform/forms/form-dialog.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Field } from '../../../ui/field/field.tsx'

export interface TakeDialogProps {
  /** The colleague who has the card. */
  readonly owner: string
  /** False where it was refused, which a notice has told. */
  readonly onTake: (word: string) => Promise<boolean>
  readonly onClose: () => void
}

/** A colleague's card is taken with a word why; mounted when it opens. */
export function TakeDialog({ owner, onTake, onClose }: TakeDialogProps) {
  const { t } = useTexts(deskTexts)
  const [word, setWord] = useState('')
  const [isMissing, setMissing] = useState(false)
  const take = async () => {
    if (word.trim() === '') {
      setMissing(true)
      return MARKED_IN_FORM
    }
    return (await onTake(word.trim())) ? null : MARKED_IN_FORM
  }
  return (
    <FormDialog title={t('desk.take.title', { name: isolate(owner) })} doLabel={t('desk.take.takeOver')} onClose={onClose} act={take}>
      <Field
        label={t('desk.take.word')}
        hint={t('desk.take.text', { name: isolate(owner) })}
        name="word"
        dir="auto"
        isRequired
        maxLength={DESK_NOTE_MAX}
        value={word}
        error={isMissing ? t('desk.take.wordMissing') : undefined}
        onChange={({ target }) => {
          setWord(target.value)
          setMissing(false)
        }}
      />
    </FormDialog>
  )
}
