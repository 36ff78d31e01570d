import { expect, test } from 'vitest'
import { addProductTo, agePrices } from '#tests/support/shop/catalogue-changes.ts'
import { managing } from '#tests/support/shop/product-management.ts'
import { describeShop, describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'
import { HEAD, MIXER, stocked } from '#tests/support/shop/stocked-for-sheets.ts'

describeShopOnBoth('a sheet of products', (shop, { once }) => {
  const { checked, imported, rows, call, ended, product } = stocked(shop)

  test('is checked first, which changes nothing, and then imported with the same result', async () => {
    const file = `${HEAD}\n${MIXER}\nov-1,,,,,1200,,,\nOV-2,Big oven,,,,2000,,زمرد,أفران\n`
    const run = await checked('admin', file)
    expect(run).toMatchObject({ state: 'checked', summary: { added: 1, changed: 1, unchanged: 1, refused: 0 } })
    expect((await product('OV-1')).price).toBe(1000)
    const { rows: found } = await rows('admin', run._id, '?outcome=changed')
    expect(found).toMatchObject([{ row: 3, key: 'OV-1', changes: [{ name: 'Price', before: '1,000\u00a0L.E', after: '1,200\u00a0L.E' }] }])
    await call('admin', `POST /api/sheets/runs/${run._id}/import`)
    expect(await ended('admin', run._id)).toMatchObject({ state: 'done', summary: run.summary })
    expect(await product('OV-1')).toMatchObject({ price: 1200, quantity: 5, version: 2 })
    expect(await product('MX-1')).toMatchObject({ price: 45_000, quantity: 3, taxable: true, isActive: true, brand: { name: 'Zumurrud' } })
    const { json } = await call('admin', `GET /api/product/${(await product('MX-1'))._id}`)
    expect(json.product.categories).toMatchObject([{ name: 'Mixers' }])
    expect((await call(null, 'GET /api/product/list/search/mixer')).text).toContain('Mixer')
    const history = await call('admin', `GET /api/history/product/${(await product('OV-1'))._id}`)
    expect(history.text).toContain('1200')
  })

  test('a sheet that is limited to prices confirms those that stay as they are; one of everything confirms what it changes', async () => {
    const ids = [(await product('OV-1'))._id, (await product('OV-2'))._id]
    await agePrices(shop(), ids, 90)
    const old = async () => [(await product('OV-1')).isPriceOld, (await product('OV-2')).isPriceOld]
    await imported('admin', 'SKU,Name,Price\nOV-1,Renamed,1000\nOV-2,,2100\n')
    expect(await old()).toEqual([true, false])
    const prices = 'SKU,Name,Price,Price confirmed on\nOV-1,Ignored,1000,2026-01-01\n'
    const run = await imported('admin', prices, { options: { scope: 'prices' } })
    expect(run).toMatchObject({ state: 'done', summary: { unchanged: 1, confirmed: 1 } })
    expect(await old()).toEqual([false, false])
    expect((await product('OV-1')).name).toBe('Renamed')
  })

  test('switches off what it does not name, of its own brands only', async () => {
    const run = await imported('admin', 'SKU,Price\nOV-1,1000\n', { options: { absent: 'off' } })
    expect(run.summary).toMatchObject({ switchedOff: 1, unchanged: 1 })
    expect([await product('OV-1'), await product('OV-2'), await product('FO-1')].map(({ isActive }) => isActive)).toEqual([
      true,
      false,
      true,
    ])
  })

  once('with a column of used machines reads a yes in it as used', async () => {
    const run = await imported('admin', 'SKU,Used\nOV-1,yes\nOV-2,no\n')
    expect(run).toMatchObject({ state: 'done', columns: [{ column: 'sku' }, { column: 'taxable', isSure: true }] })
    expect([(await product('OV-1')).taxable, (await product('OV-2')).taxable]).toEqual([false, true])
    const back = await checked('admin', 'كود المنتج,مستعمل\nOV-1,لا\nOV-2,نعم\n')
    const after = (word: string) => ({ changes: [{ after: word }] })
    expect((await rows('admin', back._id)).rows).toMatchObject([after('new'), after('used')])
  })

  once('names what it would switch off before it is imported, and what it has switched off after', async () => {
    const { _id } = await checked('admin', 'SKU,Price\nOV-1,1000\n', { options: { absent: 'off' } })
    const big = { row: null, key: 'OV-2', name: 'Big oven', outcome: 'switchedOff', changes: [] }
    expect(await rows('admin', _id, '?outcome=switchedOff')).toMatchObject({ rows: [big], count: 1, totalPages: 1 })
    expect((await rows('admin', _id)).rows).toMatchObject([{ row: 2, key: 'OV-1', outcome: 'unchanged' }])
    const { json } = await call('admin', `GET /api/sheets/runs/${_id}/rows?outcome=switchedOff`, undefined, 'ar')
    expect([json.rows[0].name, (await product('OV-2')).isActive]).toEqual(['فرن كبير', true])
    await call('admin', `POST /api/sheets/runs/${_id}/import`)
    expect((await ended('admin', _id)).state).toBe('done')
    expect((await rows('admin', _id, '?outcome=switchedOff')).rows).toMatchObject([big])
    expect((await product('OV-2')).isActive).toBe(false)
  })

  once('switches off what only a category keeps off, too, so that it does not come back with that', async () => {
    const [ovens] = (await call('admin', 'GET /api/category')).json.categories.filter(({ name }: { name: string }) => name === 'Ovens')
    const switchTo = (isActive: boolean) => call('admin', `PUT /api/category/${ovens._id}/active`, { category: { isActive } })
    await switchTo(false)
    const run = await imported('admin', 'SKU,Price\nOV-1,1000\n', { options: { absent: 'off' } })
    expect(run.summary).toMatchObject({ switchedOff: 1 })
    await switchTo(true)
    expect([(await product('OV-1')).isActive, (await product('OV-2')).isActive]).toEqual([true, false])
  })

  once('with parents of categories puts them within each other, in any order of rows; two levels and circles are refused', async () => {
    const sheet = (...lines: string[]) => `Name,Name in Arabic,Parent,Description,Description in Arabic\n${lines.join('\n')}\n`
    const parents = async () => {
      const { categories } = (await call('admin', 'GET /api/category/list')).json
      const nameOf = (id: string) => categories.find(({ _id }: { _id: string }) => _id === id)?.name ?? null
      return Object.fromEntries(categories.map(({ name, parent }: { name: string; parent: string }) => [name, nameOf(parent)]))
    }
    const wanted = sheet('Ovens,,طبخ,,', 'Cooking,طبخ,,All hot.,كل ساخن.', 'mixers,,Ovens,,', 'Cold,بارد,cold,Cold.,بارد.')
    const stopped = await checked('admin', wanted, { kind: 'categories' })
    const issues = stopped.groups.flatMap((group: { issues: { row: number; text: string }[] }) => group.issues)
    expect(issues.map(({ row, text }: { row: number; text: string }) => `${row} ${text}`).sort()).toEqual([
      '2 Other categories are within this one, so it can’t be within “طبخ”.',
      '4 “Ovens” is within another category itself: categories are one level deep.',
      '5 A category can’t be within itself.',
    ])
    const good = sheet('Ovens,,طبخ,,', 'Cooking,طبخ,,All hot.,كل ساخن.', 'Mixers,,cooking,,')
    expect(await imported('admin', good, { kind: 'categories' })).toMatchObject({ state: 'done', summary: { added: 1, changed: 2 } })
    expect(await parents()).toEqual({ Ovens: 'Cooking', Mixers: 'Cooking', Cooking: null })
    expect((await call(null, 'GET /api/product/list?category=cooking')).json.count).toBe(2)
    expect((await checked('admin', good, { kind: 'categories' })).summary).toMatchObject({ unchanged: 3 })
    const turned = sheet('Cooking,,ovens,,', 'Mixers,,Ovens,,', 'Ovens,,-,,')
    expect(await imported('admin', turned, { kind: 'categories' })).toMatchObject({ state: 'done', summary: { changed: 3 } })
    expect(await parents()).toEqual({ Ovens: null, Mixers: 'Ovens', Cooking: 'Ovens' })
    const unknown = await checked('admin', sheet('Mixers,,Ovnes,,'), { kind: 'categories' })
    expect(unknown.groups[0].issues[0].text).toBe('There is no category “Ovnes”. Did you mean “Ovens”?')
  })
})

describeShop('a sheet', (shop) => {
  const { start, checked, imported, rows, call, ended, product } = stocked(shop)

  test('names its rows in the language of the reader: as they stand, or are to stand', async () => {
    const { _id } = await checked('admin', `${HEAD}\n${MIXER}\nOV-1,,,,,1200,,,\nOV-2,,,,,nothing,,,\nMX-1,Again,ثانية,,,,,,\n`)
    const names = async (language: string) => {
      const { json } = await call('admin', `GET /api/sheets/runs/${_id}/rows`, undefined, language)
      return json.rows.map(({ name }: { name: string }) => name)
    }
    expect(await names('en')).toEqual(['Mixer', 'Oven', 'Big oven', 'Again'])
    expect(await names('ar')).toEqual(['عجان', 'فرن', 'فرن كبير', 'ثانية'])
    const brands = await checked('admin', 'Name,Name in Arabic\nzumurrud,\nFire,نار\n', { kind: 'brands' })
    const { json } = await call('admin', `GET /api/sheets/runs/${brands._id}/rows`, undefined, 'ar')
    expect(json.rows.map(({ name }: { name: string }) => name)).toEqual(['زمرد', 'نار'])
  })

  test('goes out as its list is narrowed, and comes in unchanged', async () => {
    const taken = async (query: string) => (await call('admin', `GET /api/sheets/export/products?format=csv&${query}`)).text
    const skus = async (query: string) => [...(await taken(query)).matchAll(/\b(?:OV|FO)-\d/g)].map(([sku]) => sku)
    expect(await skus('brand=&stock=')).toEqual(['OV-1', 'OV-2', 'FO-1'])
    expect(await skus('category=ovens')).toEqual(['OV-1', 'OV-2'])
    expect(await skus('brand=other&isActive=true')).toEqual(['FO-1'])
    expect(await skus('search=big')).toEqual(['OV-2'])
    expect(await skus('brand=nobody')).toEqual([])
    expect((await checked('admin', await taken('category=ovens'))).summary).toMatchObject({ unchanged: 2, changed: 0, refused: 0 })
  })

  test('names every mistake by row and column in the language of its reader, and changes nothing by itself', async () => {
    const file = `${HEAD}\nMX 1,Mixer,عجان,Kneads.,يعجن.,a lot,2.5,Zumurud,Ovnes\nOV-1,,,,,1500,,,\nov-1,,,,,1600,,,\n`
    const run = await checked('admin', file)
    expect(run.summary).toMatchObject({ changed: 1, refused: 2 })
    const issues = run.groups.flatMap((group: { issues: object[] }) => group.issues)
    expect(issues).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ row: 2, column: 'SKU', value: 'MX 1' }),
        expect.objectContaining({ row: 2, column: 'Price (L.E)', text: expect.stringContaining('“a lot” is not a price. Write a number') }),
        expect.objectContaining({ row: 2, column: 'Stock', text: 'Stock must be a whole number.' }),
        expect.objectContaining({ row: 2, column: 'Brand', text: 'There is no brand “Zumurud”. Did you mean “Zumurrud”?' }),
        expect.objectContaining({ row: 2, column: 'Categories', text: 'There is no category “Ovnes”. Did you mean “Ovens”?' }),
        expect.objectContaining({ row: 4, column: 'SKU', text: 'Row 3 has the same one.' }),
      ]),
    )
    const arabic = (await call('admin', `GET /api/sheets/runs/${run._id}`, undefined, 'ar')).json.run
    expect(JSON.stringify(arabic.groups)).toContain('هل تقصد')
    const refused = await call('admin', `POST /api/sheets/runs/${run._id}/import`)
    expect(refused).toMatchObject({ status: 400, json: { code: 'sheet/not-importable' } })
    expect((await product('OV-1')).price).toBe(1000)
    const back = await call('admin', `GET /api/sheets/runs/${run._id}/file`)
    expect(back).toMatchObject({ status: 200, headers: { 'content-disposition': expect.stringContaining('.xlsx') } })
  })

  test('imports the good rows alone where that was chosen', async () => {
    const run = await imported('admin', `SKU,Price\nOV-1,1500\nOV-2,free\n`, { options: { isPartial: true, scope: 'prices' } })
    expect(run).toMatchObject({ state: 'done', summary: { changed: 1, refused: 1 } })
    expect((await product('OV-1')).price).toBe(1500)
    expect((await product('OV-2')).price).toBe(2000)
  })

  test('limited to prices or stock changes nothing else and adds nothing', async () => {
    const file = 'SKU,Name,Price,Stock\nOV-1,Renamed,1700,9\nNEW-1,New,5,5\n'
    const run = await imported('admin', file, { options: { scope: 'stock', isPartial: true } })
    expect(run.summary).toMatchObject({ changed: 1, added: 0, refused: 1 })
    expect(await product('OV-1')).toMatchObject({ name: 'Oven', price: 1000, quantity: 9 })
  })

  test('finds its columns under a title, in either language and by what the person chose for these headings before', async () => {
    const first = (await start('admin', 'Prices of May\n\nكود الصنف;السعر;Box\nOV-1;"1.100,5";7\n')).json.run
    expect(first).toMatchObject({ headRow: 3, rowCount: 1, isRemembered: false })
    expect(first.columns.map(({ column }: { column: string }) => column)).toEqual(['sku', 'price', null])
    expect(first.columns.map(({ isSure }: { isSure: boolean }) => isSure)).toEqual([true, true, false])
    const { columns } = (await start('admin', 'SKU,Our price in pounds\nOV-1,1\n')).json.run
    expect(columns).toMatchObject([{ isSure: true }, { column: 'price', isSure: false }])
    await call('admin', `PUT /api/sheets/runs/${first._id}`, { columns: ['sku', null, 'quantity'], isPartial: false })
    expect((await ended('admin', first._id)).summary).toMatchObject({ changed: 1 })
    const second = (await start('admin', 'كود الصنف;السعر;Box\nOV-1;1;7\n')).json.run
    expect(second.isRemembered).toBe(true)
    expect(second.columns.map(({ column }: { column: string }) => column)).toEqual(['sku', null, 'quantity'])
  })

  test.each([
    ['UTF-8 without a mark', (text: string) => Buffer.from(text)],
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le')],
    ['Windows-1256', windows1256],
  ])('is read in %s', async (_name, encoded) => {
    const run = await imported('admin', encoded('SKU\tName in Arabic\nOV-1\tفرن جديد\n'))
    expect(run.state).toBe('done')
    expect((await product('OV-1')).nameAr).toBe('فرن جديد')
  })

  test('refuses a product of another brand without telling its name', async () => {
    const { _id, summary } = await checked('merchant', 'SKU,Price\nFO-1,1\n')
    expect(summary).toMatchObject({ refused: 1 })
    const { rows: found } = await rows('merchant', _id)
    expect(found).toMatchObject([{ key: 'FO-1', name: '', outcome: 'refused' }])
  })

  test('sent by a merchant says again which categories its products are in, and is refused where it names others', async () => {
    const { brandOf } = managing(shop)
    const { categories } = (await call('admin', 'GET /api/category')).json
    const ovens = categories.find(({ name }: { name: string }) => name === 'Ovens')._id
    await call('admin', `PUT /api/category/${ovens}/active`, { category: { isActive: false } })
    await addProductTo(shop(), { brandId: await brandOf('merchant'), categoryIds: [ovens], isActive: true })
    const taken = (await call('merchant', 'GET /api/sheets/export/products?format=csv')).text
    expect(taken).toContain('Ovens')
    const same = await checked('merchant', taken)
    expect(same.summary).toMatchObject({ unchanged: 1, refused: 0 })
    const { choices } = same
    expect(choices.find(({ column }: { column: string }) => column === 'categories').name).toBe('Categories (chosen by the shop’s staff)')
    const [sku] = /SKU-[^,]+/.exec(taken) ?? []
    const filled = HEAD.replace('Brand,', '')
    const added = 'NEW-1,Mixer,عجان,Kneads.,يعجن.,45000,3'
    for (const row of [`${sku},,,,,,,Mixers`, `${sku},,,,,,,Ovnes`, `${added},Mixers`]) {
      const { groups } = await checked('merchant', `${filled}\n${row}\n`)
      expect(groups[0].issues.map(({ text }: { text: string }) => text)).toEqual([
        'The shop’s staff choose the categories: leave this cell empty, or as it came out of the shop.',
      ])
    }
    expect((await checked('merchant', `${filled}\n${added},\n`)).summary).toMatchObject({ added: 1, warned: 1 })
    const template = async (who: 'admin' | 'merchant') => (await call(who, 'GET /api/sheets/template/products?format=csv')).text
    expect([(await template('admin')).includes('Categories'), (await template('merchant')).includes('Categories')]).toEqual([true, false])
  })

  test('with categories has one row for each, by whichever of its names', async () => {
    const file = 'Page link,Name,Description\n,Ovens,Hot.\n,أفران,Hotter.\novens,,Hottest.\n,Mixers,Mixes.\n'
    const run = await checked('admin', file, { kind: 'categories', options: { isPartial: true } })
    expect(run.summary).toMatchObject({ changed: 2, refused: 2 })
    const texts = run.groups.flatMap(({ issues }: { issues: { row: number; text: string }[] }) =>
      issues.map(({ row, text }) => `${row} ${text}`),
    )
    expect(texts).toEqual(['3 Row 2 has the same one.', '4 Row 2 has the same one.'])
    await call('admin', `POST /api/sheets/runs/${run._id}/import`)
    expect((await ended('admin', run._id)).state).toBe('done')
  })

  test('goes out with every product, however many, in the order in which they came', async () => {
    const ids = await shop().stock({ products: Array.from({ length: 300 }, (_, n) => ({ sku: `MANY-${n}`, specs: { widthMm: n + 1 } })) })
    const lines = (await call('admin', 'GET /api/sheets/export/products?format=csv')).text.trimEnd().split('\r\n')
    expect(lines[0]).toContain('(mm)')
    expect(lines.slice(-ids.length).map((line) => line.split(',')[0])).toEqual(ids.map((_, n) => `MANY-${n}`))
  })

  test('asks for the columns that it needs, and takes each once', async () => {
    const { _id } = (await start('admin', 'A,B\n1,2\n')).json.run
    const check = (columns: unknown[]) => call('admin', `PUT /api/sheets/runs/${_id}`, { columns, isPartial: false, scope: 'prices' })
    expect((await check(['sku', null])).json).toMatchObject({ code: 'sheet/column-missing', error: expect.stringContaining('Price') })
    expect((await check(['price', 'price'])).json).toMatchObject({ code: 'sheet/column-twice' })
  })

  test('is imported only once it has been checked', async () => {
    const { _id } = (await start('admin', 'SKU,Price\nOV-1,1\n')).json.run
    expect((await call('admin', `POST /api/sheets/runs/${_id}/import`)).json).toMatchObject({ code: 'sheet/not-checked' })
  })

  test('is not found by anybody else, and is forgotten when its sender says so', async () => {
    const { _id } = await checked('admin', 'SKU,Price\nOV-1,1\n')
    const { _id: another } = (await start('merchant', 'SKU,Price\nOV-1,1\n')).json.run
    expect((await call('merchant', `GET /api/sheets/runs/${_id}`)).status).toBe(404)
    expect((await call('admin', `GET /api/sheets/runs/${another}/rows`)).status).toBe(404)
    expect((await call('admin', `DELETE /api/sheets/runs/${_id}`)).status).toBe(200)
    expect((await call('admin', `GET /api/sheets/runs/${_id}`)).status).toBe(404)
  })
})

function windows1256(text: string): Buffer {
  const decoder = new TextDecoder('windows-1256')
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Buffer.from([...text].map((letter) => bytes.get(letter) ?? 0x3f))
}
