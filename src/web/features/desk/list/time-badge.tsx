import type { EntryReply } from '#contract/desk.ts'
import type { Urgency } from '#domain/desk/entries.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { formatMoment } from '#i18n/times/moments.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'
import { AnyIcon, type AnyIconName } from '../../../ui/icon/any-icon.tsx'
import { countdownTo, timeOf, urgencyNow } from '../desk-clock.ts'
import styles from './time-badge.module.css'

const LOOKS = {
  calm: { tone: 'steel', icon: 'clock' },
  due: { tone: 'warning', icon: 'bell' },
  late: { tone: 'danger', icon: 'alert' },
} as const satisfies Record<Urgency, { readonly tone: BadgeTone; readonly icon: AnyIconName }>

/** The time until somebody has to be called, or since they should have been: by word and sign, the colour only repeats them. */
export function TimeBadge({ entry, now }: { readonly entry: EntryReply; readonly now: Date }) {
  const { t } = useTexts(deskTexts)
  const words = useCountdownWords(now)
  const urgency = urgencyNow(entry, now)
  const { tone, icon } = LOOKS[urgency]
  const time = words(timeOf(entry))
  return (
    <span className={styles.badge} data-urgency={urgency}>
      <Badge tone={tone}>
        <AnyIcon name={icon} />
        <span className={styles.words}>{urgency === 'due' ? t('desk.clock.due', { time }) : time}</span>
      </Badge>
    </span>
  )
}

/** A moment as people tell it: how long until then or since then, or its day where it is far. */
export function useCountdownWords(now: Date): (at: string) => string {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  return (at) => {
    const countdown = countdownTo(new Date(at), now)
    if (countdown.kind === 'now') return t('desk.clock.now')
    if (countdown.kind === 'far') return formatMoment(at, now, language)
    return t(`desk.clock.${countdown.kind}${countdown.unit}`, { count: countdown.count })
  }
}
