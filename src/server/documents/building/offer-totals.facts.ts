import type { OfferContent, PaymentPart } from '#domain/offers/content.ts'
import { lastShare } from '#domain/offers/plan.ts'
import type { OfferSums } from '#domain/offers/sums.ts'
import { totalRows as rowsOfTotals, type TotalRow } from '#domain/offers/total-rows.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { amountInWords } from '#i18n/amounts/in-words.ts'
import { documentTexts } from '#i18n/documents.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { percentText } from '#i18n/offer-amounts.ts'
import type { AmountWriter } from './amounts.facts.ts'
import type { DocumentTotal, LinesDocument, Words } from './document-data.facts.ts'

/** Every amount that a document of this version can show. */
export function amountsOf({ lines, roundingMinor }: OfferContent, sums: OfferSums): readonly number[] {
  return [
    ...lines.flatMap(({ unitMinor }) => unitMinor ?? []),
    ...sums.lines.flatMap(({ discountMinor, netMinor }) => [discountMinor, netMinor ?? 0]),
    ...sums.sections.map(({ subtotalMinor }) => subtotalMinor),
    ...sums.taxes.map(({ amountMinor }) => amountMinor),
    sums.wholeDiscountMinor,
    roundingMinor,
    sums.totalMinor,
    ...sums.parts,
  ]
}

/** The rows of the domain in the document's words and figures; a discount in percent is named with it. */
export function totalRows(content: OfferContent, sums: OfferSums, amounts: AmountWriter, language: Language): readonly DocumentTotal[] {
  return rowsOfTotals(content, sums).map((row) => {
    const isTotal = row.kind === 'total'
    return { label: labelOf(row, content, language), amount: isTotal ? amounts.money(row.minor) : amounts.figure(row.minor), isTotal }
  })
}

function labelOf({ kind, rate }: TotalRow, { discount }: OfferContent, language: Language): string {
  const t = documentTexts(language)
  const name = rate === null ? '' : inLanguage(rate.name, language)
  if (kind === 'tax-within') return t('totals.taxIncluded', { name })
  if (kind === 'discount' && discount?.kind === 'percent')
    return t('totals.discountPercent', { percent: { latin: percentText(discount.hundredths, language) } })
  return kind === 'tax' ? t('totals.tax', { name }) : t(`totals.${kind === 'sum' ? 'other' : kind}`)
}

export function wordsOf({ currency }: OfferContent, { totalMinor }: OfferSums, language: Language): LinesDocument['inWords'] {
  return { label: documentTexts(language)('totals.inWords'), words: amountInWords(totalMinor, currency, language) }
}

export function taxNote({ taxBasis }: OfferContent, sums: OfferSums, language: Language): string | null {
  if (taxBasis === null || sums.taxes.length === 0) return null
  return documentTexts(language)(`totals.${taxBasis}`)
}

export function planTable(content: OfferContent, sums: OfferSums, amounts: AmountWriter, language: Language): LinesDocument['plan'] {
  const { plan } = content
  if (plan.length === 0) return null
  const t = documentTexts(language)
  const rows = plan.map((part, index): readonly Words[] => [
    String(index + 1),
    dueText(part, language),
    part.way === null ? '' : t(`plan.ways.${part.way}`),
    shareText(plan, index, language),
    { latin: amounts.money(sums.parts[index] ?? 0) },
  ])
  return { title: t('plan.title'), columns: [t('plan.part'), t('plan.due'), t('plan.way'), t('plan.share'), t('plan.amount')], rows }
}

function dueText({ time, date }: PaymentPart, language: Language): string {
  return documentTexts(language)(`plan.times.${time}`, { date: date === null ? '' : formatLongDate(date, language) })
}

/** The last part takes the rest, whatever its share says. */
function shareText(plan: readonly PaymentPart[], index: number, language: Language): Words {
  const rest = documentTexts(language)('plan.rest')
  if (index === plan.length - 1) {
    const last = lastShare(plan)
    return last === null ? rest : { latin: percentText(last, language) }
  }
  const share = plan[index]?.share
  return share?.kind === 'percent' ? { latin: percentText(share.hundredths, language) } : ''
}
