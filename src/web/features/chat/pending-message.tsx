import { supportTexts } from '#i18n/sets/support.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { AnyIcon } from '../../ui/icon/any-icon.tsx'
import type { Pending } from './chat-state.ts'
import styles from './message.module.css'
import { RichText } from './message.tsx'

export interface PendingMessageProps {
  readonly pending: Pending
  readonly isConnected: boolean
  readonly onRetry: () => void
  readonly onDiscard: () => void
}

/** Shows a message of one's own that the shop has not acknowledged yet. */
export function PendingMessage({ pending: { text, failed, isSent }, isConnected, onRetry, onDiscard }: PendingMessageProps) {
  const { t } = useTexts(supportTexts)
  return (
    <article className={styles.ours}>
      <div className={styles.body}>
        <p className="visually-hidden">{t('support.you')}</p>
        <div className={`${styles.bubble} ${isSent ? '' : styles.unsent}`}>
          <RichText text={text} />
        </div>
        {failed === null ? (
          <p className={styles.time}>
            {!isSent && <AnyIcon name="clock" />}
            {isConnected ? t('support.sending') : t('support.waitingToSend')}
          </p>
        ) : (
          <div className={styles.failed} role="alert">
            <p>{t('support.failed', { reason: failed })}</p>
            <PlainButton look="inline" onPress={onRetry}>
              {t('support.retry')}
            </PlainButton>
            <PlainButton look="inline" onPress={onDiscard}>
              {t('support.discard')}
            </PlainButton>
          </div>
        )}
      </div>
    </article>
  )
}
