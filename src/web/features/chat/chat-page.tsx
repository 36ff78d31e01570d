import type { ChatUser } from '#contract/chat.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { supportTexts } from '#i18n/sets/support.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Avatar } from './avatar.tsx'
import { AwayNote } from './away-note.tsx'
import styles from './chat-page.module.css'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.tsx'
import { draftOf } from './drafts.ts'
import { PeopleList } from './people-list.tsx'
import type { ChatHandle } from './use-chat.ts'

export interface ChatPageProps {
  readonly chat: ChatHandle | null
  readonly isStaff: boolean
}

/** The conversation with the support team; for the team, those with all customers. */
export function ChatPage({ chat, isStaff }: ChatPageProps) {
  const { t } = useTexts(supportTexts)
  const isOffline = chat?.state.connection === 'offline'
  const users = seenFrom(chat?.people ?? null, isOffline)
  const peer = users?.find(({ id }) => id === chat?.selected) ?? null
  const isAway = !isStaff && !isOffline && users !== null && users.length > 0 && !users.some(({ online }) => online)
  const isAlone = !isStaff && users?.length === 1
  return (
    <>
      <div className={styles.title}>
        <PageHeader title={t('support.title')} lead={isStaff ? t('support.leadStaff') : t('support.lead')} />
      </div>
      <section
        className={styles.chat}
        data-covers-corner=""
        data-open={peer === null ? 'people' : 'conversation'}
        aria-label={t('support.title')}
      >
        {chat !== null && isOffline && <NotConnected chat={chat} />}
        {chat === null || users === null ? (
          <ChatSkeleton isOffline={isOffline} />
        ) : (
          <div className={isAlone ? styles.alone : styles.panes}>
            {!isAlone && (
              <div className={styles.people}>
                <PeopleList users={users} me={chat.state.me} isStaff={isStaff} selected={chat.selected} onSelect={chat.select} />
              </div>
            )}
            <div className={styles.talk}>
              {peer === null ? (
                <Unselected isNobody={users.length === 0} />
              ) : (
                <Talk chat={chat} peer={peer} canLeave={!isAlone} isAway={isAway} />
              )}
            </div>
          </div>
        )}
      </section>
    </>
  )
}

/** Nobody counts as online while the own connection is lost, because their state is unknown. */
function seenFrom(users: readonly ChatUser[] | null, isOffline: boolean): readonly ChatUser[] | null {
  return users !== null && isOffline ? users.map((user) => ({ ...user, online: false })) : users
}

function NotConnected({ chat }: { readonly chat: ChatHandle }) {
  const { t } = useTexts(supportTexts)
  return (
    <div className={styles.offline} role="status">
      <Icon name="alert" />
      <p>
        <strong>{t('support.notConnected')}</strong> {t('support.reconnecting')}
      </p>
      <PlainButton look="inline" onPress={() => chat.store.reconnect()}>
        {t('support.reconnect')}
      </PlainButton>
    </div>
  )
}

function Unselected({ isNobody }: { readonly isNobody: boolean }) {
  const { t } = useTexts(supportTexts)
  return (
    <div className={styles.unselected}>
      <Icon name="message" />
      <p>{isNobody ? t('support.noUsers') : t('support.select')}</p>
    </div>
  )
}

interface TalkProps {
  readonly chat: ChatHandle
  readonly peer: ChatUser
  /** There are other people to talk to. */
  readonly canLeave: boolean
  /** Nobody of the staff is online. */
  readonly isAway: boolean
}

function Talk({ chat, peer, canLeave, isAway }: TalkProps) {
  const { t } = useTexts(supportTexts)
  const name = peer.name === '' ? t('support.team') : peer.name
  return (
    <>
      <header className={styles.head}>
        {canLeave && (
          <PlainButton look="own" className={styles.back} onPress={() => chat.select(null)}>
            <Icon name="chevron" />
            <span className="visually-hidden">{t('support.back')}</span>
          </PlainButton>
        )}
        <Avatar id={peer.id} name={name} isThere={peer.online} />
        <div className={styles.headWords}>
          <h2 className={styles.name}>
            <bdi>{name}</bdi>
          </h2>
          <p className={styles.state}>
            <span>{peer.online ? t('support.online') : t('support.offline')}</span>
            {peer.email !== undefined && peer.email !== name && (
              <a className={styles.email} href={`mailto:${peer.email}`}>
                <bdi dir="ltr">{peer.email}</bdi>
              </a>
            )}
          </p>
        </div>
      </header>
      {isAway && <AwayNote />}
      <Conversation key={peer.id} chat={chat} peer={peer} />
      <Composer
        key={`write ${peer.id}`}
        name={name}
        draft={draftOf(chat.state.me, peer.id)}
        onSend={(text) => chat.store.send(peer.id, text)}
      />
    </>
  )
}

const SKELETON = [1, 2, 3, 4] as const

function ChatSkeleton({ isOffline }: { readonly isOffline: boolean }) {
  const { t } = useTexts(dashboardTexts)
  return (
    <div className={styles.skeleton}>
      {!isOffline && (
        <p className="visually-hidden" role="status">
          {t('dashboard.loading')}
        </p>
      )}
      {SKELETON.map((each) => (
        <Skeleton key={each} shape="row" />
      ))}
    </div>
  )
}
