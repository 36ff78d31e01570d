/** How many products one category may hold: their ids have to fit into one call. */
export const CATEGORY_PRODUCTS_MAX = 20_000
/** Of a category or brand. */
export const COLLECTION_NAME_MAX = 160
/** Fewer characters search a list of categories or brands for nothing. */
export const COLLECTION_SEARCH_MIN = 2
