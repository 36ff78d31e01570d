import type { Language } from '#domain/text/language.ts'
import type { Api } from './api.ts'
import type { Load } from './page-load.ts'

type Call = (...asked: readonly unknown[]) => Promise<unknown>

interface Loaded<Data> {
  readonly data: Data
  readonly calls: readonly { readonly asked: readonly unknown[]; readonly answer: unknown }[]
}

/**
 * Data that is the same for every page of a language is made anew once one of the answers is another: the server takes them from its cache,
 * where each stays the same object until a change ends it.
 */
export function cachedLoad<Data>(load: Load<Data>): Load<Data> {
  const cached = new Map<Language, Loaded<Data>>()
  return async (page) => {
    const call = page.api.call as Call
    const last = cached.get(page.language)
    const now = await Promise.all(last?.calls.map(({ asked }) => call(...asked)) ?? [])
    if (last?.calls.every(({ answer }, at) => answer === now[at])) return last.data
    // Answers that were asked for to compare them are not asked for again.
    const fresh = new Map(last?.calls.map(({ asked }, at) => [JSON.stringify(asked), now[at]]))
    const calls: Loaded<Data>['calls'][number][] = []
    const noted: Call = async (...asked) => {
      const given = JSON.stringify(asked)
      const answer = fresh.has(given) ? fresh.get(given) : await call(...asked)
      calls.push({ asked, answer })
      return answer
    }
    const data = await load({ ...page, api: { call: noted as Api['call'] } })
    cached.set(page.language, { data, calls })
    return data
  }
}
