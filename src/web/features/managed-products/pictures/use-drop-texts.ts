import { formatNumber } from '#i18n/formats.ts'
import { picturesTexts } from '#i18n/sets/pictures.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import type { Uploading } from '../../../platform/calls/files/use-upload.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import type { DropProgressProps } from '../../../ui/picture-drop/drop-progress.tsx'
import type { PictureDropTexts } from '../../../ui/picture-drop/picture-drop.tsx'
import type { Preparing } from './use-preparing.ts'

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

/** The progress of an upload; the browser makes a large picture smaller before it, and the shop works on it for a while after the last byte. */
export function useProgress({ done, cancel }: Uploading, preparing?: Pick<Preparing, 'at' | 'cancel'>): DropProgressProps | null {
  const { t } = useTexts(picturesTexts, productsTexts)
  const language = useLanguage()
  const at = preparing?.at ?? null
  if (done === null && preparing !== undefined && at !== null) {
    const numbers = { n: formatNumber(at.n, language), total: formatNumber(at.total, language) }
    return {
      label: at.total === 1 ? t('products.picture.working') : t('pictures.working', numbers),
      done: null,
      cancelLabel: t('products.picture.cancel'),
      onCancel: preparing.cancel,
    }
  }
  if (done === null) return null
  const percent = Math.floor(done * 100)
  return {
    label: percent === 100 ? t('products.picture.working') : t('products.picture.sending', { percent: formatNumber(percent, language) }),
    done: percent === 100 ? null : done,
    cancelLabel: t('products.picture.cancel'),
    onCancel: cancel,
  }
}
