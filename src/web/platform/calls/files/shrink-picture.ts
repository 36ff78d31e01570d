import { UPLOAD_BYTES_MAX } from '#domain/catalogue/media.ts'

/** The kinds that the server takes. */
const SENT_TYPES: readonly string[] = ['image/jpeg', 'image/png']
/** The kinds that a person may choose: the others are written anew before they are sent. */
export const CHOSEN_PICTURES = 'image/jpeg,image/png,image/webp,image/avif'

/** The longest side that is sent, twice the widest file that pages show: a larger picture only takes longer to send. */
const SIDE_MOST_PX = 2400
const JPEG_QUALITY = 0.9

/**
 * Shrinks a large picture before it is sent, turned as its camera said, and makes one of another kind a jpeg or png. Where the browser
 * can't read it, it stays as it is, and the server says why.
 */
export async function shrinkPicture(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = SIDE_MOST_PX / Math.max(bitmap.width, bitmap.height)
    const isTaken = SENT_TYPES.includes(file.type)
    const isFit = isTaken && scale >= 1 && file.size <= UPLOAD_BYTES_MAX
    const made = isFit ? null : await drawn(bitmap, { scale: Math.min(1, scale), type: file.type })
    bitmap.close()
    return made === null || (isTaken && made.size >= file.size) ? file : new File([made], file.name, { type: made.type })
  } catch {
    return file
  }
}

/** A drawing with see-through parts stays a png as long as that is small enough. */
async function drawn(bitmap: ImageBitmap, { scale, type }: { readonly scale: number; readonly type: string }): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const room = canvas.getContext('2d')
  if (room === null) return null
  room.imageSmoothingQuality = 'high'
  room.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const isDrawing = type === 'image/png' || (!SENT_TYPES.includes(type) && isSeeThrough(room))
  const png = isDrawing ? await written(canvas, 'image/png') : null
  if (png !== null && png.size <= UPLOAD_BYTES_MAX) return png
  room.globalCompositeOperation = 'destination-over'
  room.fillStyle = 'white'
  room.fillRect(0, 0, canvas.width, canvas.height)
  return written(canvas, 'image/jpeg')
}

function isSeeThrough(room: CanvasRenderingContext2D): boolean {
  const { data } = room.getImageData(0, 0, room.canvas.width, room.canvas.height)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  return false
}

function written(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY))
}
