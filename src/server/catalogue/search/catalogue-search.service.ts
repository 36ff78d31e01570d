import type { CatalogueSearch } from './search.deps.ts'
import { search, suggestProducts } from './search.service.ts'
import { indexProducts } from './search-index.service.ts'

/** The search of the shop: tables of its own database, so that no other server need run. */
export const catalogueSearch: CatalogueSearch = { index: indexProducts, search, suggest: suggestProducts }
