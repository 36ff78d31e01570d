import { parse } from 'csv-parse/sync'
import { SHEET_FORMATS, SHEET_KINDS } from '#domain/sheets/columns.ts'
import { EXPORTED_LISTS } from '#domain/sheets/exports.ts'
import { openZip } from '#server/platform/sheets/zip-files.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { checkSheet } from './fill-more.ts'
import { MARK } from './payloads.ts'

export interface ReadSheets {
  readonly sheets: number
  readonly showing: number
  readonly faults: readonly string[]
}

/** Spreadsheet programs take a cell that begins so for a formula. */
const FORMULA = /^[=+\-@\p{Cc}]/u
const FILES_MOST = 50
const NUMBER = /^-?\d+(?:\.\d+)?$/

/** Every sheet that goes out, in both formats; those that may come in again come in unchanged. */
export async function readSheets(shop: TestShop): Promise<ReadSheets> {
  const faults: string[] = []
  let sheets = 0
  let showing = 0
  const paths = [
    ...EXPORTED_LISTS.map((list) => ({ path: `/api/export/${list}`, kind: null })),
    ...SHEET_KINDS.flatMap((kind) => [
      { path: `/api/sheets/export/${kind}`, kind },
      { path: `/api/sheets/template/${kind}`, kind: null },
    ]),
  ]
  for (const { path, kind } of paths) {
    for (const format of SHEET_FORMATS) {
      const url = `${path}?format=${format}`
      const { statusCode, rawPayload } = await shop.app.http.inject({ method: 'GET', url, headers: await signedIn(shop, 'admin') })
      if (statusCode !== 200) {
        faults.push(`${url}: ${statusCode}`)
        continue
      }
      sheets += 1
      const { text, found } = format === 'csv' ? lookIntoCsv(rawPayload) : await lookIntoWorkbook(rawPayload)
      if (text.includes(MARK)) showing += 1
      faults.push(...found.map((fault) => `${url}: ${fault}`))
      if (kind !== null) faults.push(...(await comesInAgain(shop, kind, rawPayload)).map((fault) => `${url} comes in again: ${fault}`))
    }
  }
  return { sheets, showing, faults }
}

function lookIntoCsv(bytes: Buffer): { readonly text: string; readonly found: string[] } {
  const text = bytes.toString('utf8')
  const rows: string[][] = parse(text, { bom: true, relax_column_count: true })
  return {
    text,
    found: rows
      .flat()
      .filter((cell) => FORMULA.test(cell) && !NUMBER.test(cell))
      .map((cell) => `a cell begins as a formula: ${cell}`),
  }
}

async function lookIntoWorkbook(bytes: Buffer): Promise<{ readonly text: string; readonly found: string[] }> {
  const zip = await openZip(bytes, FILES_MOST)
  const found: string[] = []
  let all = ''
  for (const file of zip.files) {
    const text = String(await zip.read(file))
    all += text
    if (/sheet\d/.test(file.name) && /<f[\s>]|<hyperlink/.test(text)) found.push(`${file.name} holds a formula or a link`)
    if (/external|macro|\.bin$/i.test(file.name)) found.push(`it holds ${file.name}`)
  }
  return { text: all, found }
}

async function comesInAgain(shop: TestShop, kind: string, file: Buffer): Promise<string[]> {
  const { summary, failure, groups } = await checkSheet(shop, { kind, file })
  const { added = 0, changed = 0, refused = 0 } = summary ?? {}
  if (summary !== null && added + changed + refused === 0) return []
  return [`${failure ?? ''} ${added} added, ${changed} changed, ${refused} refused ${JSON.stringify(groups).slice(0, 600)}`]
}
