/** The shop delivers in one country, which every address contains. */
export const COUNTRY = 'Egypt'

export const ZIP_CODE_MIN = 5
export const ZIP_CODE_MAX = 20
export const ADDRESS_LINE_MAX = 200
/** The most addresses that one person may store. */
export const ADDRESSES_MOST = 100
