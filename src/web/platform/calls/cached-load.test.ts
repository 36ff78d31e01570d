import { expect, test } from 'vitest'
import type { Language } from '#domain/text/language.ts'
import { createApi } from './api.ts'
import { cachedLoad } from './cached-load.ts'
import type { PageLoad } from './page-load.ts'

let answers: Readonly<Record<string, object>> = {}
const asked: string[] = []

const pageIn = (language: Language): PageLoad => ({
  api: createApi({
    language,
    transport: async ({ path }) => {
      asked.push(path)
      return { status: 200, body: answers[path] }
    },
  }),
  language,
  params: {},
  query: new URLSearchParams(),
})

test('data is made once for a language, and anew when any of its answers is another', async () => {
  answers = { '/api/category/list': { categories: [] }, '/api/brand/list': { brands: ['nilo'] } }
  let times = 0
  const load = cachedLoad(async ({ api, language }) => {
    const [, { brands }] = await Promise.all([api.call('GET /api/category/list'), api.call('GET /api/brand/list')])
    times += 1
    return { language, brands }
  })
  const english = await load(pageIn('en'))
  expect(await load(pageIn('en'))).toBe(english)
  expect(await load(pageIn('ar'))).toEqual({ language: 'ar', brands: ['nilo'] })
  expect(await load(pageIn('en'))).toBe(english)
  expect(times).toBe(2)
  answers = { ...answers, '/api/brand/list': { brands: ['delta'] } }
  asked.length = 0
  expect(await load(pageIn('en'))).toEqual({ language: 'en', brands: ['delta'] })
  expect(asked.toSorted(), 'no answer is asked for twice').toEqual(['/api/brand/list', '/api/category/list'])
  expect(await load(pageIn('ar'))).toEqual({ language: 'ar', brands: ['delta'] })
  expect(times).toBe(4)
})
