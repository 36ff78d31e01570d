import { useRef, useState } from 'react'
import { PRODUCT_PICTURES_MAX } from '#domain/catalogue/product-pictures.ts'
import { formatNumber } from '#i18n/formats.ts'
import { picturesTexts } from '#i18n/sets/pictures.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { shrinkPicture } from '../../../platform/calls/files/shrink-picture.ts'
import { useUpload } from '../../../platform/calls/files/use-upload.ts'
import { askBeforeLeavingUntil } from '../../../platform/forms/unfinished.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import type { DropProgressProps } from '../../../ui/picture-drop/drop-progress.tsx'
import type { LeftOut } from '../pictures/left-out-files.tsx'
import { refusePicture } from '../pictures/picture-rules.ts'
import { addInTurn } from './add-in-turn.ts'
import type { GalleryProps, Pictured } from './picture-calls.ts'
import { pictureRefusalText } from './use-adding.ts'

const NONE: readonly LeftOut[] = []

/** Adds pictures one after the other. One that is refused is named at the end and doesn't stop the others; cancelling leaves out the rest. */
export function usePictureUploads<Rec extends Pictured>({ calls, product, onChanged, leftOut: before = NONE }: GalleryProps<Rec>) {
  const { t } = useTexts(picturesTexts, productsTexts)
  const language = useLanguage()
  const upload = useUpload()
  const [running, setRunning] = useState<{ readonly n: number; readonly total: number } | null>(null)
  const [leftOut, setLeftOut] = useState(before)
  const isCancelled = useRef(false)
  const number = (value: number) => formatNumber(value, language)
  /** The reason why it was not added; null once it is. */
  const send = async (picked: File): Promise<string | null> => {
    const file = await shrinkPicture(picked)
    const refusal = refusePicture(file)
    if (refusal !== null) return t(refusal)
    const form = new FormData()
    form.set('image', file)
    try {
      const reply = await calls.add(product._id, upload, form)
      if (reply === null) isCancelled.current = true
      else onChanged(reply.record)
      return reply === null ? t('pictures.cancelled') : null
    } catch (error) {
      return pictureRefusalText(error, t)
    }
  }
  /** False where one was refused. */
  const addAll = async (files: readonly File[]): Promise<boolean> => {
    isCancelled.current = false
    setLeftOut([])
    const failed = await addInTurn(files, {
      room: PRODUCT_PICTURES_MAX - (product.pictures?.length ?? 0),
      why: { full: t('pictures.full', { limit: number(PRODUCT_PICTURES_MAX) }), cancelled: t('pictures.cancelled') },
      isCancelled: () => isCancelled.current,
      onStep: setRunning,
      send,
    })
    setRunning(null)
    setLeftOut(failed)
    return failed.every(({ why }) => why === t('pictures.cancelled'))
  }
  const cancel = () => {
    isCancelled.current = true
    upload.cancel()
  }
  return {
    add: (files: readonly File[]) => askBeforeLeavingUntil(addAll(files)),
    leftOut,
    progress: running === null ? null : progressOf(),
  }

  function progressOf(): DropProgressProps {
    const at = { n: number(running?.n ?? 0), total: number(running?.total ?? 0) }
    const percent = Math.floor((upload.done ?? 0) * 100)
    const isSent = percent === 100
    return {
      label: isSent ? t('pictures.working', at) : t('pictures.sending', { ...at, percent: number(percent) }),
      done: isSent ? null : upload.done,
      cancelLabel: t('products.picture.cancel'),
      onCancel: cancel,
    }
  }
}
