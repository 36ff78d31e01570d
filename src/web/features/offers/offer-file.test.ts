import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../platform/calls/api.ts'
import { fetchOfferFile } from './offer-file.ts'

const wanted = { offerId: 'o', language: 'ar', name: 'Q-2026-00012-v2.pdf', version: 2 } as const

afterEach(() => vi.unstubAllGlobals())

test('a document comes in its own language, while the call speaks that of the page', async () => {
  const fetched = vi.fn(async (_path: string, _sent: RequestInit) => new Response('%PDF'))
  vi.stubGlobal('fetch', fetched)
  const file = await fetchOfferFile(wanted, 'en')
  expect([file.name, file.type, await file.text()]).toEqual(['Q-2026-00012-v2.pdf', 'application/pdf', '%PDF'])
  const [path, sent] = fetched.mock.calls[0] ?? []
  expect(path).toBe('/api/offer/o/document?language=ar&kind=offer&prices=yes&version=2')
  expect(sent?.headers).toMatchObject({ 'accept-language': 'en' })
})

test('a document that the shop refuses is told in the words of the shop, and only a lost connection as one', async () => {
  const body = { error: 'No offer found.', code: 'offer/missing' }
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 404 }))
  const refusal = fetchOfferFile(wanted, 'en')
  await expect(refusal).rejects.toBeInstanceOf(ApiError)
  await expect(refusal).rejects.toMatchObject({ status: 404, code: 'offer/missing', message: 'No offer found.' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchOfferFile(wanted, 'en')).rejects.toMatchObject({ status: 0, code: 'unreachable' })
})
