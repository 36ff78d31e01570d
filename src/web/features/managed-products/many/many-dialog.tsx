import { useState } from 'react'
import type { ManyRun } from '#contract/products/many-products.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatList } from '#i18n/formats.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { newId } from '../../../platform/calls/new-id.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { FormDialog, MARKED_IN_FORM } from '../../../platform/forms/form-dialog.tsx'
import { failureText } from '../../../platform/frame/failures.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Callout } from '../../../ui/callout/callout.tsx'
import type { ManagedList } from '../list/managed-list.ts'
import { changeOf, FIRST_VALUES, type ManyValues, type Selection, type SentChange } from './many-change.ts'
import { ManyFields } from './many-fields.tsx'
import { PreviewOfMany } from './preview-of-many.tsx'
import { usePreview } from './use-preview.ts'

export interface ManyDialogProps {
  readonly list: ManagedList
  readonly isOwnBrand: boolean
  readonly selection: Selection
  readonly title: string
  /** The filters of the list, where all that they find is changed; null for chosen rows. */
  readonly filters: readonly string[] | null
  readonly onClose: () => void
  readonly onChanged: (run: ManyRun) => Promise<void>
}

/** A key for each change, so that a second press of the same one is harmless. */
function useKeys(): (change: SentChange) => string {
  const [keys] = useState(() => new Map<string, string>())
  return (change) => {
    const name = JSON.stringify(change)
    const key = keys.get(name) ?? newId()
    keys.set(name, key)
    return key
  }
}

/** Shows the outcome before anything is changed. */
export function ManyDialog({ list, isOwnBrand, selection, title, filters, onClose, onChanged }: ManyDialogProps) {
  const { t } = useTexts(productsTexts)
  const api = useApi()
  const [values, setValues] = useState<ManyValues>(FIRST_VALUES)
  const change = changeOf(values)
  const keyOf = useKeys()
  const { preview, error, askAgain } = usePreview(selection, change)
  const changes = preview?.changes ?? 0
  const act = async () => {
    if (change === null || preview === null || changes === 0) return MARKED_IN_FORM
    try {
      const { mark } = preview
      const { message, run } = await api.call('POST /api/product/many', { body: { selection, change, changes, mark, key: keyOf(change) } })
      notify({ kind: 'success', text: message })
      await onChanged(run)
      return null
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'product/many-changed') askAgain()
      const text = failureText(failure, t)
      return { text: failure instanceof ApiError ? (Object.values(failure.fields)[0]?.[0] ?? text) : text, fields: {} }
    }
  }
  const isDeletion = values.kind === 'delete'
  const doLabel = t(isDeletion ? 'products.many.delete' : 'products.many.apply', { count: changes })
  return (
    <FormDialog
      title={isolate(title)}
      doLabel={doLabel}
      tone={isDeletion ? 'danger' : 'primary'}
      isIdle={changes === 0}
      onClose={onClose}
      act={act}
    >
      {filters !== null && <FoundBy filters={filters} />}
      <ManyFields values={values} list={list} isOwnBrand={isOwnBrand} onChange={(next) => setValues({ ...values, ...next })} />
      <div role="status">
        {error !== null && <Callout tone="error">{error}</Callout>}
        {change !== null && error === null && <PreviewOfMany preview={preview} kind={values.kind} brands={list.brands} />}
      </div>
    </FormDialog>
  )
}

/** Says which products "all" are. */
function FoundBy({ filters }: { readonly filters: readonly string[] }) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  return (
    <p>{filters.length === 0 ? t('products.many.unfiltered') : t('products.many.filtered', { filters: formatList(filters, language) })}</p>
  )
}
