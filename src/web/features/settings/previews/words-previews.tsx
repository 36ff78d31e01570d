import { PROMISE_TOPICS, SOCIAL_NETWORKS } from '#domain/settings/shop-settings.ts'
import { runsOfDays } from '#domain/support/day-runs.ts'
import { WEEKDAYS } from '#domain/support/opening-hours.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { daysText, type Say, timesText } from '#i18n/times/opening-hours.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { NothingYet } from './nothing-yet.tsx'
import styles from './previews.module.css'
import { type PreviewProps, rowsAt, wordsAt } from './typed.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^\d{2}:\d{2}$/

/** The hours as the foot of every page has them, and below them the seasons and holidays. */
export function HoursPreview({ content }: PreviewProps) {
  const language = useLanguage()
  return (
    <>
      <Hours rows={rowsAt(content, 'weekly')} />
      {[...rowsAt(content, 'spans'), ...rowsAt(content, 'holidays')].map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name while they are typed
        <div key={index}>
          <p className={styles.name}>{wordsAt(row, 'name', language)}</p>
          <p>
            {[...new Set([wordsAt(row, 'from'), wordsAt(row, 'to')])]
              .filter((day) => DAY.test(day))
              .map((day) => formatLongDate(day, language))
              .join(' – ')}
          </p>
          <Hours rows={rowsAt(row, 'hours')} />
        </div>
      ))}
    </>
  )
}

function Hours({ rows }: { readonly rows: readonly unknown[] }) {
  const { t } = useTexts()
  const language = useLanguage()
  const say = (key: Parameters<Say>[0]) => t(`shell.weekdays.${key}`)
  return rows.map((row, index) => {
    const days = rowsAt(row, 'days').flatMap((day) => WEEKDAYS.filter((each) => each === day))
    const times = { from: wordsAt(row, 'from'), to: wordsAt(row, 'to') }
    if (days.length === 0) return null
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same days while they are typed
      <p key={index} className={styles.hours}>
        <span>{daysText(runsOfDays(days), say, language)}</span>
        {TIME.test(times.from) && TIME.test(times.to) && <span className="tabular">{timesText(times, say)}</span>}
      </p>
    )
  })
}

const ICONS = { call: 'call', installation: 'tools', parts: 'box' } as const

/** The promises below the first picture of the home page. */
export function PromisesPreview({ content }: PreviewProps) {
  const language = useLanguage()
  const rows = rowsAt(content, 'promises')
  if (rows.length === 0) return <NothingYet />
  return rows.map((row, index) => {
    const topic = PROMISE_TOPICS.find((each) => each === wordsAt(row, 'topic')) ?? 'call'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two promises may have one text while they are typed
      <p key={index} className={styles.line}>
        <Icon name={ICONS[topic]} />
        {wordsAt(row, 'text', language)}
      </p>
    )
  })
}

/** The company's pages in the foot of every page. */
export function SocialPreview({ content }: PreviewProps) {
  const { t } = useTexts()
  const rows = rowsAt(content, 'pages')
  if (rows.length === 0) return <NothingYet />
  return rows.map((row, index) => {
    const network = SOCIAL_NETWORKS.find((each) => each === wordsAt(row, 'network'))
    if (network === undefined) return null
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a network may be there twice while it is typed
      <p key={index} className={styles.line}>
        <Icon name={network} />
        {t(`shell.networks.${network}`)}
      </p>
    )
  })
}
