import { listing } from './ar/listing.ts'
import type { InArabic } from './dictionary.ts'
import type { enListing } from './en-listing.ts'

export const arListing: InArabic<typeof enListing> = { listing }
