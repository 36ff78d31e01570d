import { useState } from 'react'
import type { EntryReply } from '#contract/desk.ts'
import { DESK_NOTE_MAX, LOST_REASONS, type LostReason } from '#domain/desk/entries.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { Act } from '../use-acts.ts'
import styles from './closing.module.css'

export interface LostDialogProps {
  readonly isOpen: boolean
  readonly entry: EntryReply
  readonly act: Act
  readonly onClose: () => void
}

/** One press on a reason closes the entry. */
export function LostDialog({ isOpen, entry, act, onClose }: LostDialogProps) {
  const { t } = useTexts(deskTexts)
  const [note, setNote] = useState('')
  const lose = async (reason: LostReason) => {
    const given = note.trim() === '' ? {} : { note: note.trim() }
    const body = { state: 'lost', reason, version: entry.version, ...given } as const
    if (await act((api) => api.call('POST /api/desk/:id/close', { params: { id: entry._id }, body }))) onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('desk.close.lostTitle')}
      actions={
        <Button tone="secondary" onPress={onClose}>
          {t('desk.goBack')}
        </Button>
      }
    >
      <div className={styles.form}>
        <Field
          label={t('desk.close.noteLabel')}
          name="note"
          dir="auto"
          maxLength={DESK_NOTE_MAX}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className={styles.reasons}>
          {LOST_REASONS.map((reason) => (
            <Button key={reason} tone="secondary" className={styles.reason} onPress={() => lose(reason)}>
              {t(`desk.reasons.${reason}`)}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
