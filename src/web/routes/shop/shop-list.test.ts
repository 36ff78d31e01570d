import { beforeAll, describe, expect, test } from 'vitest'
import { ar } from '#tests/support/texts.ts'
import { type ApiTransport, createApi } from '../../platform/calls/api.ts'
import type { PageLoad } from '../../platform/calls/page-load.ts'
import { loadTexts } from '../../platform/texts/texts.ts'
import { loadBrand, loadCategory, loadShop } from './shop-list.ts'

const OVENS = { _id: '1', name: 'Ovens', nameAr: 'الأفران', slug: 'ovens', description: 'Hot', descriptionAr: 'ساخن' }
const EMPTY = { products: [], totalPages: 0, currentPage: 1, count: 0 }

/** A shop in which a category was once called "stoves". */
const shopAnswers: ApiTransport = async ({ path }) => {
  const { pathname, searchParams } = new URL(path, 'https://shop.example')
  if (pathname === '/api/category/list') return { status: 200, body: { categories: [OVENS] } }
  if (pathname === '/api/brand/list') return { status: 200, body: { brands: [] } }
  const found = ['ovens', 'stoves'].includes(searchParams.get('category') ?? '')
  return { status: 200, body: { ...EMPTY, ...(found ? { category: OVENS } : {}) } }
}

function page(slug: string, query = '', language: 'en' | 'ar' = 'en'): PageLoad {
  return { api: createApi({ transport: shopAnswers, language }), language, params: { slug }, query: new URLSearchParams(query) }
}

async function thrownBy(load: Promise<unknown>): Promise<unknown> {
  return load.then(
    () => {
      throw new Error('Nothing was thrown.')
    },
    (thrown: unknown) => thrown,
  )
}

beforeAll(async () => {
  await loadTexts('en')
  await loadTexts('ar')
})

describe('the lists of the shop', () => {
  test("a category's name and description are in the language of the screen", async () => {
    expect((await loadCategory(page('ovens', '', 'ar'))).collection).toEqual({ name: 'الأفران', description: 'ساخن' })
    expect((await loadCategory(page('ovens'))).listing.category).toBe('ovens')
  })

  test('a former slug redirects to the present one, with the same language and query', async () => {
    const answer = await thrownBy(loadCategory(page('stoves', 'order=2&page=3', 'ar')))
    expect(answer).toBeInstanceOf(Response)
    const { status, headers } = answer as Response
    expect([status, headers.get('location')]).toEqual([301, '/ar/shop/category/ovens?order=2&page=3'])
  })

  test('an unknown slug is not found, with the message for its kind', async () => {
    expect(await thrownBy(loadCategory(page('nowhere')))).toMatchObject({ data: { text: 'No category found.' }, init: { status: 404 } })
    expect(await thrownBy(loadBrand(page('nowhere')))).toMatchObject({ data: { text: 'No brand found.' }, init: { status: 404 } })
    expect(await thrownBy(loadBrand(page('nowhere', '', 'ar')))).toMatchObject({ data: { text: ar.catalogue.none.brand } })
  })

  test('the shop itself has no description, and visitors get no price filter', async () => {
    expect(await loadShop(page('', 'min=5'))).toMatchObject({ kind: 'shop', collection: null, hasPrices: false, listing: { min: 5 } })
  })
})
