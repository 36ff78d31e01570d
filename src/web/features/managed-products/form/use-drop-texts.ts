import { formatNumber } from '#i18n/formats.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import type { Uploading } from '../../../platform/calls/use-upload.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import type { DropProgressProps } from '../../../ui/picture-drop/drop-progress.tsx'
import type { PictureDropTexts } from '../../../ui/picture-drop/picture-drop.tsx'

export function useDropTexts(): PictureDropTexts {
  const { t } = useTexts(productsTexts)
  return {
    choose: t('products.picture.choose'),
    replace: t('products.picture.replace'),
    orDrop: t('products.picture.orDrop'),
    dropHere: t('products.picture.dropHere'),
    remove: t('products.picture.remove'),
  }
}

/** The progress of an upload; after the last byte the shop works on the picture for a while. */
export function useProgress({ done, cancel }: Uploading): DropProgressProps | null {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  if (done === null) return null
  const percent = Math.floor(done * 100)
  return {
    label: percent === 100 ? t('products.picture.working') : t('products.picture.sending', { percent: formatNumber(percent, language) }),
    done: percent === 100 ? null : done,
    cancelLabel: t('products.picture.cancel'),
    onCancel: cancel,
  }
}
