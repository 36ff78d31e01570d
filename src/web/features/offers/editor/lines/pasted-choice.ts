import type { Currency } from '#domain/money/currency.ts'
import type { OfferLine, OfferSection } from '#domain/offers/content.ts'
import { emptyLine, machineParts, type OfferedMachine } from './new-lines.ts'

/** The product chosen for a row; an empty id makes it a free line. */
export type PastedChoice = Readonly<Record<number, string>>

export interface MatchedLine {
  readonly row: number
  readonly section: string
  readonly itemNumber: string
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly unitMinor: number | null
  readonly match: 'matched' | 'doubtful' | 'free'
  readonly products: readonly OfferedMachine[]
}

interface PastedInto {
  readonly chosen: PastedChoice
  /** The draft's; a sheet without one means it. */
  readonly currency: Currency
  readonly newId: () => string
}

/** Lines of the pasted rows, with a section for each title among them. The price of the sheet wins over that of the catalogue. */
export function linesOfPasted(
  rows: readonly MatchedLine[],
  { chosen, currency, newId }: PastedInto,
): { readonly lines: readonly OfferLine[]; readonly sections: readonly OfferSection[] } {
  const sections = new Map<string, OfferSection>()
  for (const { section } of rows) {
    if (section !== '' && !sections.has(section)) sections.set(section, { id: newId(), title: { en: section, ar: section } })
  }
  const lines = rows.map((row) => {
    const product = chosenProduct(row, chosen)
    const name = row.name === '' ? row.sku : row.name
    const parts =
      product === undefined ? { sku: row.name === '' ? '' : row.sku, name: { en: name, ar: name } } : machineParts(product, currency)
    return emptyLine(newId(), {
      ...parts,
      ...(row.unitMinor === null ? {} : { unitMinor: row.unitMinor }),
      sectionId: sections.get(row.section)?.id ?? null,
      itemNumber: row.itemNumber,
      quantity: row.quantity,
    })
  })
  return { lines, sections: [...sections.values()] }
}

function chosenProduct({ row, match, products }: MatchedLine, chosen: PastedChoice): OfferedMachine | undefined {
  const id = chosen[row] ?? (match === 'matched' ? products[0]?._id : '')
  return products.find(({ _id }) => _id === id)
}
