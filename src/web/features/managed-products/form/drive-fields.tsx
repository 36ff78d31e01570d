import { useId, useState } from 'react'
import { DRIVE_IMAGES_MAX } from '#domain/catalogue/products.ts'
import { formatNumber } from '#i18n/formats.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import type { ShopForm } from '../../../platform/forms/use-form.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { FormSection } from '../../../ui/form-layout/form-section.tsx'
import styles from './drive-fields.module.css'
import { DriveImages } from './drive-images.tsx'
import type { ProductValues } from './product-values.ts'

export interface DriveFieldsProps {
  readonly form: ShopForm<ProductValues>
  /** A picture drive is configured, so its pictures can be looked up by SKU. */
  readonly hasDrive: boolean
}

/** Chooses pictures on the shop's drive, by their ids there. */
export function DriveFields({ form: { controls }, hasDrive }: DriveFieldsProps) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  const [note, setNote] = useState<string | null>(null)
  const images = controls.watch('images')
  const choose = (next: readonly string[]) => controls.setValue('images', [...next], { shouldDirty: true })
  /** Adds ids and returns what is wrong with them. */
  const add = (ids: readonly string[]): string | null => {
    // Ids may have been added and removed while the drive was asked.
    const next = withIds(controls.getValues('images'), ids)
    if (next.length > DRIVE_IMAGES_MAX) return t('products.drive.most', { limit: formatNumber(DRIVE_IMAGES_MAX, language) })
    choose(next)
    return null
  }
  return (
    <FormSection title={t('products.drive.title')} hint={t('products.drive.hint')}>
      {images.length > 0 && (
        <DriveImages
          images={images}
          onFirst={(id) => choose(withFirst(images, id))}
          onRemove={(id) => choose(images.filter((other) => other !== id))}
        />
      )}
      <IdField onAdd={add} />
      {hasDrive && (
        <div className={styles.fetch}>
          <FetchButton
            sku={controls.watch('sku').trim()}
            onFound={(ids) => setNote(add(ids) ?? t('products.drive.fetched', { count: ids.length }))}
            onNone={setNote}
          />
          <p className={styles.note} role="status">
            {note}
          </p>
        </div>
      )}
    </FormSection>
  )
}

/** Enter adds the typed ids and does not submit the form around the field. */
function IdField({ onAdd }: { readonly onAdd: (ids: readonly string[]) => string | null }) {
  const { t } = useTexts(productsTexts)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const add = () => {
    const ids = readDriveIds(typed)
    if (ids?.length === 0) return
    const wrong = ids === null ? t('products.drive.wrong') : onAdd(ids)
    setError(wrong ?? undefined)
    if (wrong === null) setTyped('')
  }
  return (
    <Field
      name={`drive-${id}`}
      label={t('products.drive.label')}
      isLatin
      autoComplete="off"
      spellCheck={false}
      error={error}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        setError(undefined)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        add()
      }}
      end={
        <PlainButton look="own" className={styles.add} onPress={add}>
          {t('products.drive.add')}
        </PlainButton>
      }
    />
  )
}

interface FetchButtonProps {
  readonly sku: string
  readonly onFound: (ids: readonly string[]) => void
  readonly onNone: (why: string) => void
}

function FetchButton({ sku, onFound, onNone }: FetchButtonProps) {
  const { t } = useTexts(productsTexts)
  const api = useApi()
  const fetchIds = async () => {
    if (sku === '') return onNone(t('products.drive.needsSku'))
    try {
      const { isSetUp, images } = await api.call('GET /api/product/drive/:sku', { params: { sku } })
      if (images.length > 0) onFound(images)
      else onNone(t(isSetUp ? 'products.drive.noneFound' : 'products.drive.notSetUp'))
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <Button tone="secondary" onPress={fetchIds}>
      {t('products.drive.fetch')}
    </Button>
  )
}

const DRIVE_ID = /^[A-Za-z0-9_-]{1,100}$/

/** Reads one or several ids as typed or pasted; null where one of them is invalid. */
function readDriveIds(typed: string): readonly string[] | null {
  const ids = typed.split(/[\s,،]+/).filter((id) => id !== '')
  return ids.every((id) => DRIVE_ID.test(id)) ? ids : null
}

function withIds(images: readonly string[], ids: readonly string[]): string[] {
  return [...new Set([...images, ...ids])]
}

function withFirst(images: readonly string[], id: string): string[] {
  return [id, ...images.filter((other) => other !== id)]
}
