import { useState } from 'react'
import { merchantsTexts } from '#i18n/sets/merchants.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import styles from './merchant-card.module.css'

/** Texts up to this length fit into two lines of a card of any width and are shown whole. */
const SHORT = 120

/** Shows the merchant's own description of the business. */
export function MerchantBusiness({ text }: { readonly text: string }) {
  const { t } = useTexts(merchantsTexts)
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > SHORT || text.includes('\n')
  return (
    <div className={styles.business}>
      <p>
        <span className="visually-hidden">{t('merchants.facts.business')}: </span>
        <span className={isLong && !isWhole ? styles.cut : styles.words} dir="auto">
          {text}
        </span>
      </p>
      {isLong && (
        <PlainButton look="text" aria-expanded={isWhole} onPress={() => setWhole((whole) => !whole)}>
          {t(isWhole ? 'merchants.facts.less' : 'merchants.facts.more')}
        </PlainButton>
      )}
    </div>
  )
}
