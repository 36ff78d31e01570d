import { NAME_TEXTS } from '../../../platform/forms/names-section.tsx'
import type { CollectionValues } from './collection-values.ts'

/** Labels of the fields in a message about somebody else's change. */
export const FIELD_NAMES = {
  ...NAME_TEXTS,
  slug: 'collections.form.slug',
  isActive: 'collections.state.title',
  products: 'collections.picker.title',
  removed: 'collections.picker.title',
  parent: 'collections.categories.parent',
} as const satisfies Record<keyof CollectionValues, string>
