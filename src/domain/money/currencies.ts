import { CURRENCY_LABELS, type Currency, SHOP_CURRENCY } from './currency.ts'

export const CURRENCIES = Object.keys(CURRENCY_LABELS) as [Currency, ...Currency[]]

/** The currencies that an offer may be written in. Those of offers that were sent stay readable when one is taken out. */
export const OFFER_CURRENCIES = [SHOP_CURRENCY] as const satisfies readonly Currency[]

/** The currencies whose rate an offer may name. */
export const RATE_CURRENCIES = ['USD', 'EUR'] as const satisfies readonly Exclude<Currency, typeof SHOP_CURRENCY>[]
export type RateCurrency = (typeof RATE_CURRENCIES)[number]

/**
 * An amount on its way between an offer and the shop: the catalogue's price into a line, a total into a sum of the desk. Null in another
 * currency, as the shop converts none, and amounts of two currencies have no sum.
 */
export function minorInShopCurrency(minor: number | null, currency: Currency): number | null {
  return currency === SHOP_CURRENCY ? minor : null
}

/**
 * The currency that a stored fact or an answer names. Facts from before the field, and answers of an older process, are in the shop's
 * currency.
 */
export function currencyNamed(fact: unknown): Currency {
  return CURRENCIES.find((currency) => currency === fact) ?? SHOP_CURRENCY
}
