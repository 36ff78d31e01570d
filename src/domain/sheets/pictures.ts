export const ZIP_BYTES_MAX = 100 * 1024 * 1024
export const ZIP_FILES_MAX = 3_000
export const PICTURE_NAME_MAX = 200

/** `more`: placed behind the product's main picture; `same`: the product had this very picture already. */
export const PICTURE_OUTCOMES = ['placed', 'more', 'same', 'unmatched', 'refused'] as const
export type PictureOutcome = (typeof PICTURE_OUTCOMES)[number]

export interface NamedPicture {
  /** The SKU in lower case. */
  readonly sku: string
  /** The position among the pictures of its product: small numbers come first. */
  readonly position: number
}

const POSITION_OF_WORDS = 50
const FIRST_WORDS = new Set(['front', 'main', 'cover', 'first'])
const SEPARATORS = /[-_\s.(]+/g

/** The name says that another picture comes before this one. */
function isFurther({ position }: NamedPicture): boolean {
  return position > 1
}

function baseOf(fileName: string): string {
  return fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1)
}

/** The name without its folders and its ending. */
function stem(fileName: string): string {
  const base = baseOf(fileName)
  const dot = base.lastIndexOf('.')
  return (dot <= 0 ? base : base.slice(0, dot)).trim().toLowerCase()
}

/** The SKU at the start of a file's name: the whole name, or as much of it as there is in front of `-2`, `_front` or ` (3)`. */
export function pictureOf(fileName: string, isSku: (sku: string) => boolean): NamedPicture | null {
  const name = stem(fileName)
  if (isSku(name)) return { sku: name, position: 0 }
  const cuts = [...name.matchAll(SEPARATORS)].reverse()
  for (const { index, 0: mark } of cuts) {
    const sku = name.slice(0, index)
    if (isSku(sku)) return { sku, position: positionOf(name.slice(index + mark.length)) }
  }
  return null
}

/** The SKUs that a file's name may begin with. */
export function possibleSkus(fileName: string): string[] {
  const asked: string[] = []
  pictureOf(fileName, (sku) => {
    asked.push(sku)
    return false
  })
  return asked
}

function positionOf(rest: string): number {
  const number = /^\d{1,3}/.exec(rest)
  if (number !== null) return Number(number[0])
  return FIRST_WORDS.has(rest) ? 1 : POSITION_OF_WORDS
}

/** Files that programs put beside the pictures. */
export function isNoise(fileName: string): boolean {
  return /(?:^|\/)(?:__MACOSX\/|\.(?!\.?\/)|Thumbs\.db$|desktop\.ini$)/i.test(fileName) || fileName.endsWith('/')
}

/** A file that is none by its name alone: what pictures hold is looked at later. */
export function isPictureName(fileName: string): boolean {
  return !/\.[a-z\d]{1,5}$/i.test(fileName) || /\.(?:jpe?g|jfif|png|webp|gif|heic|heif|avif|bmp|tiff?)$/i.test(fileName)
}

/** The reason why a file can't be read as a picture, as far as its name tells. */
export function unreadableKind(fileName: string): 'phone' | 'format' | 'damaged' | 'none' {
  if (/\.(?:heic|heif)$/i.test(fileName)) return 'phone'
  if (/\.(?:gif|avif|bmp|tiff?)$/i.test(fileName)) return 'format'
  return isPictureName(fileName) ? 'damaged' : 'none'
}

export interface PictureResult {
  readonly name: string
  readonly outcome: PictureOutcome
  readonly sku: string
  /** The code of the refusal of this file. */
  readonly refusal: string | null
  /** A further picture of a product that had none is its main one until that comes. */
  readonly isMain?: boolean
}

export interface ProductPictures {
  readonly sku: string
  /** Pictures that were placed. */
  readonly placed: number
  /** Pictures that the product had already. */
  readonly same: number
}

/** The pictures by product, in the order in which they came; the SKU as the first file has it. */
export function picturesByProduct(results: readonly PictureResult[]): ProductPictures[] {
  const bySku = new Map<string, ProductPictures>()
  for (const { name, sku, outcome } of results) {
    if (outcome === 'unmatched' || outcome === 'refused') continue
    const { placed, same, ...product } = bySku.get(sku) ?? { sku: writtenSku(name, sku), placed: 0, same: 0 }
    bySku.set(sku, outcome === 'same' ? { ...product, placed, same: same + 1 } : { ...product, placed: placed + 1, same })
  }
  return [...bySku.values()]
}

function writtenSku(fileName: string, sku: string): string {
  const written = baseOf(fileName).trimStart().slice(0, sku.length)
  return written.toLowerCase() === sku ? written : sku
}

/** `front`: the picture that stands for the main one moves behind it. */
export type PictureSpot = 'main' | 'front' | 'behind'

/** The spot of a picture on its product. A picture that came from the same zip or drop is never replaced. */
export function spotOf(picture: NamedPicture, results: readonly PictureResult[]): PictureSpot {
  const before = results.filter(({ sku }) => sku === picture.sku)
  if (isFurther(picture) || before.some(({ outcome }) => outcome === 'placed')) return 'behind'
  return before.some(({ isMain }) => isMain === true) ? 'front' : 'main'
}
