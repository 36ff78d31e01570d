import { useState } from 'react'
import { useController } from 'react-hook-form'
import { PRODUCT_PICTURES_MAX } from '#domain/catalogue/product-pictures.ts'
import { formatNumber } from '#i18n/formats.ts'
import { picturesTexts } from '#i18n/sets/pictures.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { CHOSEN_PICTURES, shrinkPicture } from '../../../platform/calls/files/shrink-picture.ts'
import type { ShopForm } from '../../../platform/forms/use-form.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { FormSection } from '../../../ui/form-layout/form-section.tsx'
import { PictureDrop } from '../../../ui/picture-drop/picture-drop.tsx'
import { ChosenPictures } from '../pictures/chosen-pictures.tsx'
import { type LeftOut, LeftOutFiles } from '../pictures/left-out-files.tsx'
import { furtherPictures, refusePicture } from '../pictures/picture-rules.ts'
import { useDropTexts, useProgress } from '../pictures/use-drop-texts.ts'
import type { NewPictures } from '../pictures/use-new-pictures.ts'
import type { ProductValues } from './product-values.ts'

export interface NewPictureProps {
  readonly form: ShopForm<ProductValues>
  /** The chosen file's preview, where the browser can read it. */
  readonly src: string | null
  readonly pictures: NewPictures
}

/** The pictures of a new product, of which it needs one; they are sent with the form. */
export function NewPicture({ form: { controls }, src, pictures }: NewPictureProps) {
  const { upload, preparing, more, onMore } = pictures
  const { t } = useTexts(picturesTexts, productsTexts)
  const whyFull = t('pictures.full', { limit: formatNumber(PRODUCT_PICTURES_MAX, useLanguage()) })
  const { taken, leftOut } = furtherPictures(more)
  const [refused, setRefused] = useState<readonly LeftOut[]>([])
  /** A press of "Save" judges the form again, in which the field is then no more than empty. */
  const [whyRefused, setWhyRefused] = useState<string | null>(null)
  const { field, fieldState } = useController({ name: 'image', control: controls.control })
  const file = field.value
  const choose = (image: File | null, others: readonly File[]) => {
    controls.setValue('image', image, { shouldDirty: true })
    onMore(others)
  }
  const leaveOut = (index: number) => {
    if (index > 0) return choose(file, more.toSpliced(index - 1, 1))
    const [main = null, ...others] = more
    choose(main, others)
  }
  /** The first one that is fit becomes the main picture; a single one that is not is a mistake of the field. */
  const pick = async (chosen: readonly File[]) => {
    setWhyRefused(null)
    controls.clearErrors('image')
    const judged = await preparing.run(chosen, judge)
    if (judged === null) return
    const [main, ...others] = judged.filter(({ refusal }) => refusal === null).map(({ picked }) => picked)
    const wrong = judged.flatMap(({ picked: { name }, refusal }) => (refusal === null ? [] : [{ file: name, why: t(refusal) }]))
    setRefused(chosen.length > 1 ? wrong : [])
    if (main !== undefined) return choose(main, others)
    const why = wrong[0]?.why ?? t('products.picture.wrong')
    setWhyRefused(why)
    controls.setError('image', { type: 'picked', message: why })
  }
  const { error } = fieldState
  const single = taken.length === 0 ? <bdi>{file?.name}</bdi> : undefined
  const hint = file === null ? `${t('products.picture.hint')}. ${t('pictures.several')}` : single
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
        hint={hint}
        picture={file === null && src === null ? null : <img src={src ?? '/artwork/placeholder.svg'} alt="" />}
        onPick={(picked, others) => preparing.hold(pick([picked, ...others]))}
        isMultiple
        onRemove={() => {
          setRefused([])
          setWhyRefused(null)
          choose(null, [])
        }}
        progress={useProgress(upload, preparing)}
        error={error === undefined ? undefined : error.type === 'required' ? (whyRefused ?? t('products.picture.wrong')) : error.message}
      />
      {file !== null && taken.length > 0 && <ChosenPictures files={[file, ...taken]} onRemove={leaveOut} />}
      <LeftOutFiles files={[...refused, ...leftOut.map(({ name }) => ({ file: name, why: whyFull }))]} />
    </FormSection>
  )
}

interface Judged {
  readonly picked: File
  readonly refusal: ReturnType<typeof refusePicture>
}

async function judge(chosen: File): Promise<Judged> {
  const picked = await shrinkPicture(chosen)
  return { picked, refusal: refusePicture(picked) }
}
