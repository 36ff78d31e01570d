import type { ReactNode } from 'react'
import { formatMoney } from '#i18n/formats.ts'
import { shop } from '#shop-config'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './price-line.module.css'

export interface PriceLineProps {
  readonly price: number | undefined
  readonly note: ReactNode
}

/** The price, or in its place why there is none and what to do. */
export function PriceLine({ price, note }: PriceLineProps) {
  const { t } = useTexts()
  const language = useLanguage()
  if (price === undefined) {
    return (
      note ?? (
        <p className={styles.locked}>
          <Icon name="lock" />
          {t('catalogue.card.signInForPrice')}
        </p>
      )
    )
  }
  return (
    <p className={styles.price}>
      <Ltr>{formatMoney(price, language, shop.priceLabel)}</Ltr>
    </p>
  )
}
