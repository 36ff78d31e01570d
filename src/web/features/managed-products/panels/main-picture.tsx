import { useState } from 'react'
import { productsTexts } from '#i18n/sets/products.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { CHOSEN_PICTURES, shrinkPicture } from '../../../platform/calls/files/shrink-picture.ts'
import { useUpload } from '../../../platform/calls/files/use-upload.ts'
import { askBeforeLeavingUntil } from '../../../platform/forms/unfinished.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { storedPicture } from '../../../shop/pictures.ts'
import { FallbackPicture } from '../../../ui/gallery/fallback-picture.tsx'
import { PictureDrop } from '../../../ui/picture-drop/picture-drop.tsx'
import { refusePicture } from '../pictures/picture-rules.ts'
import { useDropTexts, useProgress } from '../pictures/use-drop-texts.ts'
import type { GalleryProps, Pictured } from './picture-calls.ts'

const WIDTHS = { plain: 400, light: [200, 400] } as const

/** The picture that customers see first; a new one replaces it at once. */
export function MainPicture<Rec extends Pictured>({ calls, product, onChanged }: GalleryProps<Rec>) {
  const { t } = useTexts(productsTexts)
  const upload = useUpload()
  const [error, setError] = useState<string | undefined>(undefined)
  /** False where it was refused. */
  const replace = async (picked: File): Promise<boolean> => {
    const file = await shrinkPicture(picked)
    const refusal = refusePicture(file)
    setError(refusal === null ? undefined : t(refusal))
    if (refusal !== null) return false
    const form = new FormData()
    form.set('image', file)
    try {
      const reply = await calls.replace(product._id, upload, form)
      if (reply === null) return true
      notify({ kind: 'success', text: reply.message })
      onChanged(reply.record)
      return true
    } catch (failure) {
      if (failure instanceof ApiError) setError(failure.fields.image?.[0] ?? (failure.message || undefined))
      reportFailure(failure, t)
      return false
    }
  }
  return (
    <PictureDrop
      label={t('products.picture.label')}
      isLabelHidden
      texts={useDropTexts()}
      accept={CHOSEN_PICTURES}
      hint={product.imageUrl === null || calls.mayBeEmpty ? t('products.picture.hint') : t('products.picture.replaceHint')}
      picture={
        product.imageUrl === null ? null : (
          <FallbackPicture
            key={product.imageUrl}
            sources={storedPicture(product.imageUrl, WIDTHS)}
            alt=""
            sizes="160px"
            width={160}
            height={120}
          />
        )
      }
      onPick={(file) => void askBeforeLeavingUntil(replace(file))}
      progress={useProgress(upload)}
      error={error}
    />
  )
}
