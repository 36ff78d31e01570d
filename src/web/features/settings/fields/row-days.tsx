import { isShownOn, shopDay } from '#domain/settings/shown-days.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { valueAt } from '../content.ts'
import styles from './fields.module.css'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The days of a holiday, a season, or of something that is shown for a while, so that a closed row says when it is. */
export function RowDays({ row }: { readonly row: unknown }) {
  const { t } = useTexts(settingsTexts)
  const language = useLanguage()
  const dayAt = (key: string) => {
    const day = valueAt(row, [key])
    return typeof day === 'string' && DAY.test(day) ? day : undefined
  }
  const words = (day: string) => formatLongDate(day, language)
  const [from, to, until] = [dayAt('from'), dayAt('to'), dayAt('until')]
  const [first, last] = [from ?? to, to ?? until]
  if (first === undefined && last === undefined) return null
  const isHidden = to === undefined && !isShownOn(shopDay(new Date()), { from, until })
  return (
    <span className={styles.when}>
      {first !== undefined && last !== undefined
        ? [...new Set([first, last])].map(words).join(' – ')
        : t(first === undefined ? 'settings.list.until' : 'settings.list.from', { day: isolate(words(first ?? last ?? '')) })}
      {isHidden && ` · ${t('settings.list.hidden')}`}
    </span>
  )
}
