import { type FormEvent, useState } from 'react'
import { PICTURE_TEXT_MAX } from '#domain/catalogue/product-pictures.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { picturesTexts } from '#i18n/sets/pictures.ts'
import { useUnfinishedTexts } from '../../../platform/forms/unfinished.ts'
import { reportFailureOrMissing } from '../../../platform/frame/missing-failures.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DeleteButton } from '../../../ui/dialog/delete-button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import styles from './gallery-panel.module.css'
import type { GalleryPicture } from './picture-calls.ts'

export interface PictureDetailsProps {
  /** The place of the picture in words. */
  readonly name: string
  readonly picture: GalleryPicture
  readonly mayGo: boolean
  /** False where the texts were refused. */
  readonly onTexts: (texts: Pick<GalleryPicture, 'alt' | 'altAr'>) => Promise<boolean>
  /** Answers the message to show. */
  readonly remove: () => Promise<string>
}

/** The texts of one picture, and its removal. */
export function PictureDetails({ name, picture, mayGo, onTexts, remove }: PictureDetailsProps) {
  const { t } = useTexts(dashboardTexts, picturesTexts)
  const [alt, setAlt] = useState(picture.alt)
  const [altAr, setAltAr] = useState(picture.altAr)
  const [saved, setSaved] = useState({ alt, altAr })
  const store = async () => {
    const isStored = await onTexts({ alt: alt.trim(), altAr: altAr.trim() })
    if (isStored) setSaved({ alt, altAr })
    return isStored
  }
  const save = async () => {
    if (await store()) notify({ kind: 'success', text: t('pictures.saved') })
  }
  useUnfinishedTexts(alt !== saved.alt || altAr !== saved.altAr, store)
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
          {mayGo && (
            <DeleteButton
              texts={{ button: t('pictures.remove'), title: t('pictures.removeTitle'), back: t('dashboard.goBack') }}
              send={remove}
              onDeleted={(text) => notify({ kind: 'success', text })}
              onFailed={(error) => reportFailureOrMissing(error, t)}
            >
              <p>{name}</p>
            </DeleteButton>
          )}
        </div>
      </form>
    </details>
  )
}
