/** Acts on several drafts at once. */
export const PRODUCT_DRAFTS_MANY_ACTIONS = ['publish', 'delete'] as const
export type ProductDraftsAction = (typeof PRODUCT_DRAFTS_MANY_ACTIONS)[number]

/** A page of the longest list. */
export const PRODUCT_DRAFTS_MANY_MAX = 100
