import { nextOpening } from '#domain/support/opening-hours.ts'
import { SHOP_TIME_ZONE } from '#domain/support/time-zone.ts'
import { isolate } from '#i18n/bidi.ts'
import { supportTexts } from '#i18n/sets/support.ts'
import { clockText } from '#i18n/times/opening-hours.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { useShop } from '../../shop/frame/root-data.ts'
import { AnyIcon } from '../../ui/icon/any-icon.tsx'
import styles from './away-note.module.css'

const TODAY = 0
const TOMORROW = 1

/** Tells a customer when the staff will be back, while nobody of them is online. */
export function AwayNote() {
  const shop = useShop()
  const { t } = useTexts(supportTexts)
  const opening = nextOpening(shop.openingHours, SHOP_TIME_ZONE, new Date())
  const text = () => {
    if (opening === null) return t('support.awayOpen')
    const time = isolate(clockText(opening.from, (key) => t(`shell.weekdays.${key}`)))
    if (opening.inDays === TODAY) return t('support.awayToday', { time })
    return opening.inDays === TOMORROW
      ? t('support.awayTomorrow', { time })
      : t('support.awayDay', { day: t(`shell.weekdays.${opening.day}`), time })
  }
  return (
    <div className={styles.note}>
      <AnyIcon name="clock" />
      <div>
        <p className={styles.title}>{t('support.awayTitle')}</p>
        <p>{text()}</p>
      </div>
    </div>
  )
}
