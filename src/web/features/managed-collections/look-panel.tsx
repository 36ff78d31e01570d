import { type ReactNode, useState } from 'react'
import type { ManagedCategory } from '#contract/categories.ts'
import { CATEGORY_DRAWINGS, type CategoryDrawing } from '#domain/catalogue/drawings.ts'
import { formatNumber } from '#i18n/formats.ts'
import { collectionLooksTexts } from '#i18n/sets/collection-looks.ts'
import { ApiError } from '../../platform/calls/api.ts'
import { CHOSEN_PICTURES, shrinkPicture } from '../../platform/calls/files/shrink-picture.ts'
import { useUpload } from '../../platform/calls/files/use-upload.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useGoneCheck } from '../../platform/forms/record-form.ts'
import { askBeforeLeavingUntil } from '../../platform/forms/unfinished.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { storedPicture } from '../../shop/pictures.ts'
import { categoryPicture } from '../../shop/shell-data.ts'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { SidePanel } from '../../ui/form-frame/side-panel.tsx'
import { FallbackPicture } from '../../ui/gallery/fallback-picture.tsx'
import { PictureDrop } from '../../ui/picture-drop/picture-drop.tsx'
import styles from './look-panel.module.css'

const WIDTHS = { plain: 400, light: [200, 400] } as const

export interface LookPanelProps {
  readonly category: ManagedCategory
  readonly onChanged: (category: ManagedCategory) => void
}

/** The picture of a category in menus and on the home page: its own, or a drawing of the shop. A choice takes effect at once. */
export function LookPanel({ category, onChanged }: LookPanelProps) {
  const { t } = useTexts(collectionLooksTexts)
  return (
    <SidePanel title={t('collectionLooks.title')}>
      <OwnPicture category={category} onChanged={onChanged} />
      <Drawings category={category} onChanged={onChanged} />
    </SidePanel>
  )
}

function OwnPicture({ category, onChanged }: LookPanelProps) {
  const { t } = useTexts(collectionLooksTexts)
  const language = useLanguage()
  const upload = useUpload()
  const [error, setError] = useState<string | undefined>(undefined)
  /** False where it was refused. */
  const send = async (picked: File): Promise<boolean> => {
    setError(undefined)
    const form = new FormData()
    form.set('image', await shrinkPicture(picked))
    try {
      const reply = await upload.send('PUT /api/category/:id/image', form, { id: category._id })
      if (reply === null) return true
      notify({ kind: 'success', text: reply.message })
      onChanged(reply.category)
      return true
    } catch (failure) {
      if (failure instanceof ApiError) setError(failure.fields.image?.[0] ?? (failure.message || undefined))
      reportFailure(failure, t)
      return false
    }
  }
  const percent = Math.floor((upload.done ?? 0) * 100)
  const isSent = percent === 100
  return (
    <PictureDrop
      label={t('collectionLooks.own')}
      texts={{
        choose: t('collectionLooks.choose'),
        replace: t('collectionLooks.replace'),
        orDrop: t('collectionLooks.orDrop'),
        dropHere: t('collectionLooks.dropHere'),
        remove: '',
      }}
      accept={CHOSEN_PICTURES}
      hint={t('collectionLooks.hint')}
      picture={shownPicture(category)}
      onPick={(file) => void askBeforeLeavingUntil(send(file))}
      progress={
        upload.done === null
          ? null
          : {
              label: isSent ? t('collectionLooks.working') : t('collectionLooks.sending', { percent: formatNumber(percent, language) }),
              done: isSent ? null : upload.done,
              cancelLabel: t('collectionLooks.cancel'),
              onCancel: upload.cancel,
            }
      }
      error={error}
    />
  )
}

/** Null where a category has neither, which the field shows as an empty one. */
function shownPicture({ imageUrl, drawing }: ManagedCategory): ReactNode | null {
  if (imageUrl === null) return drawing === null ? null : <img src={categoryPicture(drawing)} alt="" />
  return <FallbackPicture key={imageUrl} sources={storedPicture(imageUrl, WIDTHS)} alt="" sizes="160px" width={160} height={120} />
}

function Drawings({ category, onChanged }: LookPanelProps) {
  const { t } = useTexts(collectionLooksTexts)
  const api = useApi()
  const check = useGoneCheck()
  const chosen = category.imageUrl === null ? category.drawing : null
  const choose = async (drawing: CategoryDrawing) => {
    try {
      const body = { category: { drawing: drawing === chosen ? null : drawing } }
      const reply = await check(() => api.call('PUT /api/category/:id/drawing', { params: { id: category._id }, body }))
      notify({ kind: 'success', text: reply.message })
      onChanged(reply.category)
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <details className={styles.drawings}>
      <summary>{t('collectionLooks.drawings')}</summary>
      <ul className={styles.grid}>
        {CATEGORY_DRAWINGS.map((drawing) => (
          <li key={drawing}>
            <PlainButton
              look="own"
              className={styles.drawing}
              aria-pressed={drawing === chosen}
              title={t(`collectionLooks.names.${drawing}`)}
              onPress={() => choose(drawing)}
            >
              <img src={categoryPicture(drawing)} alt={t(`collectionLooks.names.${drawing}`)} width={56} height={42} loading="lazy" />
            </PlainButton>
          </li>
        ))}
      </ul>
    </details>
  )
}
