import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { editProduct } from '#tests/support/shop/catalogue-changes.ts'
import { describeOnBothDatabases } from '../support/database/both-databases.ts'
import { signedIn } from '../support/shop/people.ts'
import { openTestShop, type TestShop } from '../support/shop/test-shop.ts'
import { OVENS, stockOvens } from './ovens.ts'

describeOnBothDatabases(
  'searching',
  (on) => {
    let shop: TestShop
    let ids: string[]

    beforeAll(async () => {
      shop = await openTestShop(on.database())
      ids = await stockOvens(shop)
    })
    afterAll(() => shop.close())

    const list = async (term: string, rest = '', headers: Record<string, string> = {}) => {
      const { status, json } = await shop.get(`/api/product/list?name=${encodeURIComponent(term)}${rest}`, headers)
      return { status, count: json.count, skus: json.products.map(({ sku }: { sku: string }) => sku) as string[], products: json.products }
    }
    const suggest = async (term: string): Promise<{ status: number; names: string[] }> => {
      const { status, json } = await shop.get(`/api/product/list/search/${encodeURIComponent(term)}`)
      return { status, names: (json.products ?? []).map(({ name }: { name: string }) => name) }
    }

    test('a power finds machines of that power, in any unit; another one is only a number', async () => {
      for (const term of ['5 kW', '5000 W', '٥ كيلووات', 'fryer 5 kW', '4.8 kW'])
        expect([term, (await list(term)).skus]).toEqual([term, ['TST-FR5']])
      expect((await list('50 kW')).skus).toEqual(['TST-FR50'])
      expect((await list('6 kW fryer')).skus).not.toEqual([])
    })

    test('the pages of a search hold every match once, and the count is right', async () => {
      const seen: string[] = []
      for (let page = 1; page <= 4; page += 1) {
        const { skus, count } = await list('oven', `&limit=7&page=${page}`)
        expect(count).toBe(OVENS)
        seen.push(...skus)
      }
      expect(new Set(seen).size).toBe(OVENS)
      expect(seen).toHaveLength(OVENS)
      expect(await list('oven', '&limit=7&page=5')).toMatchObject({ count: OVENS, skus: [] })
    })

    test('products in stock come first, and the newest first among equals', async () => {
      const { products } = await list('deck oven', `&limit=${OVENS}`)
      const stock: boolean[] = products.map(({ inventory }: { inventory: number }) => inventory > 0)
      expect(stock.lastIndexOf(true)).toBeLessThan(stock.indexOf(false))
    })

    test('a search can be ordered by price', async () => {
      const member = await signedIn(shop, 'member')
      const cheapest = await list('oven', `&order=2&limit=${OVENS}`, member)
      const prices: number[] = cheapest.products.map(({ price }: { price: number }) => price)
      expect(prices).toEqual([...prices].sort((a, b) => a - b))
      const dearest = await list('oven', `&order=1&limit=${OVENS}`, member)
      expect(dearest.skus).toEqual([...cheapest.skus].reverse())
    })

    test('category, brand and price filter a search and its count', async () => {
      expect((await list('oven', '&category=even')).count).toBe(12)
      expect((await list('oven', '&category=even&brand=kelmara')).count).toBe(12)
      expect((await list('oven', '&brand=kelmara')).count).toBe(OVENS)
      expect((await list('oven', '&brand=shut')).count).toBe(0)
      expect((await list('oven', '&min=1005&max=1009', await signedIn(shop, 'member'))).count).toBe(5)
      expect((await list('oven', '&rating=1')).count).toBe(0)
      expect((await list('ovne', '&category=odd')).count).toBe(11)
    })

    test('a refrigerator comes before a coffee machine that has one', async () => {
      for (const term of ['refrigerator', 'ثلاجة', 'fridge', 'refrigirator']) {
        expect((await list(term)).skus.slice(0, 2), term).toEqual(['TST-UR1', 'TST-CF1'].slice(0, (await list(term)).count))
      }
    })

    test('a SKU is found exactly, by its beginning, in small letters and with spaces for dashes', async () => {
      for (const term of ['TST-MX25', 'tst-mx25', 'tst mx25', 'tstmx25']) expect((await list(term)).skus[0], term).toBe('TST-MX25')
      expect(new Set((await list('tst-mx')).skus.slice(0, 2))).toEqual(new Set(['TST-MX25', 'TST-MX50']))
    })

    test('a unit excludes nothing, in whatever way it is written', async () => {
      for (const term of ['عجانة 25 كيلو', 'عجانة ٢٥ كجم', 'mixer 25kg', 'mixer 25 kilo', 'mixer 25 ki']) {
        expect((await list(term)).skus[0], term).toBe('TST-MX25')
      }
    })

    test('a size and a length are found in whatever way they are written', async () => {
      for (const term of ['60x40', '60×40', '٦٠ × ٤٠', '600x400', 'table 180 cm', 'طاولة ١٨٠ سم', 'table 1.8 m', 'table 1,800']) {
        expect((await list(term)).skus, term).toEqual(['TST-TB1'])
      }
      expect((await list('mixer 25 cm')).skus[0], 'what is of no such length').toBe('TST-MX25')
    })

    test.each(['ovne', 'ovan', 'decc oven', 'kelmera', 'cofee machine', 'shirp oven'])('"%s" finds the intended product', async (term) => {
      const { count } = await list(term)
      expect(count).toBeGreaterThan(0)
      expect((await suggest(term)).names.length > 0).toBe(count > 0)
    })

    test.each(['oven zzzzqqq', 'zzz oven', 'oven 99999', 'فرن قققققق'])('the unknown word in "%s" is ignored', async (term) => {
      expect((await list(term)).count).toBe(OVENS)
    })

    test.each(['zzzzqqq', 'xxxx', '99999999', 'قققققق', '99999 zzzz'])('"%s" finds nothing', async (term) => {
      expect(await list(term)).toMatchObject({ status: 200, count: 0, skus: [] })
      expect((await suggest(term)).names).toEqual([])
    })

    test('a hidden product is neither found nor counted, nor matched by a mistyped word', async () => {
      for (const term of ['samovar', 'سماور', 'samover', 'TST-HD1', 'tst hd2']) expect(await list(term), term).toMatchObject({ count: 0 })
    })

    test('a change is searched at once: name, stock, SKU, showing', async () => {
      const [id = ''] = await shop.stock({
        brands: [{ name: 'Later' }],
        products: [{ sku: 'LTR-1', name: 'Zibble kettle', nameAr: 'غلاية' }],
      })
      expect((await list('zibble')).skus).toEqual(['LTR-1'])
      await editProduct(shop.change, id, { name: 'Churros kettle' })
      expect((await list('zibble')).count).toBe(0)
      expect((await list('churos')).skus).toEqual(['LTR-1'])
      await changeCatalogue(shop.change, async ({ tx }) => tx.execute(sql`update products set sku = 'LTR-2' where id = ${id}`))
      expect((await list('ltr-2')).skus).toEqual(['LTR-2'])
      await editProduct(shop.change, id, { isActive: false })
      expect((await list('churros')).count).toBe(0)
      await editProduct(shop.change, id, { isActive: true })
      expect((await list('churros')).count).toBe(1)
    })

    test('the beginning of a SKU comes before a word that begins so', async () => {
      await shop.stock({
        brands: [{ name: 'Maker of shelves' }],
        products: [
          { sku: 'QZT-1', name: 'Plain shelf', nameAr: 'رف سادة', quantity: 0 },
          { sku: 'SHF-2', name: 'Qztar shelf', nameAr: 'رف', quantity: 5 },
        ],
      })
      for (const term of ['QZT-', 'qzt']) expect((await list(term)).skus, term).toEqual(['QZT-1', 'SHF-2'])
    })

    test('names in other scripts than Arabic and Latin are found by their beginnings too', async () => {
      await shop.stock({ brands: [{ name: 'Elsewhere' }], products: [{ sku: 'OTH-1', name: 'Чайник Σίφων', nameAr: 'غلاية روسية' }] })
      for (const term of ['чайник', 'ЧАЙ', 'чай σίφ', 'σιφων روسية', 'oth-1']) expect((await list(term)).skus, term).toEqual(['OTH-1'])
      expect(await list('самовар')).toMatchObject({ count: 0 })
    })

    test('the one that sold out ranks second of two equal products', async () => {
      const [first = '', second = ''] = await shop.stock({
        brands: [{ name: 'Twins' }],
        products: [
          { sku: 'TWN-1', name: 'Waffle iron', nameAr: 'وافل' },
          { sku: 'TWN-2', name: 'Waffle iron', nameAr: 'وافل' },
        ],
      })
      expect((await list('waffle')).skus).toEqual(['TWN-2', 'TWN-1'])
      await editProduct(shop.change, second, { quantity: 0 })
      expect((await list('waffle')).skus).toEqual(['TWN-1', 'TWN-2'])
      await editProduct(shop.change, first, { quantity: 0 })
      expect((await list('waffle')).skus).toEqual(['TWN-2', 'TWN-1'])
    })

    test('indexing again changes nothing', async () => {
      const before = await list('oven', `&limit=${OVENS}`)
      await changeCatalogue(shop.change, ({ tx }) => catalogueSearch.index(tx, ids))
      expect((await list('oven', `&limit=${OVENS}`)).skus).toEqual(before.skus)
    })

    const HOSTILE = [
    "'", "' or 1=1 --", '"', '%', '_', '%%%', '\\', '\\\\%', "oven'; drop table products; --", 'oven & | ! ( ) <-> :*', "':*", '{', '}',
    '🍕', '😀😀😀😀', '𐐀𐐀𐐀𐐀', '---', '...!!!؟؟', 'a'.repeat(200), 'ث'.repeat(200), '😀'.repeat(100), `${'ovan '.repeat(39)}x`,
    '\u0640\u064b', '\u202e', 'null', 'undefined', '{"$gt":""}', '\ud800', 'ﷺ'.repeat(100),
  ] // biome-ignore format: one glance

    test.each(HOSTILE)('%j gets a proper answer', async (term) => {
      const url = encodeURIComponent(term.isWellFormed() ? term : '%ED%A0%80')
      const listed = await shop.get(`/api/product/list?name=${url}`)
      expect(listed.status).toBe(200)
      expect(listed.json.products.length).toBeLessThanOrEqual(10)
      expect((await shop.get(`/api/product/list/search/${url}`)).status).toBe(200)
    })

    test('a NUL in a term harms nobody', async () => {
      const { status, json } = await shop.get('/api/product/list?name=oven%00')
      expect(status).toBe(200)
      expect(json.count).toBe(OVENS)
    })
  },
  { isShared: true },
)
