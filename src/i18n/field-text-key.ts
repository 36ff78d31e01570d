import type { FieldText } from '#domain/errors.ts'

export type FieldTextKey = FieldText | 'required-choice'

/** Fields that people choose instead of type: Arabic has another verb for them. */
const CHOSEN: readonly string[] = ['brand', 'category', 'isActive', 'isRecommended', 'rating', 'status', 'taxable']

/** The key of the text for a refused field of the contract. */
export function fieldTextKey(text: FieldText, field: string): FieldTextKey {
  return text === 'required' && CHOSEN.includes(field.slice(field.lastIndexOf('.') + 1)) ? 'required-choice' : text
}
