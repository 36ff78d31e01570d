import { type RefObject, useEffect, useRef, useState } from 'react'
import { mediaVariant, UPLOAD_BYTES_MAX } from '#domain/catalogue/media.ts'
import { formatNumber } from '#i18n/formats.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { fetchFile } from '../../../platform/calls/files/save-file.ts'
import { CHOSEN_PICTURES, shrinkPicture } from '../../../platform/calls/files/shrink-picture.ts'
import { type Uploading, useUpload } from '../../../platform/calls/files/use-upload.ts'
import { askBeforeLeavingUntil } from '../../../platform/forms/unfinished.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import type { DropProgressProps } from '../../../ui/picture-drop/drop-progress.tsx'
import { PictureDrop } from '../../../ui/picture-drop/picture-drop.tsx'
import { type Path, valueAt } from '../content.ts'
import type { FieldSpec, PictureValue } from '../field-spec.ts'
import type { SectionForm } from '../use-section-form.tsx'
import styles from './fields.module.css'

export interface PictureFieldProps {
  readonly form: SectionForm
  readonly spec: FieldSpec
  readonly path: Path
  readonly value: PictureValue
}

/** A picture is uploaded as soon as it is chosen, and shown to others once the section is saved. */
export function PictureField({ form, spec, path, value: kind }: PictureFieldProps) {
  const { t } = useTexts(settingsTexts)
  const upload = useUpload()
  const progress = useProgress(upload)
  const currentPath = useCurrentPath(path)
  const [refused, setRefused] = useState<string | undefined>(undefined)
  const src = srcOf(valueAt(form.content, path))
  /** False where it was refused. */
  const take = async (picked: File): Promise<boolean> => {
    const file = await shrinkPicture(picked)
    if (currentPath.current === null) return true
    setRefused(file.size > UPLOAD_BYTES_MAX ? t('settings.picture.tooLarge') : undefined)
    if (file.size > UPLOAD_BYTES_MAX) return false
    const sent = new FormData()
    sent.set('use', kind === 'private' ? 'printed' : 'shown')
    sent.set('picture', file)
    try {
      const reply = await upload.send('POST /api/settings/pictures', sent)
      if (reply !== null && currentPath.current !== null)
        form.change(currentPath.current, kind === 'sized' ? reply.picture : reply.picture.src)
      return true
    } catch (failure) {
      if (failure instanceof ApiError) setRefused(failure.fields.picture?.[0] ?? (failure.message || undefined))
      reportFailure(failure, t)
      return false
    }
  }
  return (
    <PictureDrop
      label={t(`settings.fields.${spec.label}`)}
      texts={{
        choose: t('settings.picture.choose'),
        replace: t('settings.picture.replace'),
        orDrop: t('settings.picture.orDrop'),
        dropHere: t('settings.picture.dropHere'),
        remove: t('settings.picture.remove'),
      }}
      accept={CHOSEN_PICTURES}
      hint={spec.hint === undefined ? t('settings.picture.hint') : t(`settings.hints.${spec.hint}`)}
      picture={
        src === '' ? null : kind === 'private' ? <PrivatePicture key={src} name={src} /> : <Shown src={mediaVariant(src, 400, 'webp')} />
      }
      onPick={(file) => void askBeforeLeavingUntil(take(file))}
      onRemove={() => form.change(path, kind === 'address' ? '' : null)}
      progress={progress}
      error={refused ?? form.errorAt(path)}
    />
  )
}

/** The path of the value now, since its row may be moved while a picture is sent; null once the row is gone. */
function useCurrentPath(path: Path): RefObject<Path | null> {
  const currentPath = useRef<Path | null>(path)
  useEffect(() => {
    currentPath.current = path
    return () => {
      currentPath.current = null
    }
  })
  return currentPath
}

function Shown({ src }: { readonly src: string }) {
  return <img className={styles.picture} src={src} alt="" />
}

/** It has no address: its bytes are fetched with the sign-in, and shown from there. */
function PrivatePicture({ name }: { readonly name: string }) {
  const language = useLanguage()
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const reader = new FileReader()
      reader.onload = () => isWanted && setSrc(String(reader.result))
      reader.readAsDataURL(await fetchFile(`/api/settings/pictures/${name}`, language))
    }
    // Without its preview the picture can still be replaced and removed.
    void read().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [name, language])
  return src === null ? <span /> : <Shown src={src} />
}

function srcOf(value: unknown): string {
  if (typeof value === 'string') return value
  const src = valueAt(value, ['src'])
  return typeof src === 'string' ? src : ''
}

function useProgress({ done, cancel }: Uploading): DropProgressProps | null {
  const { t } = useTexts(settingsTexts)
  const language = useLanguage()
  if (done === null) return null
  const percent = Math.floor(done * 100)
  const isSent = percent === 100
  return {
    label: isSent ? t('settings.picture.working') : t('settings.picture.sending', { percent: formatNumber(percent, language) }),
    done: isSent ? null : done,
    cancelLabel: t('settings.picture.cancel'),
    onCancel: cancel,
  }
}
