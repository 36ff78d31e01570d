import type { ChatUser } from '#contract/chat.ts'
import { supportTexts } from '#i18n/sets/support.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { NO_THREAD, type Pending } from './chat-state.ts'
import styles from './conversation.module.css'
import { Day, Message } from './message.tsx'
import { PendingMessage } from './pending-message.tsx'
import { dayKeyOf } from './times.ts'
import type { ChatHandle } from './use-chat.ts'
import { useScrolling } from './use-scrolling.ts'

export interface ConversationProps {
  readonly chat: ChatHandle
  readonly peer: ChatUser
}

/** Shows the messages, the newest at the end. Scrolling up loads older ones without moving the reader's place. */
export function Conversation({ chat, peer }: ConversationProps) {
  const { t } = useTexts(supportTexts)
  const language = useLanguage()
  const { state, store } = chat
  const { messages, hasOlder, isWhole } = state.threads[peer.id] ?? NO_THREAD
  const pending = state.pending.filter(({ to }) => to === peer.id)
  const { box, list, isAtEnd, goToEnd, onScroll, isLoading } = useScrolling({
    first: messages[0]?.id,
    last: pending.at(-1)?.clientId ?? messages.at(-1)?.id,
    writtenAt: pending.at(-1)?.time ?? 0,
    loadOlder: hasOlder ? () => store.loadOlder(peer.id) : null,
  })
  const isEmpty = isWhole && messages.length === 0 && pending.length === 0
  return (
    <div className={styles.conversation}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <div ref={box} className={styles.box} onScroll={onScroll} tabIndex={0} role="log" aria-label={t('support.messages')}>
        {hasOlder && (
          <PlainButton look="own" className={styles.older} onPress={() => store.loadOlder(peer.id)} aria-busy={isLoading}>
            {isLoading ? t('support.loadingOlder') : t('support.older')}
          </PlainButton>
        )}
        {isEmpty && (
          <div className={styles.empty}>
            <p className={styles.emptyTitle}>{t('support.noMessages')}</p>
            <p>{t('support.noMessagesText')}</p>
          </div>
        )}
        <ol ref={list} className="stack">
          {messages.map((message, link) => {
            const before = messages[link - 1]
            const isNewDay = before === undefined || dayKeyOf(before.time) !== dayKeyOf(message.time)
            const isFollowing = !isNewDay && before?.from === message.from
            return (
              <li key={message.id} className={isFollowing ? styles.following : styles.item}>
                {isNewDay && <Day time={message.time} language={language} />}
                <Message
                  message={message}
                  isOurs={state.isStaff ? message.from !== peer.id : message.from === state.me}
                  isMine={message.from === state.me}
                  isFollowing={isFollowing}
                />
              </li>
            )
          })}
          {pending.map((each: Pending) => (
            <li key={each.clientId} className={styles.item}>
              <PendingMessage
                pending={each}
                isConnected={state.connection === 'online'}
                onRetry={() => store.retry(each.clientId)}
                onDiscard={() => store.discard(each.clientId)}
              />
            </li>
          ))}
        </ol>
      </div>
      {!isAtEnd && (
        <PlainButton look="own" className={styles.down} onPress={goToEnd}>
          <Icon name="chevron" />
          <span className="visually-hidden">{t('support.newest')}</span>
        </PlainButton>
      )}
    </div>
  )
}
