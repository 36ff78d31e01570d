import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { readSheet, writeSheet } from '#server/platform/sheets/sheets.ts'
import { openAnyTestDatabase } from '#tests/support/database/both-databases.ts'
import { noise, photo } from '#tests/support/pictures/pictures.ts'
import { sheeting } from '#tests/support/shop/sheeting.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'
import { zipOf } from '#tests/support/zips.ts'

let database: Database
let shop: TestShop
beforeAll(async () => {
  database = await openAnyTestDatabase()
  shop = await openTestShop(database, { hasLimits: false })
})
afterAll(async () => {
  await shop.close()
  await database.close()
})

const WORKBOOK = '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets/></workbook>'
const CONTENT_TYPES = '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><w>${'&b;'.repeat(1000)}</w>`

const page = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`

/** A workbook with these rows on its only page. */
const workbook = (sheet: string, others: Readonly<Record<string, string | Buffer>> = {}) =>
  zipOf({
    '[Content_Types].xml': CONTENT_TYPES,
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
    ...others,
  })

const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024)
const bytes = (...values: number[]) => Buffer.from(values)

/** Files that are no sheet, or would take too much. */
const FILES: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
  ['a file of one zero', () => bytes(0)],
  ['a file of zeros', () => zeros(1)],
  ['spaces alone', () => Buffer.from('   \n \n\n')],
  ['a heading alone', () => Buffer.from('SKU,Price\n')],
  ['a mark of UTF-8 alone', () => bytes(0xef, 0xbb, 0xbf)],
  ['a mark of UTF-16 alone', () => bytes(0xff, 0xfe)],
  ['half a character of UTF-16', () => bytes(0xff, 0xfe, 0x41)],
  ['noise', () => noise({ width: 100, height: 100 }).raw().toBuffer()],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<</JS(app.alert(1))>>')],
  ['a page', () => Buffer.from('<!doctype html><table><tr><td>SKU<td>Price</table>')],
  ['a page without a doctype', () => Buffer.from('<html><script>alert(1)</script>')],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['XML of many entities', () => Buffer.from(LAUGHS)],
  ['rich text', () => Buffer.from('{\\rtf1 SKU\\tab Price}')],
  ['JSON', () => Buffer.from('{ "sku": "A-1", "price": 1 }')],
  ['a photograph', () => photo({ width: 90, height: 60 }).jpeg().toBuffer()],
  ['a PNG', () => photo({ width: 90, height: 60 }).png().toBuffer()],
  ['a program', () => bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0)],
  ['an old Excel file', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), zeros(1)])],
  ['the start of a zip alone', () => Buffer.from('PK\u0003\u0004')],
  [
    'a zip cut in half',
    async () => (await writeSheet([{ name: 'S', isRightToLeft: false, widths: [], rows: [[{ value: 'a' }]] }])).subarray(0, 900),
  ],
  ['an empty zip', () => zipOf({})],
  ['a zip of pictures', async () => zipOf({ 'a.jpg': await photo({ width: 9, height: 9 }).jpeg().toBuffer() })],
  ['a Word document', () => zipOf({ '[Content_Types].xml': CONTENT_TYPES, 'word/document.xml': '<document/>' })],
  ['a workbook without a page', () => zipOf({ '[Content_Types].xml': CONTENT_TYPES, 'xl/workbook.xml': WORKBOOK })],
  ['a workbook whose page is missing', () => workbook('').subarray(0)],
  ['a workbook whose page is no XML', () => workbook('SKU;Price')],
  ['a workbook whose page is cut', () => workbook('<worksheet><sheetData><row r="1"><c r="A1"><v>1')],
  ['a workbook of entities', () => workbook(LAUGHS)],
  ['a workbook with an outer entity', () => workbook('<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><w>&x;</w>')],
  ['a workbook with an empty page', () => workbook(page(''))],
  ['a page that unpacks to 200 MB', () => workbook(page(''), { 'xl/sharedStrings.xml': zeros(200) })],
  [
    'a page that unpacks to 200 MB and says 1 KB',
    () => zipOf({ 'xl/workbook.xml': WORKBOOK, 'xl/worksheets/sheet1.xml': zeros(200) }, 1024),
  ],
  ['a page of one long attribute', () => workbook(page(`<row r="1" spans="${'1'.repeat(60 * 1024 * 1024)}"><c r="A1"><v>1</v></c></row>`))],
  ['a workbook of 3,000 files', () => zipOf(Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`f${n}`, ''])))],
  [
    'a workbook of 30,000 rows',
    () => workbook(page(Array.from({ length: 30_000 }, (_, n) => `<row r="${n + 1}"><c r="A${n + 1}"><v>1</v></c></row>`).join(''))),
  ],
  ['a cell in the last column of the last row', () => workbook(page('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'))],
  ['30,000 rows', () => Buffer.from('A-1,1\n'.repeat(30_000))],
  ['300 columns', () => Buffer.from(`${'SKU,'.repeat(300)}\n${'1,'.repeat(300)}\n`)],
  ['a cell of a megabyte', () => Buffer.from(`SKU,Price\nA-1,${'1'.repeat(1024 * 1024)}\n`)],
  ['a quote that never ends', () => Buffer.from(`SKU,Price\n"A-1,${'1\n'.repeat(200_000)}`)],
  ['a zip inside its own name', () => zipOf({ '../../etc/passwd': 'x', 'xl/workbook.xml': WORKBOOK })],
  ['a wrong checksum', () => Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync(zeros(1))])],
]

test.each(FILES)('%s is refused as a sheet with a sentence, and nothing of it stays', { timeout: 120_000 }, async (_what, make) => {
  const { start, call } = sheeting(() => shop)
  const answer = await start('admin', await make())
  expect([400, 413, 415]).toContain(answer.status)
  expect(answer.json.code).toMatch(/^sheet\/|^validation$/)
  expect(answer.json.error.length).toBeGreaterThan(20)
  expect((await call('admin', 'GET /api/sheets/runs')).json.runs).toEqual([])
})

test('a sheet that finds too many waiting is told to come again, and not that it is too large', async () => {
  const { start, call } = sheeting(() => shop)
  await call('admin', 'GET /api/sheets/runs')
  const working = readSheet(Buffer.from('A-1,1\n'.repeat(30_000)))
  const waiting = Array.from({ length: 20 }, () => readSheet(Buffer.from('%PDF-1.7')))
  expect(await start('admin', 'SKU,Price\nA-1,1\n')).toMatchObject({
    status: 503,
    json: { code: 'unavailable' },
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  })
  await Promise.all([working, ...waiting])
})
