import { UPLOAD_BYTES_MAX } from '#domain/catalogue/media.ts'
import { PRODUCT_PICTURES_MAX } from '#domain/catalogue/product-pictures.ts'
import type { productsTexts } from '#i18n/sets/products.ts'
import type { KeyOf } from '#i18n/text-set.ts'

const PICTURE_TYPES = 'image/jpeg,image/png'

const PREVIEW_SIDE_PX = 640

/** Refuses a file before it is sent; only the server can judge its content. */
export function refusePicture({ type, name, size }: File): KeyOf<typeof productsTexts> | null {
  const isNamed = /\.(jpe?g|png)$/i.test(name)
  const isTyped = PICTURE_TYPES.split(',').includes(type)
  if (!isTyped && !(type === '' && isNamed)) return 'products.picture.wrong'
  return size > UPLOAD_BYTES_MAX ? 'products.picture.tooLarge' : null
}

/** The files behind the main picture that a new product has room for, and those beyond. */
export function furtherPictures(files: readonly File[]): Record<'taken' | 'leftOut', readonly File[]> {
  const room = PRODUCT_PICTURES_MAX - 1
  return { taken: files.slice(0, room), leftOut: files.slice(room) }
}

/** Makes a small preview of a picture before it is sent; null where the browser can't read it. */
export async function previewOfPicture(file: File): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, PREVIEW_SIDE_PX / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return canvas.toDataURL('image/png')
  } catch {
    return null
  }
}
