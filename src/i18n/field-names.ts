import type { FieldText } from '#domain/errors.ts'
import type { Language } from '#domain/text/language.ts'

/** English has one text for the limit of both descriptions, which names neither language. */
export function calledIn(text: FieldText, field: string, language: Language): string {
  return language === 'en' && text === 'too-long' && field.endsWith('descriptionAr') ? 'description' : field
}
