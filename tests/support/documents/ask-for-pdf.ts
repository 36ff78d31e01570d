import { expect } from 'vitest'
import { type PersonName, signedIn } from '#tests/support/shop/people.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { type ReadPdf, readPdf } from './read-pdf.ts'

export interface AskedPdf extends ReadPdf {
  readonly bytes: Buffer
  readonly name: string
}

/** Asks for a document and reads it; every one is private and in no index. */
export async function askForPdf(shop: TestShop, path: string, who: PersonName | 'nobody' = 'nobody'): Promise<AskedPdf> {
  const headers = who === 'nobody' ? {} : await signedIn(shop, who)
  const answer = await shop.app.http.inject({ method: 'GET', url: path, headers })
  expect(answer.statusCode, answer.payload.slice(0, 500)).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  const name = decodeURIComponent(String(answer.headers['content-disposition']).split("''")[1] ?? '')
  return { ...(await readPdf(answer.rawPayload)), bytes: answer.rawPayload, name }
}
