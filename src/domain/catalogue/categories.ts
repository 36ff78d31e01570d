/** The most products in one category: their ids have to fit into one call. */
export const CATEGORY_PRODUCTS_MAX = 20_000
/** Applies to categories and brands. */
export const COLLECTION_NAME_MAX = 160
/** A search of categories or brands needs this many characters. */
export const COLLECTION_SEARCH_MIN = 2
