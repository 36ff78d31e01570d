import { useState } from 'react'
import type { EntryReply } from '#contract/desk.ts'
import { DESK_NOTE_MAX } from '#domain/desk/entries.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { FormDialog, MARKED_IN_FORM } from '../../../platform/forms/form-dialog.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Field } from '../../../ui/field/field.tsx'
import type { Act } from '../use-acts.ts'

export interface WonDialogProps {
  readonly entry: EntryReply
  readonly act: Act
  readonly onClose: () => void
}

/** An accepted offer closes its entry by itself: by hand it is asked what was sold. Mounted when it opens. */
export function WonDialog({ entry, act, onClose }: WonDialogProps) {
  const { t } = useTexts(deskTexts)
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const win = async () => {
    const trimmed = note.trim()
    if (trimmed === '') {
      setMissing(true)
      return MARKED_IN_FORM
    }
    const body = { state: 'won', note: trimmed, version: entry.version } as const
    const isWon = await act((api) => api.call('POST /api/desk/:id/close', { params: { id: entry._id }, body }))
    // A notice tells of a refusal; the note stays for another try.
    return isWon ? null : MARKED_IN_FORM
  }
  return (
    <FormDialog title={t('desk.close.wonTitle')} doLabel={t('desk.close.won')} onClose={onClose} act={win}>
      <Field
        label={t('desk.close.wonLabel')}
        hint={t('desk.close.wonHint')}
        name="note"
        dir="auto"
        isRequired
        maxLength={DESK_NOTE_MAX}
        value={note}
        error={isMissing ? t('desk.close.wonMissing') : undefined}
        onChange={({ target }) => {
          setNote(target.value)
          setMissing(false)
        }}
      />
    </FormDialog>
  )
}
