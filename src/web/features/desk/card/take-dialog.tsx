import { type FormEvent, useId, useState } from 'react'
import { DESK_NOTE_MAX } from '#domain/desk/entries.ts'
import { isolate } from '#i18n/bidi.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/field/field.tsx'

export interface TakeDialogProps {
  readonly isOpen: boolean
  /** The colleague who has the card. */
  readonly owner: string
  readonly onTake: (word: string) => Promise<unknown>
  readonly onClose: () => void
}

/** A colleague's card is taken with a word why. */
export function TakeDialog({ isOpen, owner, onTake, onClose }: TakeDialogProps) {
  const { t } = useTexts(deskTexts)
  const id = useId()
  const [word, setWord] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (word.trim() === '') return setMissing(true)
    setBusy(true)
    await onTake(word.trim()).finally(() => setBusy(false))
    setWord('')
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('desk.take.title', { name: isolate(owner) })}
      actions={
        <>
          <Button tone="secondary" onPress={onClose}>
            {t('desk.goBack')}
          </Button>
          <Button tone="primary" type="submit" form={id} isBusy={isBusy}>
            {t('desk.take.takeOver')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate method="post" onSubmit={submit}>
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
      </form>
    </Dialog>
  )
}
