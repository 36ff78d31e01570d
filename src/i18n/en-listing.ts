import { listing } from './en/listing.ts'

/** What only the lists of products and brands say. */
export const enListing = { listing } as const
