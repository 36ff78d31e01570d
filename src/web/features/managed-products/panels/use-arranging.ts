import { useEffect, useRef, useState } from 'react'
import { productsTexts } from '#i18n/sets/products.ts'
import { useGoneCheck } from '../../../platform/forms/record-form.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import type { GalleryPicture, GalleryProps, Pictured } from './picture-calls.ts'

type Pictures = readonly GalleryPicture[]

/** Shows a wanted order at once and sends it. Changes during a call are sent together after it. */
export function useArranging<Rec extends Pictured>({ calls, product, onChanged }: GalleryProps<Rec>) {
  const { t } = useTexts(productsTexts)
  const check = useGoneCheck()
  const [wanted, setWanted] = useState<Pictures | null>(null)
  /** The pictures with all changes, before they are on the screen: the texts of several are saved one right after the other. */
  const newest = useRef<Pictures>(product.pictures ?? [])
  /** The pictures as the server has them. */
  const stored = useRef<Pictures>(product.pictures ?? [])
  const isChanged = useRef(false)
  const sending = useRef<Promise<boolean> | null>(null)
  useEffect(() => {
    stored.current = product.pictures ?? []
    if (sending.current === null) newest.current = stored.current
  }, [product.pictures])
  const send = async () => {
    const pictures = newest.current.map(({ name, alt, altAr }) => ({ name, alt, altAr }))
    const { record } = await check(() => calls.arrange(product._id, pictures))
    stored.current = record.pictures ?? []
    onChanged(record)
    if (!isChanged.current) newest.current = stored.current
  }
  const sendAll = async (): Promise<boolean> => {
    try {
      while (isChanged.current) {
        isChanged.current = false
        await send()
      }
      return true
    } catch (error) {
      isChanged.current = false
      newest.current = stored.current
      reportFailure(error, t)
      return false
    } finally {
      sending.current = null
      setWanted(null)
    }
  }
  /** False where the server refused it. */
  const arrange = (change: (pictures: Pictures) => Pictures): Promise<boolean> => {
    newest.current = change(newest.current)
    setWanted(newest.current)
    isChanged.current = true
    sending.current ??= sendAll()
    return sending.current
  }
  return { pictures: wanted ?? product.pictures ?? [], arrange }
}
