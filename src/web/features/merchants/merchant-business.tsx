import { useState } from 'react'
import { merchantsTexts } from '#i18n/sets/merchants.ts'
import { useTexts } from '../../platform/texts.ts'
import styles from './merchant-card.module.css'

/** What fits into two lines of a card in any width is shown as it is. */
const SHORT = 120

/** What a merchant told of the business, in their own words. */
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
        <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setWhole((whole) => !whole)}>
          {t(isWhole ? 'merchants.facts.less' : 'merchants.facts.more')}
        </button>
      )}
    </div>
  )
}
