import type { OfferContent } from '#domain/offers/content.ts'
import { furthestDay } from '#domain/offers/sending.ts'
import { isDay, isDayOff, validUntilIn } from '#domain/offers/validity.ts'
import { weekdayOf } from '#domain/support/opening-hours.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { useShop } from '../../../../shop/frame/root-data.ts'
import { PlainButton } from '../../../../ui/button/plain-button.tsx'
import dense from '../fields/dense.module.css'
import { DenseField } from '../fields/text-field.tsx'
import type { OfferDefaults } from '../lines/draft-lines.ts'
import type { ChangeContent } from '../use-draft.ts'
import styles from './parts.module.css'

export interface ValidityPartProps {
  readonly content: OfferContent
  readonly defaults: OfferDefaults
  readonly change: ChangeContent
}

/** The last day on which the customer can accept. */
export function ValidityPart({ content: { validUntil }, defaults, change }: ValidityPartProps) {
  const shop = useShop()
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  const now = new Date()
  const put = (day: string) => change((draft) => ({ ...draft, validUntil: day }))
  const furthest = furthestDay(now)
  const isTooFar = validUntil > furthest
  const isOff = isDay(validUntil) && isDayOff(validUntil, shop.openingHours)
  return (
    <>
      <div className={dense.chips}>
        {defaults.validityChoices.map((days) => {
          const day = validUntilIn(days, now)
          return (
            <PlainButton look="chip" key={days} aria-pressed={day === validUntil} onPress={() => put(day)}>
              {days === 0 ? t('offerEditor.validity.today') : t('offerEditor.validity.days', { count: days })}
            </PlainButton>
          )
        })}
      </div>
      <div className={styles.pair}>
        <DenseField
          label={t('offerEditor.validity.until')}
          path="validUntil"
          type="date"
          min={validUntilIn(0, now)}
          max={furthest}
          value={validUntil}
          isMissing={isTooFar}
          // A field that is being typed is empty in between; the day before stays until there is a new one.
          onChange={(day) => isDay(day) && put(day)}
        />
        {isDay(validUntil) && (
          <p className={styles.day} aria-live="polite">
            {t(`offerEditor.validity.weekdays.${weekdayOf(validUntil)}`)} {formatLongDate(validUntil, language)}
            {isTooFar && <span className={styles.warning}>{t('offerEditor.validity.tooFar')}</span>}
            {isOff && <span className={styles.warning}>{t('offerEditor.validity.dayOff')}</span>}
          </p>
        )}
      </div>
    </>
  )
}
