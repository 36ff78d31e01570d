import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatUser } from '#contract/chat.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { NO_THREAD, type Pending } from './chat-state.ts'
import styles from './conversation.module.css'
import { Day, Message } from './message.tsx'
import { PendingMessage } from './pending-message.tsx'
import { dayKeyOf } from './times.ts'
import type { ChatHandle } from './use-chat.ts'

const NEAR_END_PX = 80
const NEAR_START_PX = 160

export interface ConversationProps {
  readonly chat: ChatHandle
  readonly peer: ChatUser
}

/** What was said, the newest at the end; what is older comes by scrolling up, and the place is kept. */
export function Conversation({ chat, peer }: ConversationProps) {
  const { t } = useTexts()
  const language = useLanguage()
  const { state, store } = chat
  const { messages, hasOlder, isWhole } = state.threads[peer.id] ?? NO_THREAD
  const pending = state.pending.filter(({ to }) => to === peer.id)
  const { box, isAtEnd, goToEnd, onScroll, isLoading } = useScrolling({
    first: messages[0]?.id,
    last: pending.at(-1)?.clientId ?? messages.at(-1)?.id,
    loadOlder: hasOlder ? () => store.loadOlder(peer.id) : null,
  })
  const isEmpty = isWhole && messages.length === 0 && pending.length === 0
  return (
    <div className={styles.conversation}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <div ref={box} className={styles.box} onScroll={onScroll} tabIndex={0} role="log" aria-label={t('support.messages')}>
        {hasOlder && (
          <button type="button" className={styles.older} onClick={() => void store.loadOlder(peer.id)} aria-busy={isLoading}>
            {isLoading ? t('support.loadingOlder') : t('support.older')}
          </button>
        )}
        {isEmpty && (
          <div className={styles.empty}>
            <p className={styles.emptyTitle}>{t('support.noMessages')}</p>
            <p>{t('support.noMessagesText')}</p>
          </div>
        )}
        <ol className={styles.list}>
          {messages.map((message, place) => {
            const before = messages[place - 1]
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
        <button type="button" className={styles.down} onClick={goToEnd}>
          <Icon name="chevron" />
          <span className="visually-hidden">{t('support.newest')}</span>
        </button>
      )}
    </div>
  )
}

interface Scrolling {
  readonly first: string | undefined
  readonly last: string | undefined
  readonly loadOlder: (() => Promise<void>) | null
}

function useScrolling({ first, last, loadOlder }: Scrolling) {
  const box = useRef<HTMLDivElement>(null)
  const place = useRef({ fromEnd: 0, isAtEnd: true, first: undefined as string | undefined })
  const [isAtEnd, setAtEnd] = useState(true)
  const [isLoading, setLoading] = useState(false)
  const goToEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight })
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is shown
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    const hasOlderNow = place.current.first !== undefined && place.current.first !== first
    // What came before moves everything down: the same lines stay before the reader's eyes.
    if (place.current.isAtEnd) current.scrollTop = current.scrollHeight
    else if (hasOlderNow) current.scrollTop = current.scrollHeight - place.current.fromEnd
    place.current.first = first
    place.current.fromEnd = current.scrollHeight - current.scrollTop
  }, [first, last])
  useEffect(() => {
    const { current } = box
    if (current === null) return
    // The keyboard of a phone, a longer text to write: whoever reads the newest goes on reading it.
    const watcher = new ResizeObserver(() => {
      if (place.current.isAtEnd) current.scrollTop = current.scrollHeight
    })
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [])
  const onScroll = () => {
    const { current } = box
    if (current === null) return
    const left = current.scrollHeight - current.scrollTop - current.clientHeight
    place.current.isAtEnd = left < NEAR_END_PX
    place.current.fromEnd = current.scrollHeight - current.scrollTop
    setAtEnd(place.current.isAtEnd)
    if (loadOlder === null || isLoading || current.scrollTop > NEAR_START_PX) return
    setLoading(true)
    void loadOlder().finally(() => setLoading(false))
  }
  return { box, isAtEnd, isLoading, goToEnd, onScroll }
}
