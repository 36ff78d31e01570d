import { useRef, useState } from 'react'
import { productsTexts } from '#i18n/sets/products.ts'
import { useGoneCheck } from '../../../platform/forms/record-form.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import type { GalleryPicture, GalleryProps, Pictured } from './picture-calls.ts'

/** Shows a wanted order at once and sends it. Presses during a call are sent together after it. */
export function useArranging<Rec extends Pictured>({ calls, product, onChanged }: GalleryProps<Rec>) {
  const { t } = useTexts(productsTexts)
  const check = useGoneCheck()
  const [wanted, setWanted] = useState<readonly GalleryPicture[] | null>(null)
  const waiting = useRef<readonly GalleryPicture[] | null>(null)
  const isSending = useRef(false)
  const send = async (pictures: readonly GalleryPicture[]) => {
    const named = pictures.map(({ name, alt, altAr }) => ({ name, alt, altAr }))
    onChanged((await check(() => calls.arrange(product._id, named))).record)
  }
  /** False where the server refused it. */
  const arrange = async (pictures: readonly GalleryPicture[]): Promise<boolean> => {
    setWanted(pictures)
    waiting.current = pictures
    if (isSending.current) return true
    isSending.current = true
    try {
      while (waiting.current !== null) {
        const next: readonly GalleryPicture[] = waiting.current
        waiting.current = null
        await send(next)
      }
      return true
    } catch (error) {
      waiting.current = null
      reportFailure(error, t)
      return false
    } finally {
      isSending.current = false
      setWanted(null)
    }
  }
  return { pictures: wanted ?? product.pictures ?? [], arrange }
}
