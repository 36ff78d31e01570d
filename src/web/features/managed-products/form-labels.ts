import { NAME_TEXTS } from '../../platform/names-section.tsx'
import { SPEC_NAMES } from './spec-groups.ts'

/** Labels of this form that differ from what the dictionary calls the field elsewhere. */
export const FORM_LABELS = { ...SPEC_NAMES, name: NAME_TEXTS.name, quantity: 'products.form.quantity' } as const
