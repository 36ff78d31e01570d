import { beforeEach, expect, test } from 'vitest'
import { writeSheet } from '#server/platform/sheets/sheets.ts'
import { sheeting } from '#tests/support/shop/sheeting.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { rowOf, workbookOf } from '#tests/support/workbooks.ts'

interface Issue {
  readonly row: number
  readonly text: string
  readonly value: string
}

/** Sheets as owners of shops in Egypt make them: each cell is read as what it means, or refused with a sentence of its own. */
describeShop('an untidy sheet', (shop) => {
  const { checked, imported, rows, call, ended } = sheeting(shop)

  beforeEach(async () => {
    await shop().stock({
      brands: [
        { name: 'Zumurrud', nameAr: 'زمرد' },
        { name: 'Fairouz', nameAr: 'فيروز' },
      ],
      categories: [{ name: 'Ovens', nameAr: 'أفران' }],
      products: [1, 2, 3, 4, 5, 6].map((n) => ({ sku: `OV-${n}`, name: `Oven ${n}`, nameAr: `فرن ${n}`, pounds: 1000 })),
    })
  })

  const told = ({ groups }: { readonly groups: readonly { readonly issues: readonly Issue[]; readonly isWarning: boolean }[] }) =>
    groups
      .filter(({ isWarning }) => !isWarning)
      .flatMap(({ issues }) => issues)
      .map(({ row, text }) => `${row} ${text}`)
      .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  const noProduct =
    'This row is not a product with an SKU: it looks like a title, a note or a total. Remove it from your sheet, or leave out the rows with mistakes.'
  const standing = async (sku: string) => {
    const [{ _id }] = (await call('admin', `GET /api/product?search=${sku}`)).json.products
    const { price, quantity } = (await call('admin', `GET /api/product/${_id}`)).json.product
    return [price, quantity]
  }

  test('switches nothing off while the SKU of a row cannot be read, since its product may be the one that seems to be missing', async () => {
    const off = { absent: 'off', isPartial: true }
    const on = async () => {
      const { products } = (await call('admin', 'GET /api/product?limit=50')).json
      return products.filter(({ isActive }: { isActive: boolean }) => isActive).map(({ sku }: { sku: string }) => sku)
    }
    for (const row of [',2100', '#REF!,2100', 'OV 2,2100', 'Big ovens,', '2026-03-01,2100']) {
      const run = await checked('admin', `SKU,Price\nOV-1,1000\n${row}\n`, { options: off })
      expect([row, run.summary]).toMatchObject([row, { switchedOff: 0, refused: 1, unnamed: 1 }])
      expect((await rows('admin', run._id, '?outcome=switchedOff')).count).toBe(0)
    }
    const done = await imported('admin', 'SKU,Price\nOV-1,1100\n,2100\n', { options: off })
    expect(done).toMatchObject({ state: 'done', absent: 'off', summary: { changed: 1, switchedOff: 0, unnamed: 1 } })
    expect((await on()).length).toBe(6)
    const named = await imported('admin', 'SKU,Price\nOV-1,1200\nXX-9,7\nOV-1,8\nOV-2,wrong\n', { options: { ...off, scope: 'prices' } })
    expect(named.summary).toMatchObject({ changed: 1, refused: 3, switchedOff: 4, unnamed: 0 })
    expect((await on()).sort()).toEqual(['OV-1', 'OV-2'])
  })

  test('with titles, a running number, Arabic digits, currency, counted pieces, empty rows and a total is read', async () => {
    const file = [
      'شركة النيل لتجهيز المطابخ;;;;;',
      ';قائمة أسعار مايو ٢٠٢٦;;;;',
      ';;;;;',
      'م;كود الصنف;اسم الصنف;سعر البيع;الكمية المتاحة;ملاحظات',
      '١;OV-1 ;فرن;١٢٥٠ ج.م;١٢ قطعة;',
      ';;;;;',
      '٢;\u00a0ov-٢;فرن ٢;١٬٢٥٠٫٥٠ ج.م;\u200f٣\u200f;بدون حامل',
      ';قسم العجانات;;;;',
      '٣;OV-3;فرن ٣;١،٢٥٠ جنيهاً;غير متوفر;',
      '٤;OV-4;فرن ٤;1\u00a0250\u00a0جنيه مصري;5 pcs;',
      ';;الإجمالي;٥٠٠٠ ج.م;٢٠;',
    ].join('\r\n')
    const run = await imported('admin', file, { options: { isPartial: true } })
    expect(run).toMatchObject({ headRow: 4, state: 'done', summary: { changed: 4, refused: 2 } })
    expect([await standing('OV-1'), await standing('OV-2'), await standing('OV-3'), await standing('OV-4')]).toEqual([
      [1250, 12],
      [1250.5, 3],
      [1250, 0],
      [1250, 5],
    ])
    expect(told(run)).toEqual([`8 ${noProduct}`, `11 ${noProduct}`])
  })

  test('whose one row has more commas in a note than the sheet has columns is split at its semicolons', async () => {
    const file = 'SKU;Price;Notes\nOV-1;1500;steam, grill, probe, timer, light, castors, two doors, hose\n'
    const run = await imported('admin', file, { options: { isPartial: true } })
    expect(run).toMatchObject({ state: 'done', summary: { changed: 1, refused: 0 } })
    expect((await standing('OV-1'))[0]).toBe(1500)
  })

  test('says of amounts and stock that may mean several things what to write', async () => {
    const file = [
      'الكود\tالسعر\tالمخزون',
      'OV-1\t15%\t1',
      'OV-2\tالسعر عند الطلب\t1',
      'OV-3\t1.250,50\t1',
      'OV-4\t1250\tمتوفر',
      'OV-5\t1250\t12.5',
      'OV-6\t١٢٫٥٠٠\t٢',
    ].join('\n')
    const run = await checked('admin', file, { options: { isPartial: true } })
    const noPrice = (value: string) => `“${value}” is not a price. Write a number such as 45000 or 45,000.50.`
    expect(told(run)).toEqual([
      `2 ${noPrice('15%')}`,
      `3 ${noPrice('السعر عند الطلب')}`,
      `4 ${noPrice('1.250,50')}`,
      '5 “متوفر” is not a number. Write how many there are, and 0 if there are none.',
      '6 Stock must be a whole number.',
    ])
    expect(JSON.stringify(run.groups)).toContain('If thousands are meant, write the number without a point')
  })

  test('with yes and no in either language, signs and words for the condition is read', async () => {
    const file = [
      'كود الصنف,معروض,الحالة',
      'OV-1,لا,مستعمل',
      'OV-2,نعم ,جديدة',
      'OV-3,√,كسر زيرو',
      'OV-4,✔️,استعمال',
      'OV-5,ربما,جديد',
      'OV-6,نعم,بحالة ممتازة',
    ].join('\n')
    const run = await checked('admin', file, { options: { isPartial: true } })
    const { rows: found } = await rows('admin', run._id)
    const after = found.map(({ changes }: { changes: { name: string; after: string }[] }) => changes.map((each) => each.after).join(' '))
    expect(after).toEqual(['used no', '', 'used', 'used', '', ''])
    expect(told(run)).toEqual(['6 “ربما” is neither yes nor no.', '7 “بحالة ممتازة” is neither new nor used.'])
  })

  test('whose program made dates and powers of SKUs is refused for these, and a known product may be called like a date', async () => {
    await shop().stock({ products: [{ sku: '2024-01-05' }] })
    const run = await checked('admin', 'SKU,Price\n2026-12-03,5\n03-Dec,5\n6.22E+12,5\n2024-01-05,7\n', { options: { isPartial: true } })
    const dated = (sku: string) =>
      `“${sku}” looks like a date that the spreadsheet program made of the SKU. Format the column as text and write the SKU again.`
    expect(run.summary).toMatchObject({ changed: 1, refused: 3 })
    expect(told(run).slice(0, 2)).toEqual([`2 ${dated('2026-12-03')}`, `3 ${dated('03-Dec')}`])
    expect(told(run)).toContain('4 SKU may have Latin letters, digits, dashes and underscores, and no spaces: OV-900_B.')
  })

  test('with headings over two rows and columns is read below them, and names the second row as none', async () => {
    const file = workbookOf([
      {
        name: 'الأسعار',
        rows: [
          rowOf(1, ['أسعار مايو']),
          rowOf(3, ['كود', 'الماركة', 'السعر', '']),
          rowOf(4, ['', '', 'قديم', 'جديد']),
          rowOf(5, ['OV-1', 'فيروز', '900', '950']),
          rowOf(6, ['OV-2', '', '1900', '1950']),
        ].join(''),
        behind:
          '<mergeCells><mergeCell ref="A1:D1"/><mergeCell ref="A3:A4"/><mergeCell ref="B3:B4"/><mergeCell ref="C3:D3"/><mergeCell ref="B5:B6"/></mergeCells>',
      },
    ])
    const run = await checked('admin', file, { options: { isPartial: true } })
    expect(run).toMatchObject({ headRow: 3, summary: { changed: 2, refused: 1 } })
    expect(told(run).every((line) => line.startsWith('4 '))).toBe(true)
    const { rows: found } = await rows('admin', run._id, '?outcome=changed')
    const brands = found.map(({ changes }: { changes: { name: string; after: string }[] }) => changes.find(({ name }) => name === 'Brand'))
    expect(brands).toMatchObject([{ after: 'Fairouz' }, { after: 'Fairouz' }])
  })

  test('a sheet that another program wrote with texts for numbers and spaces that nobody sees is read', async () => {
    const cells = [
      ['SKU *', 'Unit Price (EGP)', 'Qty'],
      ['OV-1\u200f', '\u00a01,300.00\u00a0', '7 '],
      ['OV-2', 'EGP 1,400.00', 8],
      ['Total', '', 15],
    ]
    const file = await writeSheet([
      { name: 'Sheet1', isRightToLeft: false, widths: [], rows: cells.map((row) => row.map((value) => ({ value }))) },
    ])
    const run = await imported('admin', file, { options: { isPartial: true } })
    expect(run).toMatchObject({ state: 'done', summary: { changed: 2, refused: 1 } })
    expect(told(run)).toEqual([`4 ${noProduct}`])
    expect([await standing('OV-1'), await standing('OV-2')]).toEqual([
      [1300, 7],
      [1400, 8],
    ])
  })

  test('a sheet that moves a product to another brand switches off what is missing of that brand', async () => {
    await imported('admin', 'SKU,Brand\nOV-1,Fairouz\nOV-2,Fairouz\n')
    const { _id } = await checked('admin', 'SKU,Brand\nOV-3,Fairouz\n', { options: { absent: 'off' } })
    expect((await rows('admin', _id, '?outcome=switchedOff')).rows).toMatchObject([{ key: 'OV-1' }, { key: 'OV-2' }])
  })

  test('with an SKU that no product has, and no name, says so and not what a new product lacks', async () => {
    const run = await checked('admin', 'SKU,Price\nOV-1,1100\nOV-11,1200\n')
    expect(run.summary).toMatchObject({ changed: 1, refused: 1 })
    expect(run.groups).toMatchObject([{ todo: 'Correct these SKUs, or write the names of new products', count: 1 }])
  })

  test('whose product was deleted after the check imports nothing and says why, until it is checked again', async () => {
    const find = async (sku: string) => (await call('admin', `GET /api/product?search=${sku}`)).json.products[0]
    const run = await checked('admin', 'SKU,Price\nOV-1,1100\nOV-2,2100\n')
    expect((await call('admin', `DELETE /api/product/delete/${(await find('OV-2'))._id}`)).status).toBe(200)
    const startImport = () => call('admin', `POST /api/sheets/runs/${run._id}/import`)
    await startImport()
    const stopped = await ended('admin', run._id)
    expect(stopped).toMatchObject({ state: 'checked', failure: expect.stringContaining('has changed since the check') })
    expect((await find('OV-1')).price).toBe(1000)
    const columns = run.columns.map(({ column }: { column: string }) => column)
    await call('admin', `PUT /api/sheets/runs/${run._id}`, { columns, isPartial: true })
    expect(await ended('admin', run._id)).toMatchObject({ state: 'checked', failure: null })
    await startImport()
    expect(await ended('admin', run._id)).toMatchObject({ state: 'done', failure: null })
    expect((await startImport()).json).toMatchObject({ code: 'sheet/imported' })
  })
})
