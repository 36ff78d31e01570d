export const PRODUCT_PICTURES_MAX = 12
/** The most characters of a picture's alternative text. */
export const PICTURE_TEXT_MAX = 160

/** A picture of a product, with the text for those who can't see it; an empty text means the product's name. */
export interface StoredPicture {
  readonly name: string
  readonly alt: string
  readonly altAr: string
}

/**
 * All pictures of a product, the main one in front. The list is stored from the second picture or the first text on; until then the main
 * picture stands alone.
 */
export function allPictures(imageName: string | null, stored: readonly StoredPicture[]): readonly StoredPicture[] {
  if (imageName === null) return []
  return stored[0]?.name === imageName ? stored : [plainPicture(imageName)]
}

export function plainPicture(name: string): StoredPicture {
  return { name, alt: '', altAr: '' }
}

/** Replaces the main picture; the old one's text is removed too, since it described that picture. */
export function withNewMain(pictures: readonly StoredPicture[], name: string): readonly StoredPicture[] {
  return [plainPicture(name), ...pictures.slice(1)]
}

/** The pictures in the wanted order with the wanted texts. Unknown ones are left out; those that came meanwhile stay behind the others. */
export function arrangedPictures(pictures: readonly StoredPicture[], wanted: readonly StoredPicture[]): readonly StoredPicture[] {
  const known = new Set(pictures.map(({ name }) => name))
  const arranged = new Map(wanted.filter(({ name }) => known.has(name)).map((picture) => [picture.name, picture]))
  return [...arranged.values(), ...pictures.filter(({ name }) => !arranged.has(name))]
}
