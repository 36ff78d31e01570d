import type { Currency } from '#domain/money/currency.ts'
import { amountOf } from '#domain/money/money.ts'
import { offeredAmount } from '#domain/money/pricing.ts'
import { acceptedLines } from '#domain/offers/accepting.ts'
import { defaultDecision } from '#domain/offers/decisions.ts'
import { offerNumberText, versionText } from '#domain/offers/numbers.ts'
import { offerSums } from '#domain/offers/sums.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'
import type { OfferRow, VersionRow } from '../offers.repository.ts'

export interface EmailOffer {
  readonly offerId: string
  readonly number: string
  readonly version: string
  readonly isRevised: boolean
  readonly to: string
  readonly name: string
  readonly language: Language
  readonly project: string
  readonly reference: string
  readonly validUntil: string
  /** The token of the page for this reader. */
  readonly token: string
  readonly isAnswering: boolean
  readonly currency: Currency
  readonly lines: readonly { readonly name: Bilingual; readonly quantity: number; readonly sum?: number }[]
  /** Absent for a technical offer. */
  readonly total?: number
  readonly personal: string
}

/** The offer in an email, whoever reads it. */
type OfferOfEmail = Omit<EmailOffer, 'to' | 'name' | 'language' | 'token' | 'isAnswering' | 'personal'>
type EmailedOffer = Pick<OfferRow, 'id' | 'year' | 'number'>
type EmailedVersion = Pick<VersionRow, 'content' | 'acceptance' | 'version' | 'validUntil' | 'totalMinor'>

/** Amounts are those of the offer; a technical one has none. */
export function emailFacts(
  { offer, version }: { readonly offer: EmailedOffer; readonly version: EmailedVersion },
  hasPrices: boolean,
): OfferOfEmail {
  const { content, acceptance } = version
  const decision = acceptance?.decision ?? defaultDecision(content)
  const sums = offerSums(content, decision)
  const netOf = new Map(sums.lines.map(({ lineId, netMinor }) => [lineId, netMinor]))
  const amount = (key: 'sum' | 'total', minor: number | null | undefined) =>
    hasPrices && minor !== null && minor !== undefined ? { [key]: offeredAmount(amountOf(minor)) } : {}
  return {
    offerId: offer.id,
    number: offerNumberText(offer),
    version: versionText(version.version),
    isRevised: version.version > 1,
    project: content.addressee.project,
    reference: content.addressee.reference,
    validUntil: version.validUntil,
    currency: content.currency,
    lines: acceptedLines(content, decision).map(({ id, name, quantity }) => ({ name, quantity, ...amount('sum', netOf.get(id)) })),
    ...amount('total', version.totalMinor),
  }
}
