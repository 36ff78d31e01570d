const NUMBER_AND_UNIT = /(^|[^\d/.,])(\d[\d.,]*) (\p{L}{1,3})(?![\p{L}\d])/gu
const CODE_AND_NUMBER = /(^|\P{L})(\p{Lu}{2,3}) (?=\d)/gu

/** Keeps `GN 1/1` and `18.5 kW`, in either script, on one line: a measure that breaks reads as two things. */
export function unbroken(name: string): string {
  return name.replace(NUMBER_AND_UNIT, '$1$2\u00a0$3').replace(CODE_AND_NUMBER, '$1$2\u00a0')
}
