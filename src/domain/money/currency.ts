/** A row for each currency that the shop names: its label beside an amount, in both languages. All of them count hundredths. */
export const CURRENCY_LABELS = { EGP: 'L.E', USD: 'USD', EUR: 'EUR' } as const
export type Currency = keyof typeof CURRENCY_LABELS
/** The currency of the catalogue, the fees, the desk and the figures, whose amounts name none. */
export const SHOP_CURRENCY = 'EGP' satisfies Currency
