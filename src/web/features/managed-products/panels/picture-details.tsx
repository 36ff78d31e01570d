import { type FormEvent, useState } from 'react'
import type { ManagedProduct } from '#contract/products.ts'
import { PICTURE_TEXT_MAX } from '#domain/catalogue/product-pictures.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { picturesTexts } from '#i18n/sets/pictures.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DeleteButton } from '../../../ui/dialog/delete-button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import styles from './gallery-panel.module.css'
import type { GalleryPicture } from './use-arranging.ts'

export interface PictureDetailsProps {
  /** The place of the picture in words. */
  readonly name: string
  readonly picture: GalleryPicture
  readonly productId: string
  /** The only picture can't be removed. */
  readonly isLast: boolean
  /** False where the texts were refused. */
  readonly onTexts: (texts: Pick<GalleryPicture, 'alt' | 'altAr'>) => Promise<boolean>
  readonly onRemoved: (product: ManagedProduct) => void
}

/** The texts of one picture, and its removal. */
export function PictureDetails({ name, picture, productId, isLast, onTexts, onRemoved }: PictureDetailsProps) {
  const { t } = useTexts(dashboardTexts, picturesTexts)
  const api = useApi()
  const [alt, setAlt] = useState(picture.alt)
  const [altAr, setAltAr] = useState(picture.altAr)
  const save = async () => {
    if (await onTexts({ alt: alt.trim(), altAr: altAr.trim() })) notify({ kind: 'success', text: t('pictures.saved') })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const shared = { maxLength: PICTURE_TEXT_MAX, autoComplete: 'off' }
  return (
    <details className={styles.details}>
      <summary>{t('pictures.details', { name })}</summary>
      <form className={styles.texts} noValidate onSubmit={submit}>
        <p className={styles.note}>{t('pictures.textHint')}</p>
        <Field
          {...shared}
          name="alt"
          lang="en"
          dir="ltr"
          label={t('pictures.alt')}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        <Field
          {...shared}
          name="altAr"
          lang="ar"
          dir="rtl"
          label={t('pictures.altAr')}
          value={altAr}
          onChange={({ target }) => setAltAr(target.value)}
        />
        <div className={styles.actions}>
          <Button tone="secondary" onPress={save}>
            {t('pictures.save')}
          </Button>
          {!isLast && (
            <DeleteButton
              texts={{ button: t('pictures.remove'), title: t('pictures.removeTitle'), back: t('dashboard.goBack') }}
              send={async () => {
                const params = { id: productId, name: picture.name }
                const reply = await api.call('DELETE /api/product/:id/pictures/:name', { params })
                onRemoved(reply.product)
                return reply.message
              }}
              onDeleted={(text) => notify({ kind: 'success', text })}
              onFailed={(error) => reportFailure(error, t)}
            >
              <p>{name}</p>
            </DeleteButton>
          )}
        </div>
      </form>
    </details>
  )
}
