import { shop, type Weekday } from '#shop-config'
import { useTexts } from '../../platform/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import styles from './opening-hours.module.css'

export function OpeningHours() {
  const { t } = useTexts()
  const daysText = (days: readonly Weekday[]) => {
    const [first, last] = [days[0], days.at(-1)]
    if (first === undefined || last === undefined) return ''
    return first === last
      ? t(`shell.weekdays.${first}`)
      : t('shell.weekdays.range', { first: t(`shell.weekdays.${first}`), last: t(`shell.weekdays.${last}`) })
  }
  return (
    <dl className={styles.hours}>
      {shop.openingHours.map(({ days, from, to }) => (
        <div key={days.join()} className={styles.row}>
          <dt>{daysText(days)}</dt>
          <dd className="tabular">
            <Ltr>{`${from} – ${to}`}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  )
}
