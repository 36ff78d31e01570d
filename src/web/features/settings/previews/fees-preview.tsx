import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { FEE_KINDS, ON_REQUEST } from '#domain/offers/fees.ts'
import { GOVERNORATE_CODES } from '#domain/orders/delivery.ts'
import { minorText } from '#i18n/offer-amounts.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { feeName } from '../../../shop/fee-name.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { valueAt } from '../content.ts'
import styles from './previews.module.css'
import type { PreviewProps } from './typed.ts'

/** The lines that offers add in one press, for the governorates that have prices. */
export function FeesPreview({ content }: PreviewProps) {
  const { t } = useTexts(settingsTexts, offerEditorTexts)
  const language = useLanguage()
  const fees = GOVERNORATE_CODES.flatMap((governorate) =>
    FEE_KINDS.map((kind) => ({ governorate, kind, fee: valueAt(content, [governorate, kind]) })),
  )
  const shown = fees.filter(({ fee }) => typeof fee === 'number' || fee === ON_REQUEST)
  if (shown.length === 0) return <p>{t('settings.fees.none')}</p>
  return shown.map(({ governorate, kind, fee }) => (
    <p key={`${governorate} ${kind}`} className={styles.fee}>
      <span>{feeName(kind, governorate, language)}</span>
      {typeof fee === 'number' ? (
        <Ltr className="tabular">{minorText(fee, language, SHOP_CURRENCY)}</Ltr>
      ) : (
        <span>{t('settings.fees.onRequest')}</span>
      )}
    </p>
  ))
}
