import { EQUIPMENT_TYPES, type EquipmentType } from '#demo/drawings/equipment-types.ts'
import type { Language } from '#domain/text/language.ts'
import { KITCHEN_SAYINGS } from './kitchen.ts'
import { SERVICE_SAYINGS } from './service.ts'

/** Sentences about one kind of equipment, in one language. */
interface Sayings {
  readonly good: readonly string[]
  readonly bad: readonly string[]
}

type ByLanguage = Readonly<Record<Language, Sayings>>

function isKind(word: string): word is EquipmentType {
  return (EQUIPMENT_TYPES as readonly string[]).includes(word)
}

function readBlock(block: string): [EquipmentType, ByLanguage][] {
  const [kinds = '', ...sentences] = block.split('\n').map((line) => line.trim())
  const said = (sign: string, language: 0 | 1) =>
    sentences.filter((line) => line.startsWith(sign)).map((line) => line.slice(2).split(' | ')[language] ?? '')
  const sayings = (language: 0 | 1): Sayings => ({ good: said('+', language), bad: said('-', language) })
  return kinds.split(' ').map((kind) => {
    if (!isKind(kind)) throw new Error(`no such kind of equipment: ${kind}`)
    return [kind, { en: sayings(0), ar: sayings(1) }]
  })
}

const SAYINGS = new Map([KITCHEN_SAYINGS, SERVICE_SAYINGS].flatMap((table) => table.trim().split('\n\n')).flatMap(readBlock))

/** Sayings about a kind; the drawing tells the kind more exactly than the family. */
export function sayingsOf(kind: EquipmentType, language: Language): Sayings {
  const found = SAYINGS.get(kind)
  if (found === undefined) throw new Error(`nobody knows what to say of a ${kind}`)
  return found[language]
}
