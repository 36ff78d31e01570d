import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchPasted, type PastedLine, pastedLines } from './pasted-lines.ts'

/** Item, SKU, name, quantity, price in the smallest unit. */
const facts = ({ itemNumber, sku, name, quantity, unitMinor }: PastedLine) => [itemNumber, sku, name, quantity, unitMinor]
const read = (...rows: string[][]) => pastedLines(rows.map((cells) => cells.join('\t')).join('\r\n')).lines
const table = (...rows: string[][]) => read(...rows).map(facts)

describe('with a header', () => {
  test('columns stand in any order, in English', () => {
    expect(
      table(['Qty', 'Unit Price', 'Description', 'Model', 'No.', 'Total'], ['2', '45,000.50', 'Gas range', 'GR-700', '1', '90,001.00']),
    ).toEqual([['1', 'GR-700', 'Gas range', 2, 4_500_050]])
  })

  test('they are read in Arabic, with Arabic digits and marks', () => {
    expect(
      table(
        ['م', 'البيان', 'العدد', 'سعر الوحدة', 'الإجمالى'],
        ['١', 'بوتاجاز ٦ شعلة', '٢', '٤٥٬٠٠٠٫٥٠', '٩٠٬٠٠١'],
        ['٢', 'شفاط', '١٬٢٠٠', '١٢،٥٠٠ ج.م', ''],
      ),
    ).toEqual([
      ['١', '', 'بوتاجاز ٦ شعلة', 2, 4_500_050],
      ['٢', '', 'شفاط', 1_200, 1_250_000],
    ])
  })

  test('“item” is a number or a name, as its cells say', () => {
    expect(table(['Item', 'Qty'], ['Gas range', '2'])).toEqual([['', '', 'Gas range', 2, null]])
    expect(table(['Item', 'Code', 'Qty'], ['1', 'GR-700', '2'])).toEqual([['1', 'GR-700', '', 2, null]])
    expect(table(['الصنف', 'الوصف', 'الكمية'], ['3', 'فرن', '1'])).toEqual([['3', '', 'فرن', 1, null]])
  })
})

describe('without a header', () => {
  test('numbers of items are no quantities, although sections have titles among them and count anew', () => {
    const rows = [['Hot line'], ['1', 'GR-700', '2', '18,900'], ['2', 'GR-900', '3', '1,090'], ['Cold room'], ['1', 'CR-10', '1', '46,500']]
    expect(table(...rows)).toEqual([
      ['1', 'GR-700', '', 2, 1_890_000],
      ['2', 'GR-900', '', 3, 109_000],
      ['1', 'CR-10', '', 1, 4_650_000],
    ])
    expect(read(...rows).map(({ section }) => section)).toEqual(['Hot line', 'Hot line', 'Cold room'])
  })

  test.each([
    ['SKU, name, quantity, price', ['GR-700', 'Gas range 6 burners', '2', '45000'], ['', 'GR-700', 'Gas range 6 burners', 2, 4_500_000]],
    ['name, price, quantity', ['Gas range', '45,000', '2'], ['', '', 'Gas range', 2, 4_500_000]],
    ['number, name, quantity, price, total', ['1', 'Gas range', '3', '100', '300'], ['1', '', 'Gas range', 3, 10_000]],
    ['quantity, SKU', ['2', 'GR-700'], ['', 'GR-700', '', 2, null]],
    ['name, price', ['Gas range', '45000'], ['', '', 'Gas range', 1, 4_500_000]],
    ['name, quantity', ['Gas range', '12'], ['', '', 'Gas range', 12, null]],
    ['name alone', ['Gas range'], ['', '', 'Gas range', 1, null]],
    ['currency beside the price', ['Oven', '1', 'EGP 45,000'], ['', '', 'Oven', 1, 4_500_000]],
  ])('%s', (_, cells, line) => {
    expect(table(cells)).toEqual([line])
  })
})

test('quoted cells hold tabs, line breaks and quotes', () => {
  const { lines } = pastedLines('"Gas range\r\n6 burners"\t2\t100\n"12"" pan\tdeep"\t1\t50\n')
  expect(lines.map(facts)).toEqual([
    ['', '', 'Gas range 6 burners', 2, 10_000],
    ['', '', '12" pan deep', 1, 5_000],
  ])
})

