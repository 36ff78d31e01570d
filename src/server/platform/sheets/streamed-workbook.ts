import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { escapedText } from './cell-text.ts'

export interface StreamedPage {
  readonly name: string
  readonly isRightToLeft: boolean
  /** The width of each column, in letters. */
  readonly widths: readonly number[]
}

type Cell = string | number

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
/** The second style is that of the head. */
const FORMAT = 'numFmtId="0" fillId="0" borderId="0"'
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf ${FORMAT} fontId="0"/></cellStyleXfs><cellXfs count="2"><xf ${FORMAT} fontId="0" xfId="0"/><xf ${FORMAT} fontId="1" xfId="0" applyFont="1"/></cellXfs></styleSheet>`
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/**
 * An .xlsx file that is made while it is sent, so that a list of any length takes no memory; the library that writes the other sheets
 * holds the whole workbook. The first row is the head. Texts are written as texts, never as formulas.
 */
export async function* streamedWorkbook(page: StreamedPage, rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<Buffer> {
  const zip = new StreamedZip()
  for (const [name, text] of smallFiles(page)) yield zip.file(name, Buffer.from(text))
  yield* zip.longFile('xl/worksheets/sheet1.xml', sheetXml(page, rows))
  yield zip.end()
}

function smallFiles({ name }: StreamedPage): readonly (readonly [string, string])[] {
  const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  const relations = (...each: readonly string[]) => `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`,
    ],
    ['_rels/.rels', relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${inXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml'), relation('rId2', 'styles', 'styles.xml')),
    ],
    ['xl/styles.xml', `${XML}${STYLES}`],
  ]
}

async function* sheetXml({ isRightToLeft, widths }: StreamedPage, rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')
  const view = `<sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>`
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews>${view}</sheetViews><cols>${columns}</cols><sheetData>`
  let number = 0
  for await (const row of rows) {
    number += 1
    const style = number === 1 ? ' s="1"' : ''
    yield `<row r="${number}">${row.map((cell, at) => cellXml(cell, `r="${columnLetters(at)}${number}"${style}`)).join('')}</row>`
  }
  yield '</sheetData></worksheet>'
}

function cellXml(cell: Cell, facts: string): string {
  if (typeof cell === 'number') return `<c ${facts}><v>${cell}</v></c>`
  if (cell === '') return `<c ${facts}/>`
  return `<c ${facts} t="inlineStr"><is><t xml:space="preserve">${inXml(escapedText(cell))}</t></is></c>`
}

/** The columns behind Z are AA, AB and so on. */
function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : columnLetters(Math.floor(at / 26) - 1) + last
}

function inXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

interface PackedFile {
  readonly name: Buffer
  readonly at: number
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly size: number
}

const VERSION = 20
const DEFLATED = 8
/** The sizes follow the content, and names are in UTF-8. */
const SIZES_FOLLOW = 0x0008
const UTF8 = 0x0800
/** The first day that a zip can name. */
const DATE = 0x0021

/** A zip of which no file is held longer than it takes to send it on. */
class StreamedZip {
  readonly #files: PackedFile[] = []
  #at = 0

  file(name: string, content: Buffer): Buffer {
    const file = {
      name: Buffer.from(name),
      at: this.#at,
      flags: UTF8,
      method: 0,
      crc: crc32(content),
      packed: content.length,
      size: content.length,
    }
    return this.#add(file, Buffer.concat([localHead(file), content]))
  }

  async *longFile(name: string, parts: AsyncIterable<string>): AsyncGenerator<Buffer> {
    const file = { name: Buffer.from(name), at: this.#at, flags: UTF8 | SIZES_FOLLOW, method: DEFLATED, crc: 0, packed: 0, size: 0 }
    yield this.#sent(localHead(file))
    const deflate = createDeflateRaw()
    const counted = async function* () {
      for await (const part of parts) {
        const bytes = Buffer.from(part)
        file.crc = crc32(bytes, file.crc)
        file.size += bytes.length
        yield bytes
      }
    }
    // A failure of the source is told by the stream that is read.
    pipeline(Readable.from(counted()), deflate, () => {})
    for await (const chunk of deflate as AsyncIterable<Buffer>) {
      file.packed += chunk.length
      yield this.#sent(chunk)
    }
    yield this.#add(file, numbers([0x08074b50, 4], [file.crc, 4], [file.packed, 4], [file.size, 4]))
  }

  end(): Buffer {
    const directory = Buffer.concat(this.#files.map(directoryEntry))
    const count = this.#files.length
    return Buffer.concat([
      directory,
      numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directory.length, 4], [this.#at, 4], [0, 2]),
    ])
  }

  #add(file: PackedFile, bytes: Buffer): Buffer {
    this.#files.push(file)
    return this.#sent(bytes)
  }

  #sent(bytes: Buffer): Buffer {
    this.#at += bytes.length
    return bytes
  }
}

function localHead({ name, flags, method, crc, packed, size }: PackedFile): Buffer {
  const facts = numbers([0x04034b50, 4], [VERSION, 2], [flags, 2], [method, 2], [0, 2], [DATE, 2], [crc, 4], [packed, 4], [size, 4])
  return Buffer.concat([facts, numbers([name.length, 2], [0, 2]), name])
}

function directoryEntry({ name, at, flags, method, crc, packed, size }: PackedFile): Buffer {
  const facts = numbers(
    [0x02014b50, 4],
    [VERSION, 2],
    [VERSION, 2],
    [flags, 2],
    [method, 2],
    [0, 2],
    [DATE, 2],
    [crc, 4],
    [packed, 4],
    [size, 4],
  )
  return Buffer.concat([facts, numbers([name.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), name])
}

/** Numbers with their lengths in bytes, the smallest byte first. */
function numbers(...each: readonly (readonly [number, 2 | 4])[]): Buffer {
  return Buffer.concat(
    each.map(([value, bytes]) => {
      const part = Buffer.alloc(bytes)
      part.writeUIntLE(value, 0, bytes)
      return part
    }),
  )
}
