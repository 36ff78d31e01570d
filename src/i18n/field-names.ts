import type { FieldText } from '#domain/errors.ts'

/** Both descriptions have one limit and one text for it, which names neither language. */
export function calledIn(text: FieldText, field: string): string {
  return text === 'too-long' && field.endsWith('descriptionAr') ? 'description' : field
}
