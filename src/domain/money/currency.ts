/** The shop's prices are in EGP. An offer's amounts name their currency, so that another one is added here. */
export const CURRENCIES = ['EGP'] as const
export type Currency = (typeof CURRENCIES)[number]
/** The currency of the catalogue, the fees and the desk, whose amounts name none. */
export const SHOP_CURRENCY: Currency = 'EGP'
/** The name beside an amount, in both languages. */
export const CURRENCY_LABELS: Readonly<Record<Currency, string>> = { EGP: 'L.E' }
