import { minorInShopCurrency } from '#domain/money/currencies.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { OfferLine } from '#domain/offers/content.ts'
import type { Bilingual } from '#domain/text/language.ts'

const EMPTY: Bilingual = { en: '', ar: '' }

/** The facts of today's catalogue that a line takes over. */
export interface OfferedMachine {
  readonly _id: string
  readonly sku: string
  readonly name: string
  readonly nameAr: string
  readonly picture: string | null
  readonly isNew: boolean
  readonly facts: readonly Bilingual[]
  readonly priceMinor: number
}

/** A free line: delivery, installation, something that is not in the catalogue. */
export function emptyLine(id: string, parts: Partial<OfferLine> = {}): OfferLine {
  return {
    id,
    sectionId: null,
    itemNumber: '',
    productId: null,
    requestLineId: null,
    sku: '',
    name: EMPTY,
    facts: [],
    picture: null,
    isNew: null,
    quantity: 1,
    unitMinor: null,
    listMinor: null,
    discount: null,
    role: 'counted',
    choiceId: null,
    isChosen: false,
    taxRateId: null,
    deliveryTime: EMPTY,
    note: EMPTY,
    ...parts,
  }
}

/** The facts that a line has of its machine, with the price of today where it is in the draft's currency. */
export function machineParts({ _id, sku, name, nameAr, picture, isNew, facts, priceMinor }: OfferedMachine, currency: Currency) {
  const price = minorInShopCurrency(priceMinor, currency)
  return {
    productId: _id,
    sku,
    name: { en: name, ar: nameAr === '' ? name : nameAr },
    facts,
    picture,
    isNew,
    unitMinor: price,
    listMinor: price,
  } satisfies Partial<OfferLine>
}

/** The other language follows a text that is typed as long as it has no words of its own. */
export function typedIn(before: Bilingual, language: 'en' | 'ar', typed: string): Bilingual {
  const other = language === 'en' ? 'ar' : 'en'
  const follows = before[other] === '' || before[other] === before[language]
  return { ...before, [language]: typed, ...(follows ? { [other]: typed } : {}) }
}
