import { textSet } from '../text-set.ts'

export const listingTexts = textSet('listing', { en: () => import('../en/listing.ts'), ar: () => import('../ar/listing.ts') })
