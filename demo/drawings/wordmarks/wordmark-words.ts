import type { TradeSign } from './wordmark-emblems.ts'

/** Arabic names open with the trade, English ones close with it; what is left is a name of its own. */
const OPENING = ['KAHWET', 'HILWIYAT', 'MAKHBAZ', 'SHAWERMA', 'MATAM', 'FUNDUQ', 'MASHWIYAT', 'HOTEL', 'CAFE', 'RESTAURANT']
const CLOSING = ['RESTAURANT', 'HOTEL', 'LODGE', 'CAMP', 'RESORT', 'KITCHEN', 'GRILL', 'BAKERY', 'CAFE', 'BAR', 'COFFEE', 'HOUSE', 'FISH']
/** A line never ends with one of these: they belong to the word after them. */
const BOUND = ['&', 'W', 'AND', 'ABU', 'ABO', 'UMM', 'OM', 'BINT', 'IBN', 'BAYT', 'BURG', 'EL', 'AL', 'OF', 'THE']

/** Returns the number of words on the first of two lines: the name breaks between trade and name, else near its middle. */
export function wordsOfFirstLine(words: readonly string[]): number {
  const closing = words.length - countWhile([...words].reverse(), (word) => CLOSING.includes(word))
  if (closing > 0 && closing < words.length) return closing
  if (OPENING.includes(words[0] ?? '')) return 1
  const places = words.map((_, i) => i).filter((i) => i > 0 && isPlace(words, i))
  const middle = words.length / 2
  return places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || b - a)[0] ?? words.length
}

function isPlace(words: readonly string[], at: number): boolean {
  return !BOUND.includes(words[at - 1] ?? '') && words[at] !== '&' && words[at] !== 'W'
}

function countWhile(words: readonly string[], holds: (word: string) => boolean): number {
  const first = words.findIndex((word) => !holds(word))
  return first === -1 ? words.length : first
}

/** Stems of trades, in English and in Arabic as brands are made of it. */
const SPEAKING: readonly (readonly [RegExp, TradeSign])[] = [
  [/\b(?:NIV|BOREA|BOREV|TALG|THALG|QUTB|FROST|FREEZ)/, 'frost'],
  [/\b(?:LAHAB|SHOL|SHUL|GAMR|DUKHAN|SEEKH|SHAWERM|MASHW)|\bGRILL/, 'flame'],
  [/\b(?:TANO|TANN|FURN|MAKHBAZ|RAGIF|KHAMIR)|\bBAKERY/, 'oven'],
  [/\b(?:BUNO|BUNN|TAHUN|KAHW|QAHW|FINGAN)|\b(?:COFFEE|CAFE)\b/, 'cup'],
  [/\b(?:BASTAN|BUSTAN|KHUDA)/, 'leaf'],
  [/\b(?:ASIR|NADA|SAMAV)/, 'drop'],
  [/\b(?:MARSA|SHATT|KHALIG|BAHR|SAHN|RAGHW|GHASIL)|\bFISH/, 'waves'],
]

/** The sign of the trade that a name speaks of; a name that speaks of none is given a sign without a meaning. */
export function tradeOf(letters: string): TradeSign | undefined {
  return SPEAKING.find(([stem]) => stem.test(letters))?.[1]
}
