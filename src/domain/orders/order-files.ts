/** The kinds of files that may be put on a request or an offer. */
export const ORDER_FILE_KINDS = ['pdf', 'jpg', 'png'] as const
export type OrderFileKind = (typeof ORDER_FILE_KINDS)[number]

/** The most files on one request or offer. */
export const ORDER_FILES_MAX = 10
export const ORDER_FILE_BYTES_MAX = 10 * 1024 * 1024
export const ORDER_FILE_NAME_MAX = 120
