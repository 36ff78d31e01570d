import { beforeEach, expect, test } from 'vitest'
import { writeSheet } from '#server/platform/sheets/sheets.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { sheeting } from '#tests/support/shop/sheeting.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { HEAD, MIXER } from '#tests/support/shop/stocked-for-sheets.ts'

describeShop('the check of a sheet', (shop) => {
  const { start, checked, imported, rows, call, ended } = sheeting(shop)

  beforeEach(async () => {
    await shop().stock({
      brands: [{ name: 'Zumurrud', nameAr: 'زمرد' }],
      categories: [{ name: 'Mixers' }],
      products: [
        { sku: 'OV-1', name: 'Oven', nameAr: 'فرن', pounds: 1000 },
        { sku: 'OV-2', name: 'Big oven', nameAr: 'فرن كبير', pounds: 2000 },
        { sku: 'FO-1', name: 'Foreign', nameAr: 'آخر', pounds: 3000 },
      ],
    })
  })

  test('shows what a new product is to be, with its price as money, before it is imported', async () => {
    const { _id } = await checked('admin', `${HEAD}\n${MIXER}\n`)
    const [row] = (await rows('admin', _id)).rows
    const cells = row.changes.map(({ name, before, after }: { name: string; before: string; after: string }) => [name, before, after])
    expect(cells).toEqual([
      ['Name (English)', '', 'Mixer'],
      ['Name (Arabic)', '', 'عجان'],
      ['Brand', '', 'Zumurrud'],
      ['Categories', '', 'Mixers'],
      ['Price', '', '45,000\u00a0L.E'],
      ['Stock', '', '3'],
    ])
  })

  test('warns of a price with three decimals, which may mean thousands, for new products and for known ones', async () => {
    const priced = (price: string) => MIXER.replace('"45,000 L.E"', `"${price}"`)
    for (const price of ['12.500', '125.000 ج', '١.٢٥٠', '\u200f1250٫500\u200f']) {
      const run = await checked('admin', `${HEAD}\n${priced(price)}\n`)
      expect(run.groups[0], price).toMatchObject({ todo: 'Thousands or piastres? Check these prices', isWarning: true, count: 1 })
    }
    const { groups } = await checked('admin', 'SKU,Price\nOV-1,1.200\nOV-2,2000.5\n')
    const [thousands] = groups.filter(({ todo }: { todo: string }) => todo.startsWith('Thousands'))
    expect(thousands.issues).toMatchObject([
      { row: 2, text: '“1.200” is read as 1.20\u00a0L.E. If thousands are meant, write the number without a point.' },
    ])
    const clear = await checked('admin', `${HEAD}\n${priced('12.50')}\n`)
    expect(clear.groups.map(({ todo }: { todo: string }) => todo)).toEqual(['Add pictures afterwards'])
  })

  test('reads a price with the marks of Arabic number formats and with a currency, and says of others how to write them', async () => {
    const run = await imported('admin', `SKU;Price\nOV-1;\u200f1,500\u200f\nOV-2;2100 ج\n`)
    expect(run).toMatchObject({ state: 'done', summary: { changed: 2 } })
    const { groups } = await checked('admin', 'SKU;Price\nOV-1;12,5\nOV-2;999.999\nFO-1;-5\n')
    expect(groups.map(({ todo }: { todo: string }) => todo).sort()).toEqual([
      'Correct “Price (L.E)”',
      'Write “Price (L.E)” as a number',
      'Write “Price (L.E)” with at most two decimals',
    ])
    expect(JSON.stringify(groups)).toContain('thousands as 1,250 or 1250')
  })

  test('says each thing to do once, whatever its reasons', async () => {
    const { groups } = await checked('admin', 'SKU;Price\nOV-1;-5\nOV-2;99999999999\nFO-1;0\n')
    expect(groups).toMatchObject([{ todo: 'Correct “Price (L.E)”', count: 3, issues: [{ row: 2 }, { row: 3 }, { row: 4 }] }])
  })

  test('reads every tab of a workbook as a sheet of its own, and says which others there are', async () => {
    const page = (name: string, ...rows: string[][]) => ({
      name,
      isRightToLeft: false,
      widths: [20, 20],
      rows: rows.map((row) => row.map((value) => ({ value }))),
    })
    const head = ['SKU', 'Price']
    const file = await writeSheet([
      page('Cover', ['Prices of May'], ['by the sales team']),
      page('Zumurrud', head, ['OV-1', '1500']),
      page('Empty', head),
      page('Other', head, ['OV-2', '2500'], ['FO-1', '3500']),
    ])
    const { run } = (await start('admin', file)).json
    expect(run).toMatchObject({ tab: 'Zumurrud', rowCount: 1, state: 'chosen', columns: [{ column: 'sku' }, { column: 'price' }] })
    expect(run.otherTabs).toMatchObject([
      { name: 'Other', rowCount: 2, state: 'chosen' },
      { name: 'Cover', rowCount: 1, state: 'chosen' },
    ])
    const other = (await call('admin', `GET /api/sheets/runs/${run.otherTabs[0]._id}`)).json.run
    expect(other).toMatchObject({ tab: 'Other', otherTabs: [{ name: 'Cover' }, { name: 'Zumurrud' }] })
    expect((await start('admin', 'SKU,Price\nOV-1,1\n')).json.run).toMatchObject({ tab: '', otherTabs: [] })
  })

  test('does not miss products that stand in another tab of the workbook', async () => {
    const page = (name: string, rows: string[][]) => ({
      name,
      isRightToLeft: false,
      widths: [20, 20],
      rows: rows.map((row) => row.map((value) => ({ value }))),
    })
    const tab = page('Zumurrud', [
      ['SKU', 'Price'],
      ['OV-1', '1500'],
    ])
    const off = { options: { absent: 'off' } }
    const alone = await checked('admin', await writeSheet([tab]), off)
    expect(alone.summary).toMatchObject({ changed: 1, switchedOff: 2 })
    const both = await checked('admin', await writeSheet([tab, page('More', [['Codes'], ['2, ov-2']])]), off)
    expect(both.summary).toMatchObject({ changed: 1, switchedOff: 2 })
    const named = await checked('admin', await writeSheet([tab, page('More', [['Codes'], ['ov 2']])]), off)
    expect(named.summary).toMatchObject({ changed: 1, switchedOff: 1 })
    // Deleted, the other tab is listed nowhere, and its products are still in the file.
    const [{ _id: other }] = named.otherTabs
    expect((await call('admin', `DELETE /api/sheets/runs/${other}`)).status).toBe(200)
    expect((await call('admin', `GET /api/sheets/runs/${other}`)).status).toBe(404)
    const choice = { columns: ['sku', 'price'], isPartial: false, absent: 'off' }
    expect((await call('admin', `PUT /api/sheets/runs/${named._id}`, choice)).status).toBe(200)
    expect(await ended('admin', named._id)).toMatchObject({ otherTabs: [], summary: { changed: 1, switchedOff: 1 } })
    expect((await call('admin', `DELETE /api/sheets/runs/${named._id}`)).status).toBe(200)
  })

  test('warns of an SKU with another price in another tab, in the language of the reader, and names both rows', async () => {
    const tab = (name: string, ...rows: string[][]) => ({
      name,
      isRightToLeft: false,
      widths: [20, 20],
      rows: [['SKU', 'Price'], ...rows].map((row) => row.map((value) => ({ value }))),
    })
    const june = tab('June', ['OV-1', '1500'], ['OV-2', '2,100'], ['FO-1', '3000'])
    const july = tab('July', ['FO-1', '٣٬٠٠٠٫٠٠ ج.م'], ['ov-2', '2200 L.E'])
    const run = await checked('admin', await writeSheet([june, july]))
    expect(run.summary).toMatchObject({ changed: 2, refused: 0, warned: 1 })
    expect(run.groups).toMatchObject([
      {
        isWarning: true,
        todo: 'Two tabs, two prices: check which one is right',
        issues: [{ row: 3, value: '2,100', text: 'Row 3 of the tab “July” has another price: 2,200\u00a0L.E.' }],
      },
    ])
    const [{ _id: other }] = run.otherTabs
    const prices = { columns: ['sku', 'price'], isPartial: false }
    expect((await call('admin', `PUT /api/sheets/runs/${other}`, prices)).status).toBe(200)
    const [{ issues }] = (await ended('admin', other, 'ar')).groups
    expect(issues).toMatchObject([{ row: 3, value: '2200 L.E' }])
    expect(issues[0].text).toMatch(/الصف 3 من ورقة «.?June.?» سعر آخر: .*2,100/)
    expect((await call('admin', `DELETE /api/sheets/runs/${other}`)).status).toBe(200)
    expect((await call('admin', `PUT /api/sheets/runs/${run._id}`, prices)).status).toBe(200)
    expect((await ended('admin', run._id)).summary).toMatchObject({ changed: 2, warned: 0 })
  })

  test('an Arabic export names brands and categories in Arabic, and comes in unchanged', async () => {
    const { text } = await call('admin', 'GET /api/sheets/export/products?format=csv', undefined, 'ar')
    expect([text.includes('زمرد'), text.includes('Zumurrud')]).toEqual([true, false])
    expect((await checked('admin', text)).summary).toMatchObject({ unchanged: 3 })
  })

  test('the sheet with the mistakes is named after its source and has its row numbers; an imported sheet stays listed', async () => {
    const { _id } = await imported('admin', 'SKU,Price\nOV-1,1100\n')
    const run = await checked('admin', 'Prices of May\n\nSKU,Price\nOV-1,free\n')
    const headers = await signedIn(shop(), 'admin')
    const answer = await shop().app.http.inject({ method: 'GET', url: `/api/sheets/runs/${run._id}/file`, headers })
    expect(answer.headers['content-disposition']).toContain('prices-problems.xlsx')
    expect((await start('admin', answer.rawPayload)).json.run).toMatchObject({ headRow: run.headRow, rowCount: 1 })
    for (let more = 0; more < 4; more += 1) await start('admin', 'SKU,Price\nOV-1,1\n')
    const { runs } = (await call('admin', 'GET /api/sheets/runs')).json
    expect(runs.map(({ state }: { state: string }) => state)).toEqual(['chosen', 'chosen', 'chosen', 'chosen', 'done'])
    expect(runs.at(-1)._id).toBe(_id)
  })

  test('a cell that is too long is named as the reason', async () => {
    for (const length of [6_000, 2_000_000])
      expect((await start('admin', `SKU,Name\nOV-1,"${'a'.repeat(length)}"\n`)).json).toMatchObject({ code: 'sheet/long-cell' })
  })

  test('converts a measure from the unit of its heading or of its cell, and asks for another one', async () => {
    const run = await imported('admin', 'SKU,Width (cm),Power (W)\nOV-1,80,9000\nOV-2,800 mm,9 kW\n')
    expect(run).toMatchObject({ state: 'done', columns: [{}, { column: 'widthMm', isSure: false }, { column: 'powerKw', isSure: false }] })
    for (const sku of ['OV-1', 'OV-2']) {
      const [{ _id }] = (await call('admin', `GET /api/product?search=${sku}`)).json.products
      expect((await call('admin', `GET /api/product/${_id}`)).json.product.specs).toMatchObject({ widthMm: 800, powerKw: 9 })
    }
    const { groups } = await checked('admin', 'SKU,Width\nOV-1,3 ft\n')
    expect(groups).toMatchObject([{ todo: 'Write “Width (mm)” in its own unit', issues: [{ value: '3 ft' }] }])
  })
})
