import type { Language } from '#domain/text/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { rememberLanguage } from './accounts.repository.ts'

/** Emails to a person are in the language that they last signed up, signed in or asked for a quotation in. */
export async function rememberLanguageOf(tx: Db, userId: string, language: Language): Promise<void> {
  await rememberLanguage(tx, userId, language)
}
