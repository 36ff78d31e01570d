import { useController } from 'react-hook-form'
import { PRODUCT_PICTURES_MAX } from '#domain/catalogue/product-pictures.ts'
import { formatNumber } from '#i18n/formats.ts'
import { picturesTexts } from '#i18n/sets/pictures.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { CHOSEN_PICTURES, smallerPicture } from '../../../platform/calls/smaller-picture.ts'
import type { Uploading } from '../../../platform/calls/use-upload.ts'
import type { ShopForm } from '../../../platform/forms/use-form.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { FormSection } from '../../../ui/form-layout/form-section.tsx'
import { PictureDrop } from '../../../ui/picture-drop/picture-drop.tsx'
import { LeftOutFiles } from '../panels/left-out-files.tsx'
import { furtherPictures, refusePicture } from './picture-rules.ts'
import type { ProductValues } from './product-values.ts'
import { useDropTexts, useProgress } from './use-drop-texts.ts'

export interface NewPictureProps {
  readonly form: ShopForm<ProductValues>
  /** The chosen file's preview, where the browser can read it. */
  readonly src: string | null
  readonly upload: Uploading
  /** Further pictures, which follow once the product is there. */
  readonly more: readonly File[]
  readonly onMore: (files: readonly File[]) => void
}

/** The picture that a new product needs; it is sent with the form. */
export function NewPicture({ form: { controls }, src, upload, more, onMore }: NewPictureProps) {
  const { t } = useTexts(picturesTexts, productsTexts)
  const why = t('pictures.full', { limit: formatNumber(PRODUCT_PICTURES_MAX, useLanguage()) })
  const { taken, leftOut } = furtherPictures(more)
  const { field, fieldState } = useController({ name: 'image', control: controls.control })
  const file = field.value
  const pick = async (chosen: File) => {
    const picked = await smallerPicture(chosen)
    const refusal = refusePicture(picked)
    if (refusal !== null) {
      controls.setError('image', { type: 'picked', message: t(refusal) })
      return
    }
    controls.clearErrors('image')
    controls.setValue('image', picked, { shouldDirty: true })
  }
  const { error } = fieldState
  return (
    <FormSection title={t('products.picture.title')} isRequired>
      <PictureDrop
        ref={field.ref}
        name={field.name}
        isRequired
        label={t('products.picture.label')}
        isLabelHidden
        texts={useDropTexts()}
        accept={CHOSEN_PICTURES}
        hint={
          file === null ? (
            `${t('products.picture.hint')}. ${t('pictures.several')}`
          ) : (
            <bdi>{[file, ...taken].map(({ name }) => name).join(', ')}</bdi>
          )
        }
        picture={file === null && src === null ? null : <img src={src ?? '/artwork/placeholder.svg'} alt="" />}
        onPick={(picked) => void pick(picked)}
        onMore={onMore}
        onRemove={() => {
          controls.setValue('image', null, { shouldDirty: true })
          onMore([])
        }}
        progress={useProgress(upload)}
        error={error === undefined ? undefined : error.type === 'required' ? t('products.picture.wrong') : error.message}
      />
      <LeftOutFiles files={leftOut.map(({ name }) => ({ file: name, why }))} />
    </FormSection>
  )
}
