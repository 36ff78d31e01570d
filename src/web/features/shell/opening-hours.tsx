import { daysText, type Say, timesText } from '#i18n/times/opening-hours.ts'
import { useShop } from '../../platform/frame/root-data.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import styles from './opening-hours.module.css'

export function OpeningHours() {
  const shop = useShop()
  const { t } = useTexts()
  const say = (key: Parameters<Say>[0]) => t(`shell.weekdays.${key}`)
  return (
    <dl className={styles.hours}>
      {shop.openingHours.map((hours) => (
        <div key={hours.days.join()} className={styles.row}>
          <dt>{daysText(hours.days, say)}</dt>
          <dd className="tabular">{timesText(hours, say)}</dd>
        </div>
      ))}
    </dl>
  )
}
