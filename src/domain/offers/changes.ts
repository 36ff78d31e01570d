import type { Bilingual } from '../text/language.ts'
import { canonicalText } from './accepting.ts'
import type { Discount, OfferContent, OfferLine, TaxBasis } from './content.ts'
import { defaultDecision } from './decisions.ts'
import { offerSums } from './sums.ts'

/** Facts of a line that a reader compares one by one. */
interface LineValues {
  readonly quantity: number
  readonly unitMinor: number | null
  readonly discount: Discount | null
  readonly role: OfferLine['role']
  readonly taxRateId: string | null
  readonly deliveryTime: Bilingual
  readonly note: Bilingual
}
type LineFact = keyof LineValues

const LINE_FACTS = ['quantity', 'unitMinor', 'discount', 'role', 'taxRateId', 'deliveryTime', 'note'] as const satisfies readonly LineFact[]

interface OfferValues {
  readonly discount: Discount | null
  readonly taxBasis: TaxBasis | null
  readonly validUntil: string
  readonly totalMinor: number
}
type OfferFact = keyof OfferValues

/** Long texts and lists of which a reader is told that they changed, and reads them in their place. */
const TEXTS = [
  'addressee',
  'plan',
  'warranty',
  'exclusions',
  'closing',
  'exchangeRate',
  'salesperson',
] as const satisfies readonly (keyof OfferContent)[]

type LineChange = {
  readonly [Fact in LineFact]: {
    readonly kind: 'line'
    readonly fact: Fact
    readonly lineId: string
    readonly sku: string
    readonly name: Bilingual
    readonly from: LineValues[Fact]
    readonly to: LineValues[Fact]
  }
}[LineFact]

type OfferValueChange = {
  readonly [Fact in OfferFact]: {
    readonly kind: 'offer'
    readonly fact: Fact
    readonly from: OfferValues[Fact]
    readonly to: OfferValues[Fact]
  }
}[OfferFact]

export type OfferChange =
  | {
      readonly kind: 'line-in' | 'line-out'
      readonly lineId: string
      readonly sku: string
      readonly name: Bilingual
      readonly quantity: number
    }
  /** The same line has another machine. */
  | { readonly kind: 'replaced'; readonly lineId: string; readonly from: NamedMachine; readonly to: NamedMachine }
  | LineChange
  | { readonly kind: 'text'; readonly text: (typeof TEXTS)[number] }
  | OfferValueChange

interface NamedMachine {
  readonly sku: string
  readonly name: Bilingual
}

/**
 * The changes between two versions: lines in the order of the newer one, those that left, then the terms, the total last. Give it the
 * contents as the reader may see them: a technical offer's change by no amount.
 */
export function offerChanges(before: OfferContent, after: OfferContent): readonly OfferChange[] {
  const old = new Map(before.lines.map((line) => [line.id, line]))
  const ids = new Set(after.lines.map(({ id }) => id))
  return [
    ...after.lines.flatMap((line): readonly OfferChange[] => {
      const was = old.get(line.id)
      return was === undefined ? [{ kind: 'line-in', ...shortLine(line) }] : lineChanges(was, line)
    }),
    ...before.lines.filter(({ id }) => !ids.has(id)).map((line): OfferChange => ({ kind: 'line-out', ...shortLine(line) })),
    ...offerValueChanges(before, after, ['discount', 'taxBasis']),
    ...TEXTS.filter((text) => !isSame(before[text], after[text])).map((text): OfferChange => ({ kind: 'text', text })),
    ...offerValueChanges(before, after, ['validUntil', 'totalMinor']),
  ]
}

function shortLine({ id, sku, name, quantity }: OfferLine) {
  return { lineId: id, sku, name, quantity }
}

function lineChanges(was: OfferLine, is: OfferLine): readonly OfferChange[] {
  const { id: lineId, sku, name } = is
  const changes = LINE_FACTS.filter((fact) => !isSame(was[fact], is[fact])).map(
    (fact) => ({ kind: 'line', fact, lineId, sku, name, from: was[fact], to: is[fact] }) as LineChange,
  )
  if (isSame([was.productId, was.sku, was.name], [is.productId, is.sku, is.name])) return changes
  return [{ kind: 'replaced', lineId, from: { sku: was.sku, name: was.name }, to: { sku, name } }, ...changes]
}

function offerValueChanges(before: OfferContent, after: OfferContent, facts: readonly OfferFact[]): readonly OfferChange[] {
  const [was, is] = [valuesOf(before), valuesOf(after)]
  return facts
    .filter((fact) => !isSame(was[fact], is[fact]))
    .map((fact) => ({ kind: 'offer', fact, from: was[fact], to: is[fact] }) as OfferValueChange)
}

function valuesOf(content: OfferContent): OfferValues {
  const { discount, taxBasis, validUntil } = content
  return { discount, taxBasis, validUntil, totalMinor: offerSums(content, defaultDecision(content)).totalMinor }
}

function isSame(a: unknown, b: unknown): boolean {
  return canonicalText(a) === canonicalText(b)
}
