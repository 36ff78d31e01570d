// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { reportFailure } from '../frame/failures.ts'
import { notices } from '../frame/notices.ts'
import { createApi } from './api.ts'
import { browserTransport } from './browser-transport.ts'

const api = createApi({ transport: browserTransport, language: 'en' })
const save = () => api.call('POST /api/newsletter/subscribe', { body: { email: 'mona@shop.example' } })
const texts = () => notices.get().map(({ text }) => text)

afterEach(() => {
  notices.set([])
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a change without a network is told as such, and the notice goes once a change went through, but not by a refused one or by reading', async () => {
  const stopShowing = notices.subscribe(() => undefined)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await save().catch((error: unknown) => reportFailure(error, (key) => key))
  expect(texts()).toEqual(['notices.unsent'])

  online.mockReturnValue(true)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'Check the address.' }, { status: 400 })))
  await save().catch(() => undefined)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ categories: [] })))
  await api.call('GET /api/category/list')
  expect(texts()).toEqual(['notices.unsent'])

  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true })))
  await save()
  expect(texts()).toEqual([])
  stopShowing()
})
