import type { ReactNode } from 'react'
import type { ProductCard as CardFacts } from '#contract/catalogue.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { cardProduct } from '../../features/catalogue/card-product.ts'
import { ProductCard } from '../../features/catalogue/product-card.tsx'
import { loadTexts } from '../../platform/texts/texts.ts'

/** Renders the shop's own card for the preview in a product's form. */
export function renderCard(product: CardFacts): ReactNode {
  return <ProductCard product={cardProduct(product)} isFirst />
}

/** Cards are shown in both languages. */
export async function loadCardTexts(): Promise<void> {
  await Promise.all(LANGUAGES.map((language) => loadTexts(language, productsTexts)))
}
