import { useRef, useState } from 'react'
import type { ManagedProduct } from '#contract/products.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { useGoneCheck } from '../../../platform/forms/record-form.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { useTexts } from '../../../platform/texts/texts.ts'

export type GalleryPicture = NonNullable<ManagedProduct['pictures']>[number]

/** Shows a wanted order at once and sends it. Presses during a call are sent together after it. */
export function useArranging(product: ManagedProduct, onChanged: (product: ManagedProduct) => void) {
  const { t } = useTexts(productsTexts)
  const api = useApi()
  const check = useGoneCheck()
  const [wanted, setWanted] = useState<readonly GalleryPicture[] | null>(null)
  const waiting = useRef<readonly GalleryPicture[] | null>(null)
  const isSending = useRef(false)
  const send = async (pictures: readonly GalleryPicture[]) => {
    const named = pictures.map(({ name, alt, altAr }) => ({ name, alt, altAr }))
    const input = { params: { id: product._id }, body: { product: { pictures: named } } }
    onChanged((await check(() => api.call('PUT /api/product/:id/pictures', input))).product)
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
