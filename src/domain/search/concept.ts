/**
 * One kind of equipment and the trade's names for it, parted by commas. Any of these names in a product's name brings
 * all the others into its index. Longer names win over shorter ones: "water cooler" holds no "cooler".
 */
export interface Concept {
  en: string
  ar: string
  /** Names by which the kind is recognised but that aren't worth indexing, such as "microwave oven", which would make it an oven. */
  triggers?: string
  /** Words that find the kind but are too ambiguous to recognise it by. */
  finds?: string
  /** Words that by themselves mean this kind before the others that bear them: who looks for coffee means the machine before the grinder. */
  leads?: string
  /** The wider kind whose names find this one as well, and not the other way round. */
  broader?: string
}
