import type { Language } from '#domain/text/language.ts'
import { pathInLanguage } from '../../platform/texts/language.ts'
import { ANY, type Listing, readListing, writeListing } from './listing.ts'

/** The whole shop, or the page of one category or brand, whose slug is in the path. */
export type ListKind = 'shop' | 'category' | 'brand'

export const SHOP_PATH = '/shop'

/** Reads a list's address; null for other pages. */
export function listingOfAddress({ pathname, search }: { readonly pathname: string; readonly search: string }): Listing | null {
  const match = /^\/shop(?:\/(category|brand)\/([^/]+))?$/.exec(pathInLanguage(pathname, 'en'))
  if (match === null) return null
  const [, kind, slug] = match
  const listing = readListing(new URLSearchParams(search))
  return kind === undefined ? listing : { ...listing, [kind]: slug }
}

/** A page of a category or brand keeps its path as long as the list stays inside it. */
export function addressOf(listing: Listing, kind: ListKind, language: Language): string {
  const slug = kind === 'shop' ? ANY : listing[kind]
  const isInCollection = kind !== 'shop' && slug !== ANY
  const path = isInCollection ? `${SHOP_PATH}/${kind}/${slug}` : SHOP_PATH
  const query = writeListing(isInCollection ? { ...listing, [kind]: ANY } : listing).toString()
  return pathInLanguage(path, language) + (query === '' ? '' : `?${query}`)
}
