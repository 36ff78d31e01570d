import type { ProductDraft } from '#contract/products/product-drafts.ts'
import { NO_NAME } from '#domain/accounts/deleting.ts'
import type { Manager } from '#domain/accounts/viewer.ts'
import { amountOf } from '#domain/money/money.ts'
import { visiblePrice } from '#domain/money/pricing.ts'
import { pictureReply, pictureUrl } from '#server/catalogue/shop/catalogue.replies.ts'
import { productOf } from './product-drafts.facts.ts'
import type { ListedDraft } from './product-drafts.repository.ts'

export function draftReply(manager: Manager, { row, brand, changedBy }: ListedDraft, categories: ProductDraft['categories']): ProductDraft {
  return {
    _id: row.id,
    version: row.version,
    sku: row.sku,
    name: row.name,
    nameAr: row.nameAr,
    description: row.description,
    descriptionAr: row.descriptionAr,
    ...(row.priceMinor === null ? {} : visiblePrice(manager, amountOf(row.priceMinor))),
    quantity: row.quantity,
    taxable: row.isNew,
    brand,
    categories: row.categoryIds.flatMap((id) => categories.find(({ _id }) => _id === id) ?? []),
    specs: row.specs,
    images: row.driveImages,
    imageUrl: pictureUrl(row.imageName),
    pictures: row.pictures.map((picture) => ({ name: picture.name, ...pictureReply(picture) })),
    isActive: row.isActive,
    missing: [...new Set(productOf(row).issues.map(({ field }) => field))],
    created: row.created.toISOString(),
    changed: row.changed.toISOString(),
    changedBy: changedBy ?? NO_NAME,
  }
}
