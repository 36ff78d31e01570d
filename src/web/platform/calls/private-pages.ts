/** Headers of a page for the holder of its link: no cache holds it, no index names it, and no other site learns its address. */
export const PRIVATE_PAGE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
