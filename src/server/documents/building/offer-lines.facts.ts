import type { OfferContent, OfferLine } from '#domain/offers/content.ts'
import { isOfGroup } from '#domain/offers/decisions.ts'
import type { LineSums, OfferSums } from '#domain/offers/sums.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { documentTexts } from '#i18n/documents.ts'
import { formatQuantity } from '#i18n/formats.ts'
import type { AmountWriter } from './amounts.facts.ts'
import type { DocumentGroup, DocumentRow, LabelledWords } from './document-data.facts.ts'

export interface LinesFacts {
  readonly content: OfferContent
  readonly sums: OfferSums
  readonly language: Language
  /** Null for documents without prices. */
  readonly amounts: AmountWriter | null
  readonly hasDiscounts: boolean
  readonly isShown?: (line: OfferLine) => boolean
  readonly detailsOf?: (line: OfferLine) => readonly LabelledWords[]
  readonly quantityOf?: (line: OfferLine) => number
}

/** The lines in the order of their sections: first those without one. A section without lines is left out. */
export function lineGroups(facts: LinesFacts): readonly DocumentGroup[] {
  const { content, sums, language, amounts, isShown = () => true } = facts
  const t = documentTexts(language)
  const known = new Set(content.sections.map(({ id }) => id))
  const sectionOf = ({ sectionId }: OfferLine) => (sectionId !== null && known.has(sectionId) ? sectionId : null)
  let number = 0
  const groups = [null, ...content.sections].map((section) => {
    const lines = content.lines.filter((line) => isShown(line) && sectionOf(line) === (section?.id ?? null))
    const title = section === null ? null : inLanguage(section.title, language)
    const rows = lines.map((line) => row(line, ++number, facts))
    const sum = sums.sections.find(({ sectionId }) => sectionId === (section?.id ?? null))
    const label = title === null ? t('totals.other') : t('totals.section', { title })
    const subtotal = amounts === null || sum === undefined ? null : { label, amount: amounts.figure(sum.subtotalMinor) }
    return { title, rows, subtotal }
  })
  const shown = groups.filter(({ rows }) => rows.length > 0)
  // A single group has no subtotal: it would repeat the total below.
  return shown.length > 1 ? shown : shown.map((group) => ({ ...group, subtotal: null }))
}

function row(line: OfferLine, number: number, facts: LinesFacts): DocumentRow {
  const { sums, language, amounts, detailsOf = () => [], quantityOf = ({ quantity }) => quantity } = facts
  const t = documentTexts(language)
  const own = sums.lines.find(({ lineId }) => lineId === line.id)
  const deliveryTime = inLanguage(line.deliveryTime, language)
  return {
    number: String(number),
    ...(line.productId === null && line.picture === null ? {} : { picture: line.picture }),
    name: inLanguage(line.name, language),
    isUsed: line.isNew === false ? t('line.used') : null,
    mark: markOf(line, facts, amounts !== null && (own?.counts ?? true)),
    facts: line.facts.map((fact) => inLanguage(fact, language)),
    details: [
      ...(line.sku === '' ? [] : [{ label: t('line.sku'), words: { latin: line.sku } }]),
      ...(line.itemNumber === '' ? [] : [{ label: t('line.itemNumber'), words: { latin: line.itemNumber } }]),
      ...(deliveryTime === '' ? [] : [{ label: t('line.deliveryTime'), words: deliveryTime }]),
      ...detailsOf(line),
    ],
    note: inLanguage(line.note, language),
    cells: [formatQuantity(quantityOf(line), language), ...(amounts === null ? [] : money(line, own, amounts, facts.hasDiscounts))],
    counts: own?.counts ?? true,
  }
}

function money(line: OfferLine, own: LineSums | undefined, amounts: AmountWriter, hasDiscounts: boolean): readonly string[] {
  const unit = line.unitMinor === null ? '' : amounts.figure(line.unitMinor)
  const net = own?.netMinor ?? null
  const discount = own === undefined || own.discountMinor === 0 ? '' : amounts.figure(-own.discountMinor)
  return [unit, ...(hasDiscounts ? [discount] : []), net === null ? '' : amounts.figure(net)]
}

/** A document without money speaks of no total. */
function markOf(line: OfferLine, { content: { lines, choices }, language, amounts }: LinesFacts, isCounting: boolean): string | null {
  const t = documentTexts(language)
  if (line.role === 'optional' && amounts === null) return t('line.optionalOnly')
  if (line.role === 'optional') return t(isCounting ? 'line.optionalChosen' : 'line.optional')
  const { choiceId } = line
  if (line.role !== 'choice' || choiceId === null) return null
  const options = lines.filter((each) => isOfGroup(each, choiceId))
  const title = inLanguage(choices.find(({ id }) => id === choiceId)?.title ?? { en: '', ar: '' }, language)
  const values = { title, number: options.indexOf(line) + 1, options: options.length }
  return t(isCounting ? 'line.chosen' : 'line.choice', values)
}
