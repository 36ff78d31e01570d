/**
 * One kind of equipment and the trade's names for it, separated by commas. A product whose name contains any of them is indexed under all
 * of them. Longer names win over shorter ones: "water cooler" contains no "cooler".
 */
export interface Concept {
  en: string
  ar: string
  /** Names that identify the kind but are not worth indexing, such as "microwave oven", which would make it an oven. */
  triggers?: string
  /** Words that find the kind but are too ambiguous to identify it. */
  finds?: string
  /** Words that mean this kind before others with the same word: a search for coffee means the machine before the grinder. */
  leads?: string
  /** The wider kind whose names find this one as well, but not the other way round. */
  broader?: string
}
