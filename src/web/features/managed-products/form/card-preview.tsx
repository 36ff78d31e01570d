import type { ReactNode } from 'react'
import type { ProductCard } from '#contract/catalogue.ts'
import { directionOf, LANGUAGES, type Language } from '#domain/text/language.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { LanguageContext } from '../../../platform/texts/language.ts'
import { textIn, useTexts } from '../../../platform/texts/texts.ts'
import { PriceReasonProvider } from '../../../shop/price-reason.tsx'
import styles from './card-preview.module.css'

const OWN_NAMES = { en: 'products.preview.english', ar: 'products.preview.arabic' } as const satisfies Record<Language, string>

export interface CardPreviewProps {
  readonly product: ProductCard
  /** Renders the shop's own card. */
  readonly renderCard: (product: ProductCard) => ReactNode
}

/** Previews the product's card in both languages while typing. Nothing in it can be pressed. */
export function CardPreview({ product, renderCard }: CardPreviewProps) {
  const { t } = useTexts(productsTexts)
  return (
    <section className="stack gap-3" aria-label={t('products.preview.title')}>
      <h2 className={styles.title}>{t('products.preview.title')}</h2>
      <div className={styles.cards}>
        {LANGUAGES.map((language) => (
          <div key={language} className={styles.side} lang={language} dir={directionOf(language)} data-language={language}>
            <p className={styles.language}>{t(OWN_NAMES[language])}</p>
            <div className={styles.card} inert>
              <LanguageContext value={language}>
                <PriceReasonProvider reason={{ text: textIn(language, productsTexts)('products.preview.noPrice') }}>
                  {renderCard(product)}
                </PriceReasonProvider>
              </LanguageContext>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
