import type { Language } from '#domain/text/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { rememberLanguage } from './accounts.repository.ts'

/** Emails to a person are in the language of their last sign-up, sign-in or request, unless they chose one for their emails. */
export async function rememberLanguageOf(tx: Db, userId: string, language: Language): Promise<void> {
  await rememberLanguage(tx, userId, language)
}
