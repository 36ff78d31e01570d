import { beforeEach, expect, test } from 'vitest'
import { writeSheet } from '#server/platform/sheets/sheets.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { sheeting } from '#tests/support/shop/sheeting.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { rowOf, workbookOf } from '#tests/support/workbooks.ts'

interface Issue {
  readonly row: number
  readonly column: string
  readonly text: string
  readonly value: string
}

describeShop('a workbook', (shop) => {
  const { start, checked, imported, rows, call } = sheeting(shop)

  beforeEach(async () => {
    await shop().stock({
      brands: [{ name: 'Zumurrud', nameAr: 'زمرد' }],
      products: [1, 2, 3, 4, 5, 6].map((n) => ({ sku: `OV-${n}`, name: `Oven ${n}`, nameAr: `فرن ${n}`, pounds: 1000 })),
    })
  })

  const issuesOf = (groups: readonly { readonly issues: readonly Issue[]; readonly isWarning: boolean }[]) =>
    groups
      .filter(({ isWarning }) => !isWarning)
      .flatMap(({ issues }) => issues)
      .sort((a, b) => a.row - b.row || a.column.localeCompare(b.column))
  const fetched = async (path: string) => {
    const headers = await signedIn(shop(), 'admin')
    return (await shop().app.http.inject({ method: 'GET', url: path, headers })).rawPayload
  }
  const product = async (sku: string) => {
    const [{ _id }] = (await call('admin', `GET /api/product?search=${sku}`)).json.products
    return (await call('admin', `GET /api/product/${_id}`)).json.product
  }

  const error = (code: string) => ['t="e"', `<f>A1</f><v>${code}</v>`] as const
  const FAULTY = workbookOf([
    { name: 'Notes', rows: rowOf(1, ['a', 'note']) },
    {
      name: 'Prices',
      rows: [
        rowOf(1, ['SKU', 'Price', 'Description', 'Width', 'New or used']),
        rowOf(2, ['OV-1', error('#REF!'), 'Bakes.', '', '']),
        rowOf(3, ['OV-2', ['', '<v>1500</v>'], error('#N/A'), error('#DIV/0!'), error('#NAME?')]),
        rowOf(4, [error('#VALUE!'), ['', '<v>1500</v>']]),
        rowOf(5, ['OV-3', ['', '<f>B3*1.05</f>'], ['', '<f>C2</f><v></v>']]),
        // Formulas with a result are values, of which one may be empty.
        rowOf(6, ['OV-4', ['', '<f>B3+100</f><v>1600</v>'], ['t="str"', '<f>""</f><v></v>']]),
        rowOf(7, [['t="str"', '<f>E1</f><v>OV-5</v>'], error('Err:502')]),
        rowOf(8, ['OV-6', error('#NEWER!')]),
      ].join(''),
    },
  ])

  test('with spaces in the names of its files and broken links still has its errors read', async () => {
    const tab = (name: string) => ({ name, rows: rowOf(1, ['SKU', 'Price']) + rowOf(2, ['OV-1', error('#REF!')]) })
    const file = workbookOf([tab('Prices')], { fileOf: () => 'my prices.xml', link: 'http://[' })
    const run = await checked('admin', file)
    expect(issuesOf(run.groups)).toMatchObject([{ row: 2, value: '#REF!' }])
  })

  test('with errors and unsaved formulas is refused by row and column, in required columns and in others', async () => {
    const run = await checked('admin', FAULTY, { options: { isPartial: true } })
    expect(run.summary).toMatchObject({ changed: 1, refused: 6, added: 0 })
    const shows = (column: string, code: string) =>
      `“${column}” shows the error ${code}. Correct its formula in your sheet, or write the value itself.`
    const unsaved = expect.stringMatching(/^“.+” holds a formula, and the file does not hold its result\. Open the file/)
    expect(issuesOf(run.groups).map(({ row, column, text, value }) => [row, column, value, text])).toEqual([
      [2, 'Price (L.E)', '#REF!', shows('Price (L.E)', '#REF!')],
      [3, 'Description (English)', '#N/A', shows('Description (English)', '#N/A')],
      [3, 'New or used', '#NAME?', shows('New or used', '#NAME?')],
      [3, 'Width (mm)', '#DIV/0!', shows('Width (mm)', '#DIV/0!')],
      [4, 'SKU', '#VALUE!', shows('SKU', '#VALUE!')],
      [5, 'Description (English)', '=C2', unsaved],
      [5, 'Price (L.E)', '=B3*1.05', unsaved],
      [7, 'Price (L.E)', 'Err:502', shows('Price (L.E)', 'Err:502')],
      [8, 'Price (L.E)', '#ERROR!', shows('Price (L.E)', '#ERROR!')],
    ])
    const arabic = (await call('admin', `GET /api/sheets/runs/${run._id}`, undefined, 'ar')).json.run
    expect(issuesOf(arabic.groups)[0]?.text).toMatch(/في خلية «السعر \(L\.E\)» الخطأ .?#REF!.?\. صحّح المعادلة/)
    await call('admin', `POST /api/sheets/runs/${run._id}/import`)
    await expect.poll(async () => (await call('admin', `GET /api/sheets/runs/${run._id}`)).json.run.state).toBe('done')
    expect([(await product('OV-4')).price, (await product('OV-1')).price]).toEqual([1600, 1000])
  })

  test('with errors comes back with their cells marked, and is refused for the same cells again', async () => {
    const run = await checked('admin', FAULTY)
    const back = await fetched(`/api/sheets/runs/${run._id}/file`)
    const again = await checked('admin', back)
    expect(again.summary).toMatchObject({ refused: 6, changed: 1 })
    expect(issuesOf(again.groups)).toEqual(issuesOf(run.groups))
    expect(again.columns[0]).toMatchObject({
      column: null,
      samples: [expect.stringContaining('#REF!'), expect.anything(), expect.anything()],
    })
  })

  test('a workbook and a text file are refused by the same errors, also for categories and brands', async () => {
    const prices = await checked('admin', 'SKU,Description\nOV-1,#N/A\n')
    expect(prices.groups).toMatchObject([{ todo: 'Correct the errors of formulas in “Description (English)”', count: 1 }])
    const brands = await checked('admin', 'Name,Description,Page link\nZumurrud,#REF!,\nNew,New.,#VALUE!\n#NAME?,Text.,\n', {
      kind: 'brands',
    })
    expect(brands.summary).toMatchObject({ refused: 3, added: 0, changed: 0 })
    expect(issuesOf(brands.groups).map(({ row, value }) => [row, value])).toEqual([
      [2, '#REF!'],
      [3, '#VALUE!'],
      [4, '#NAME?'],
    ])
    // A text that only begins like one is a text.
    expect((await checked('admin', 'SKU,Description\nOV-1,#1 in Cairo\n')).summary).toMatchObject({ changed: 1 })
  })

  test('has its rich texts, links, booleans, hidden rows and cells over several rows read, and its charts passed over', async () => {
    const file = workbookOf(
      [
        {
          name: 'Prices',
          rows: [
            rowOf(1, ['SKU', 'Name', 'On show', 'Brand', 'Price', 'Priced on']),
            rowOf(2, [
              'OV-1',
              ['t="s"', '<v>0</v>'],
              ['t="b"', '<v>0</v>'],
              'Zumurrud',
              ['', '<v>1500.1000000000001</v>'],
              ['s="1"', '<v>45000</v>'],
            ]),
            rowOf(3, ['OV-2', ['t="s"', '<v>1</v>'], ['t="b"', '<v>1</v>'], '', ['', '<v>1600</v>']]).replace('<row ', '<row hidden="1" '),
            rowOf(4, ['OV-3', 'Three', '', '', ['s="1"', '<v>45000</v>']]),
          ].join(''),
          behind:
            '<mergeCells count="2"><mergeCell ref="D2:D3"/><mergeCell ref="E4:F4"/></mergeCells><hyperlinks><hyperlink ref="B3" location="A1"/></hyperlinks>',
        },
      ],
      { strings: ['<r><t>Big </t></r><r><rPr><b/></rPr><t>oven</t></r>', '<t>Linked &amp; read</t>'], formats: [0, 14], hasChart: true },
    )
    const run = await imported('admin', file, { options: { isPartial: true } })
    expect(run).toMatchObject({ state: 'done', otherTabs: [], summary: { changed: 2, refused: 1 } })
    expect(issuesOf(run.groups).map(({ row, value }) => [row, value])).toEqual([[4, '2023-03-15']])
    const first = await product('OV-1')
    expect(first).toMatchObject({ name: 'Big oven', price: 1500.1, isActive: false })
    expect(await product('OV-2')).toMatchObject({ name: 'Linked & read', price: 1600, isActive: true, brand: first.brand })
    expect(first.brand.name).toBe('Zumurrud')
  })

  test('has all its tabs read, up to a hundred with rows, and is refused with more', async () => {
    const tabs = (count: number) =>
      writeSheet([
        ...Array.from({ length: count }, (_, n) => ({
          name: `Tab ${n + 1}`,
          isRightToLeft: false,
          widths: [],
          rows: [
            [{ value: 'SKU' }, { value: 'Price' }],
            [{ value: 'OV-1' }, { value: n + 1 }],
          ],
        })),
        { name: 'Empty', isRightToLeft: false, widths: [], rows: [] },
      ])
    const { run } = (await start('admin', await tabs(30))).json
    expect(run.otherTabs).toHaveLength(29)
    expect((await start('admin', await tabs(100))).json.run.otherTabs).toHaveLength(99)
    const refused = (await start('admin', await tabs(101))).json
    expect(refused).toMatchObject({ code: 'sheet/too-many-tabs', error: expect.stringContaining('100 tabs') })
    expect((await rows('admin', run._id)).count).toBe(0)
  })
})
