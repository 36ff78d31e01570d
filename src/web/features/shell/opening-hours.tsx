import { daysText, type Say, timesText } from '#i18n/times/opening-hours.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { useShop } from '../../shop/frame/root-data.ts'
import styles from './opening-hours.module.css'

export function OpeningHours() {
  const shop = useShop()
  const { t } = useTexts()
  const language = useLanguage()
  const say = (key: Parameters<Say>[0]) => t(`shell.weekdays.${key}`)
  return (
    <dl className={styles.hours}>
      {shop.openingHours.map((hours) => (
        <div key={`${hours.days} ${hours.from}`} className={styles.row}>
          <dt>{daysText(hours.runs, say, language)}</dt>
          <dd className="tabular">{timesText(hours, say)}</dd>
        </div>
      ))}
    </dl>
  )
}
