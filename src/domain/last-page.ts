/** No list leads further than this. A file of its own, so that a first view need not fetch all of paging for it. */
export const LAST_PAGE = 1000
