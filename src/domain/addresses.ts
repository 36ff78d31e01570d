/** The shop delivers in one country, which every address carries. */
export const COUNTRY = 'Egypt'

export const ZIP_CODE_MIN = 5
export const ZIP_CODE_MAX = 20
export const ADDRESS_LINE_MAX = 200
/** Of one person. */
export const ADDRESSES_MOST = 100
