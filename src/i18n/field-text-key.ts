import type { FieldText } from '#domain/errors.ts'

export type FieldTextKey = FieldText | 'required-choice'

/** Fields that people choose and do not type: Arabic has a verb of its own for them. */
const CHOSEN: readonly string[] = ['brand', 'category', 'isActive', 'isRecommended', 'rating', 'status', 'taxable']

/** The text in the dictionaries for a refused field, which is named by its key on the wire. */
export function fieldTextKey(text: FieldText, field: string): FieldTextKey {
  return text === 'required' && CHOSEN.includes(field.slice(field.lastIndexOf('.') + 1)) ? 'required-choice' : text
}
