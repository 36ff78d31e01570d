import { RequestButton } from '../../../features/bag/request-button.tsx'
import type { CardProduct } from '../../../features/catalogue/card-product.ts'
import type { CardSlots } from '../../../features/catalogue/product-card.tsx'
import type { ProductOnPage } from '../../../features/product/product-on-page.ts'
import type { ProductSlots } from '../../../features/product/product-slots.ts'
import { HeartButton } from '../../../features/wishlist/heart-button.tsx'

/** Parts of a card that other features provide. */
export function cardSlots(product: CardProduct): CardSlots {
  return { heart: <HeartButton product={product} />, button: <RequestButton product={product} /> }
}

/** Parts of a product's page that other features provide. */
export function productSlots(product: ProductOnPage): ProductSlots {
  return {
    heart: <HeartButton product={product} />,
    requestButton: ({ quantity, reset }) => <RequestButton product={product} quantity={quantity} onAdded={reset} isMain />,
  }
}
