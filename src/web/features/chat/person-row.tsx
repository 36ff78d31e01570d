import type { ChatUser } from '#contract/chat.ts'
import { supportTexts } from '#i18n/sets/support.ts'
import { formatRelativeTime } from '#i18n/times/relative-time.ts'
import { useMinutes } from '../../platform/frame/use-minutes.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { CountBadge } from '../../ui/badge/count-badge.tsx'
import { Filled } from '../../ui/bidi/filled.tsx'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { Avatar } from './avatar.tsx'
import styles from './person-row.module.css'
import { clockOf, dayKeyOf, shortDayOf } from './times.ts'

export interface PersonRowProps {
  readonly user: ChatUser
  readonly me: string
  readonly isStaff: boolean
  readonly isSelected: boolean
  readonly onSelect: (id: string) => void
}

export function PersonRow({ user, me, isStaff, isSelected, onSelect }: PersonRowProps) {
  const { t } = useTexts(supportTexts)
  const language = useLanguage()
  const now = useMinutes().getTime()
  const { id, name, online, unread, lastMessage, waitingSince } = user
  const shownName = name === '' ? t('support.team') : name
  return (
    <PlainButton look="own" className={styles.row} aria-current={isSelected ? 'true' : undefined} onPress={() => onSelect(id)}>
      <Avatar id={id} name={shownName} isThere={online} />
      <span className={styles.words}>
        <span className={styles.line}>
          <bdi className={styles.name}>{shownName}</bdi>
          <span className="visually-hidden">{online ? t('support.online') : t('support.offline')}</span>
          {lastMessage !== null && <span className={styles.time}>{whenOf(lastMessage.time, now, language)}</span>}
        </span>
        <span className={styles.line}>
          <span className={styles.last}>
            {lastMessage === null ? (
              online ? (
                t('support.online')
              ) : (
                t('support.offline')
              )
            ) : (
              <Said message={lastMessage} peer={id} me={me} isStaff={isStaff} />
            )}
          </span>
          <CountBadge count={unread} label={t('support.unread', { count: unread })} />
        </span>
        {isStaff && waitingSince !== null && (
          <span className={styles.waiting}>
            {t('support.waiting', { time: formatRelativeTime(new Date(waitingSince), new Date(Math.max(now, waitingSince)), language) })}
          </span>
        )}
      </span>
    </PlainButton>
  )
}

interface SaidProps {
  readonly message: { readonly from: string; readonly text: string }
  readonly peer: string
  readonly me: string
  readonly isStaff: boolean
}

/** Shows the last message; each part has a direction of its own. */
function Said({ message: { from, text }, peer, me, isStaff }: SaidProps) {
  const { t } = useTexts(supportTexts)
  const words = (
    <span className={styles.said} dir="auto">
      {text}
    </span>
  )
  if (from === peer || (from !== me && !isStaff)) return words
  return (
    <Filled text={from === me ? t('support.youSaid') : t('support.staffSaid')} name="text">
      {words}
    </Filled>
  )
}

function whenOf(time: number, now: number, language: 'en' | 'ar'): string {
  return dayKeyOf(time) === dayKeyOf(now) ? clockOf(time, language) : shortDayOf(time, language)
}
