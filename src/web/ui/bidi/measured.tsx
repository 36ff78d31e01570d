import { Ltr } from './ltr.tsx'

/** A number with its unit, or the sides of a machine. */
const MEASURE = /(\d[\d.,]*(?: ?[×–] ?\d[\d.,]*)*(?: ?[A-Za-z°%][A-Za-z°%²³/]*)?)/

/** Words among which numbers with their units are not turned round. */
export function Measured({ words }: { readonly words: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no id
  return words.split(MEASURE).map((part, at) => (at % 2 === 1 ? <Ltr key={at}>{part}</Ltr> : part))
}
