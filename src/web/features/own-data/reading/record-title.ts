import type { InOwnData, OwnDataPart } from '#contract/own/own-data.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import type { Language } from '#domain/text/language.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { shownValue } from './shown-value.ts'

export interface RecordTitle {
  readonly name: string
  /** Tells it from others of its kind at a glance. */
  readonly detail: string
}

type TitleOf = { readonly [Part in OwnDataPart]?: (record: InOwnData<Part>, language: Language) => RecordTitle }

/** The parts whose records fold, because each is a page of its own. */
const TITLES: TitleOf = {
  wishlist: ({ product, created }, language) => ({ name: nameOf(product, language), detail: formatLongDate(created, language) }),
  requests: ({ number, created, status }, language) => ({
    name: orderNumberText(number),
    detail: `${formatLongDate(created, language)} \u00b7 ${shownValue('status', status, language).text}`,
  }),
  offers: ({ number, version, sent, state }, language) => ({
    name: `${number} v${version}`,
    detail: `${formatLongDate(sent, language)} \u00b7 ${shownValue('state', state, language).text}`,
  }),
  reviews: ({ product, created }, language) => ({ name: nameOf(product, language), detail: formatLongDate(created, language) }),
}

/** Null for a record that is short enough to be read without opening it. */
export function titleOf<Part extends OwnDataPart>(part: Part, record: InOwnData<Part>, language: Language): RecordTitle | null {
  return TITLES[part]?.(record, language) ?? null
}
