import type { Language } from '#domain/text/language.ts'
import type { Load } from '../platform/calls/page-load.ts'
import { askShell, type ShellAnswers, type ShellData, shellDataOf } from './shell-data.ts'

/**
 * The same for every page of a language, and made anew once one of the answers is another: the server takes them from its cache, where
 * each stays the same object until a change ends it.
 */
export function cachedShellLoad(): Load<ShellData> {
  const cached = new Map<Language, { readonly answers: ShellAnswers; readonly data: ShellData }>()
  return async ({ api, language }) => {
    const answers = await askShell(api)
    const last = cached.get(language)
    if (last?.answers.every((answer, at) => answer === answers[at])) return last.data
    const data = shellDataOf(answers, language)
    cached.set(language, { answers, data })
    return data
  }
}
