import type { EntryReply } from '#contract/desk.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { formatMoment } from '#i18n/times/moments.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { AnyIcon } from '../../../ui/icon/any-icon.tsx'
import type { PendingContact } from '../unsent-contacts.ts'
import { useContactWords } from './contact-words.ts'
import styles from './saving-note.module.css'

export interface SavingNoteProps {
  readonly pending: readonly PendingContact[]
  /** The contact that was saved last, while its card is open. */
  readonly saved: Pick<PendingContact, 'way' | 'outcome' | 'entry'> | null
  readonly entry: EntryReply
  readonly now: Date
  readonly onRetry: (id: string) => void
  readonly onDrop: (id: string) => void
}

/** Tells where the last outcome is that was logged: on its way, waiting for a connection, refused, or saved with the step that follows. */
export function SavingNote({ pending, saved, entry, now, onRetry, onDrop }: SavingNoteProps) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  const words = useContactWords()
  const next = entry._id === saved?.entry ? entry.nextStep : null
  return (
    <div role="status" className={styles.notes}>
      {saved !== null && pending.length === 0 && (
        <p className={styles.saved}>
          <AnyIcon name="check" />
          <span>
            {t('desk.log.saved', { outcome: words(saved) })}{' '}
            {next !== null && (
              <span className={styles.step}>
                {t('desk.history.next-step', { step: t(`desk.next.kinds.${next.kind}`), time: formatMoment(next.at, now, language) })}
              </span>
            )}
          </span>
        </p>
      )}
      {pending.map((contact) => (
        <div key={contact._id} className={styles.pending} data-state={contact.state}>
          <p>
            {contact.state === 'sending' && t('desk.log.sending', { outcome: words(contact) })}
            {contact.state === 'waiting' && `${words(contact)}: ${t('desk.log.waitingToSend')}`}
            {contact.state === 'refused' && `${words(contact)}: ${t('desk.log.refused', { reason: contact.reason })}`}
          </p>
          {contact.state !== 'sending' && (
            <p className={styles.acts}>
              <PlainButton look="inline" onPress={() => onRetry(contact._id)}>
                {t('desk.log.again')}
              </PlainButton>
              {contact.state === 'refused' && (
                <PlainButton look="inline" onPress={() => onDrop(contact._id)}>
                  {t('desk.log.drop')}
                </PlainButton>
              )}
            </p>
          )}
        </div>
      ))}
    </div>
  )
}
