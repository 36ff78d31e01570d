import { Parser } from 'saxen'
import { errorCell, formulaCell } from '#domain/sheets/faults.ts'
import { openZip, type ZippedFile } from './zip-files.ts'

/** A cell, counted from 0. */
interface Address {
  readonly row: number
  readonly column: number
}

export interface MarkedCell extends Address {
  readonly text: string
}

/** Cells of a tab that hold an error or a formula without its result, and cells that reach over several rows. */
export interface TabMarks {
  readonly faults: readonly MarkedCell[]
  readonly merged: readonly (Address & { readonly lastRow: number })[]
}

/** Marks of each tab in the workbook's order. The library that reads workbooks takes these cells for empty ones, and tells no merged ones. */
export async function readMarks(bytes: Buffer, filesMost: number): Promise<TabMarks[]> {
  const zip = await openZip(bytes, filesMost)
  const files = new Map(zip.files.map((file): [string, ZippedFile] => [file.name, file]))
  const read = async (path: string | undefined) => {
    const file = files.get(path ?? '')
    return file === undefined ? '' : ((await zip.read(file))?.toString('utf8') ?? '')
  }
  const paths = pathsIn(await read('xl/_rels/workbook.xml.rels'))
  const marks: TabMarks[] = []
  for (const relation of tabsIn(await read('xl/workbook.xml'))) marks.push(marksIn(await read(paths.get(relation))))
  return marks
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** The attributes of all elements of a name, without prefixes. */
function elementsOf(xml: string, wanted: string): Record<string, string>[] {
  const found: Record<string, string>[] = []
  parse(xml, {
    onOpen: (name, attributes, decode) => {
      if (name !== wanted) return
      found.push(Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [localName(key), decode(value)])))
    },
  })
  return found
}

/** Paths are taken as the library takes them: names with spaces stand as they are, and links to elsewhere are no files of the workbook. */
function pathsIn(relations: string): Map<string, string> {
  const path = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  return new Map(elementsOf(relations, 'Relationship').map(({ Id = '', Target = '' }) => [Id, path(Target)]))
}

function tabsIn(workbook: string): string[] {
  return elementsOf(workbook, 'sheet').flatMap(({ name = '', id = '' }) => (name === '' ? [] : [id]))
}

interface Reading {
  readonly onOpen: (name: string, attributes: () => Readonly<Record<string, string>>, decode: (text: string) => string) => void
  readonly onClose?: (name: string) => void
  readonly onText?: (text: string) => void
}

function parse(xml: string, { onOpen, onClose, onText }: Reading): void {
  const parser = new Parser()
    .on('openTag', (name, attributes, decode) => onOpen(localName(name), attributes, decode))
    .on('error', (error) => {
      throw error
    })
  if (onClose !== undefined) parser.on('closeTag', (name) => onClose(localName(name)))
  if (onText !== undefined) parser.on('text', (text, decode) => onText(decode(text))).on('cdata', onText)
  parser.parse(xml)
}

/** Most sheets have neither, and need not be read twice. */
const MARKED = /<(?:[\w.-]+:)?(?:f|mergeCell)[\s/>]|\st\s*=\s*["']e["']/

function marksIn(xml: string): TabMarks {
  const faults: MarkedCell[] = []
  const merged: TabMarks['merged'][number][] = []
  if (!MARKED.test(xml)) return { faults, merged }
  let cell: OpenCell | null = null
  let part: 'f' | 'v' | null = null
  parse(xml, {
    onOpen: (name, attributes) => {
      if (name === 'c') cell = openCell(attributes())
      if (name === 'mergeCell') merged.push(...rowsDown(attributes().ref ?? ''))
      part = cell !== null && (name === 'f' || name === 'v') ? name : null
      if (cell !== null && part !== null) cell[part] ??= ''
      if (cell !== null && name === 'is') cell.v ??= 'text'
    },
    onText: (text) => {
      if (cell !== null && part !== null) cell[part] = (cell[part] ?? '') + text
    },
    onClose: (name) => {
      if (name === 'f' || name === 'v') part = null
      if (name !== 'c' || cell === null) return
      const text = faultOf(cell)
      const address = addressOf(cell.address)
      if (text !== null && address !== null) faults.push({ ...address, text: text.replaceAll('\0', '') })
      cell = null
    },
  })
  return { faults, merged }
}

interface OpenCell {
  readonly address: string
  readonly type: string
  f?: string
  v?: string
}

function openCell({ r = '', t = 'n' }: Readonly<Record<string, string>>): OpenCell {
  return { address: r, type: t }
}

/** A formula may well give an empty text, but no empty number: programs that can't calculate write that. */
function faultOf({ type, f, v }: OpenCell): string | null {
  if (type === 'e') return errorCell(v ?? '')
  return f === undefined || (v ?? '') !== '' || (v === '' && type === 'str') ? null : formulaCell(f.trim())
}

function addressOf(address: string): Address | null {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(address) ?? []
  if (letters === undefined || digits === undefined) return null
  const column = [...letters].reduce((count, letter) => count * 26 + letter.charCodeAt(0) - 64, 0)
  return { row: Number(digits) - 1, column: column - 1 }
}

/** Only the way down counts: a title that reaches over columns is no value of them all. */
function rowsDown(ref: string): TabMarks['merged'][number][] {
  const [from, to] = ref.split(':').map(addressOf)
  return from && to && to.row > from.row ? [{ ...from, lastRow: to.row }] : []
}