test('titles are sections, and rows of sums are left out', () => {
  const lines = read(
    ['Description', 'Qty', 'Price'],
    ['Hot line', '', ''],
    ['Range', '1', '100'],
    ['Total hot line', '', '100'],
    ['غرفة التبريد', '', ''],
    ['ثلاجة', '2', '200'],
    ['الإجمالي', '', '500'],
  )
  expect(lines.map(({ row, section, name }) => [row, section, name])).toEqual([
    [3, 'Hot line', 'Range'],
    [6, 'غرفة التبريد', 'ثلاجة'],
  ])
})

test('problems are named and the row stays', () => {
  const header = ['SKU', 'Name', 'Qty', 'Price']
  const problems = (...cells: string[]) => read(header, cells).map((line) => [line.quantity, line.unitMinor, line.problems])
  expect(problems('', '', '2', '5')).toEqual([[2, 500, ['no-name']]])
  expect(problems('A1', 'Oven', '', '5')).toEqual([[1, 500, ['no-quantity']]])
  expect(problems('A1', 'Oven', '2.5', '5')).toEqual([[1, 500, ['quantity']]])
  expect(problems('A1', 'Oven', 'two', 'call us')).toEqual([[1, null, ['quantity', 'price']]])
  expect(problems('A1', 'Oven', '2', '-5')).toEqual([[2, null, ['price']]])
  expect(problems('A1', 'Oven', '2', '33.333')).toEqual([[2, 3_333, ['price-rounded']]])
  expect(problems('A1', 'Oven', '2', '1.234,50')).toEqual([[2, null, ['price']]])
})

test('an offer holds so many lines', () => {
  const { lines, leftOut } = pastedLines('Oven\t1\n'.repeat(302))
  expect([lines.length, leftOut]).toEqual([300, 2])
  expect(pastedLines('  \n\t\n')).toEqual({ lines: [], leftOut: 0 })
})

test('any text is read to an end, and every line can be written', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('"', 'Qty', 'السعر', '٣', '1,000', ''))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }), (rows) => {
      for (const { quantity, unitMinor } of read(...rows)) {
        expect(Number.isInteger(quantity) && quantity >= 1).toBe(true)
        expect(unitMinor === null || (Number.isInteger(unitMinor) && unitMinor >= 0)).toBe(true)
      }
    }),
  )
})

describe('the product of a pasted line', () => {
  const candidates = [
    { productId: 'range', sku: 'GR-700', name: { en: 'Gas range 6 burners', ar: 'بوتاجاز غاز ٦ شعلة' } },
    { productId: 'range-4', sku: 'GR-400', name: { en: 'Gas range 4 burners', ar: 'بوتاجاز غاز ٤ شعلة' } },
    { productId: 'oven', sku: 'OV-1', name: { en: 'Deck oven', ar: 'فرن أرضي' } },
  ]
  const match = (sku: string, name: string) => matchPasted({ sku, name }, candidates)

  test('is matched by its SKU, in any spelling and column', () => {
    for (const sku of ['GR-700', 'gr700', 'GR 700', 'ＧＲ-٧٠٠'])
      expect(match(sku, 'anything')).toEqual({ kind: 'matched', productId: 'range' })
    expect(match('', 'OV-1')).toEqual({ kind: 'matched', productId: 'oven' })
  })

  test('is suggested by its name, the closest first', () => {
    expect(match('', 'gas range 4 burners')).toEqual({ kind: 'doubtful', productIds: ['range-4', 'range'] })
    expect(match('X-9', 'فرن ارضى')).toEqual({ kind: 'doubtful', productIds: ['oven'] })
    expect(match('', 'Italian oven OV-1 with stand')).toEqual({ kind: 'doubtful', productIds: ['oven'] })
  })

  test('is left free where nothing fits', () => {
    expect(match('', 'Delivery and installation')).toEqual({ kind: 'free' })
    expect(match('', '')).toEqual({ kind: 'free' })
  })
})
