import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { CATEGORY_PRODUCTS_MAX } from '#domain/catalogue/categories.ts'
import { REFUSALS, type Refusal, RefusalError } from '#domain/errors.ts'
import { JSON_BYTES_MAX } from '#domain/limits.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { openAnyTestDatabase } from '#tests/support/database/both-databases.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { type Answer, type Ask, openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'
import { refusalAnswer } from './refusals.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const LOGIN = { method: 'POST', path: '/api/auth/login', headers: JSON_TYPE }
const WRONG = { ...LOGIN, body: JSON.stringify({ email: 'nobody@people.example', password: 'not the password' }) }
const CONTACT = { ...LOGIN, path: '/api/contact/add' }
const TAGGED = { name: 'Mona', email: 'mona@people.example', message: `${'<b>'.repeat(10_000)}Hello there` }

let shop: TestShop
let described: z.ZodType
const databases: { close(): Promise<void> }[] = []

async function openShop(): Promise<TestShop> {
  const database = await openAnyTestDatabase()
  databases.push(database)
  return openTestShop(database)
}

/** Holds the API document to its word: a refusal has every key it describes, and no other. */
beforeAll(async () => {
  shop = await openShop()
  const { json } = await shop.get('/api/docs')
  described = z.fromJSONSchema(json.components.schemas.Error)
})
afterAll(async () => {
  await shop.close()
  for (const database of databases) await database.close()
})

function expectDescribed({ status, json }: Answer, wanted: { status: number; keys: readonly string[] }): void {
  expect(status).toBe(wanted.status)
  expect(Object.keys(json).sort()).toEqual([...wanted.keys].sort())
  expect(described.safeParse(json)).toMatchObject({ success: true })
}

describe('a refusal has the shape that the API document describes', () => {
  const cases: readonly [string, Ask, number, readonly string[]][] = [
    ['wrong fields', { method: 'GET', path: '/api/product/list?page=x' }, 400, ['error', 'code', 'fields']],
    ['no JSON', { ...LOGIN, body: '{' }, 400, ['error', 'code']],
    ['a wrong password', WRONG, 400, ['error', 'code']],
    ['nobody', { method: 'GET', path: '/api/order/me' }, 401, ['error', 'code']],
    ['an absent product', { method: 'GET', path: '/api/product/item/none' }, 404, ['error', 'code', 'message']],
    ['an absent address', { method: 'GET', path: '/api/none' }, 404, ['error', 'code', 'message']],
    ['too much', { ...LOGIN, body: JSON.stringify('x'.repeat(JSON_BYTES_MAX)) }, 413, ['error', 'code']],
    ['too deep', { ...LOGIN, body: '['.repeat(100) }, 400, ['error', 'code']],
    ['nobody, whatever they send', { ...LOGIN, path: '/api/category/add', body: '{' }, 401, ['error', 'code']],
    ['a text that only tags could make short enough', { ...CONTACT, body: JSON.stringify(TAGGED) }, 400, ['error', 'code', 'fields']],
    ['another kind', { ...LOGIN, headers: { 'content-type': 'application/xml' }, body: '<a/>' }, 415, ['error', 'code']],
  ]
  test.each(cases)('%s', async (_what, ask, status, keys) => {
    expectDescribed(await shop.ask(ask), { status, keys })
  })

  test('the refusal of a text with too many tags names what the text may have', async () => {
    const { json } = await shop.ask({ ...CONTACT, body: JSON.stringify(TAGGED) })
    expect(json.fields).toEqual({ message: ['Message may not be greater than 5,000 characters.'] })
  })

  test('a category with the most products still fits into a request', async () => {
    const products = Array.from({ length: CATEGORY_PRODUCTS_MAX }, () => randomUUID())
    const body = JSON.stringify({ name: 'A', nameAr: 'ا', description: 'B', descriptionAr: 'ب', products })
    const headers = { ...LOGIN.headers, ...(await signedIn(shop, 'admin')) }
    const { status, json } = await shop.ask({ method: 'POST', path: '/api/category/add', headers, body })
    expect({ status, code: json.code }).not.toMatchObject({ status: 413 })
  })

  test('a forbidden role', async () => {
    expectDescribed(await shop.get('/api/user', await signedIn(shop, 'member')), { status: 403, keys: ['error', 'code'] })
  })

  test('a caller over the limit', async () => {
    for (let n = 0; n < 10; n += 1) await shop.ask({ ...WRONG, from: '198.51.100.7' })
    const answer = await shop.ask({ ...WRONG, from: '198.51.100.7' })
    expectDescribed(answer, { status: 429, keys: ['error', 'code'] })
  })

  test('a bug, and a shop that cannot serve', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = await openShop()
    await databases.pop()?.close()
    const keys = ['error', 'code', 'requestId']
    expectDescribed(await broken.get('/api/product/list'), { status: 500, keys })
    expectDescribed(await broken.get('/readyz'), { status: 503, keys })
    await broken.close().catch(() => undefined)
    expect(logged).toHaveBeenCalled()
  })

  test.each(Object.keys(REFUSALS) as Refusal[])('%s, in either language', (refusal) => {
    for (const language of LANGUAGES) {
      const { status, body } = refusalAnswer(new RefusalError(refusal, { field: 'sku' }), language, 'a-request')
      expect(status).toBe(REFUSALS[refusal])
      expect(described.safeParse(JSON.parse(JSON.stringify(body)))).toMatchObject({ success: true })
    }
  })

  test('the description accepts no other shape', () => {
    for (const other of [{}, { error: 'a' }, { error: 'a', code: 'none' }, { error: 'a', code: 'internal', stack: 'b' }]) {
      expect(described.safeParse(other).success, JSON.stringify(other)).toBe(false)
    }
  })
})
