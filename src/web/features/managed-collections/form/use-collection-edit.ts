import { useRevalidator } from 'react-router'
import { ApiError } from '../../../platform/calls/api.ts'
import { NAME_TEXTS } from '../../../platform/forms/names-section.tsx'
import { notify } from '../../../platform/frame/notices.ts'
import { useBackOneStep } from '../../../platform/lists/back-one-step.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { type CollectionKind, listPath } from '../collection-paths.ts'
import type { CollectionValues } from './collection-values.ts'

/** Labels of the fields in a message about somebody else's change. */
export const FIELD_NAMES = {
  ...NAME_TEXTS,
  slug: 'collections.form.slug',
  isActive: 'collections.state.title',
  products: 'collections.picker.title',
} as const satisfies Record<keyof CollectionValues, string>

/** Reports success and goes back to the page that led to the form. */
export function useFinish(kind: CollectionKind): (message: string, letGo: () => void) => void {
  const goBack = useBackOneStep(listPath(kind, useLanguage()))
  return (message, letGo) => {
    notify({ kind: 'success', text: message })
    letGo()
    goBack()
  }
}

/** Reloads the page when somebody deleted the record meanwhile, so that it says so. */
export function useGoneCheck(): <Reply>(work: () => Promise<Reply>) => Promise<Reply> {
  const { revalidate } = useRevalidator()
  return async (work) => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) await revalidate()
      throw error
    }
  }
}
