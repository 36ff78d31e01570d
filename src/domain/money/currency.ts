/** The currency's name beside every amount, in both languages. */
export const CURRENCY_LABEL = 'L.E'
