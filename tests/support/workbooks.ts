import { zipOf } from './zips.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export interface WorkbookTab {
  readonly name: string
  /** The rows as they stand in the file. */
  readonly rows: string
  /** All that stands behind the rows, such as merged cells. */
  readonly behind?: string
}

interface Parts {
  /** Texts that several cells share. */
  readonly strings?: readonly string[]
  /** The formats of cells by their number. */
  readonly formats?: readonly number[]
  /** A tab in front of the others that is a chart. */
  readonly hasChart?: boolean
  /** The name of the file of each tab. */
  readonly fileOf?: (number: number) => string
  /** The address of a link out of the workbook. */
  readonly link?: string
}

/** A workbook written out part by part, for cells that the library which writes sheets never writes. */
export function workbookOf(
  tabs: readonly WorkbookTab[],
  { strings = [], formats = [0], hasChart = false, fileOf = (n) => `sheet${n}.xml`, link }: Parts = {},
): Buffer {
  const chart = hasChart ? [['Chart', 'chartsheet', 'chartsheets/sheet1.xml'] as const] : []
  const sheets = [...chart, ...tabs.map(({ name }, n) => [name, 'worksheet', `worksheets/${fileOf(n + 1)}`] as const)]
  const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  const relations = [
    ...sheets.map(([, type, target], n) => relation(`rId${n + 1}`, type, target)),
    relation('rIdTexts', 'sharedStrings', 'sharedStrings.xml'),
    relation('rIdStyles', 'styles', 'styles.xml'),
    ...(link === undefined ? [] : [relation('rIdLink', 'hyperlink', link)]),
  ]
  return zipOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
      .map(([name], n) => `<sheet name="${name}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs>${formats.map((format) => `<xf numFmtId="${format}"/>`).join('')}</cellXfs></styleSheet>`,
    ...(hasChart ? { 'xl/chartsheets/sheet1.xml': `<chartsheet xmlns="${MAIN}"/>` } : {}),
    ...Object.fromEntries(
      tabs.map(({ rows, behind = '' }, n) => [
        `xl/worksheets/${fileOf(n + 1)}`,
        `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${behind}</worksheet>`,
      ]),
    ),
  })
}

/** A row of these cells from column A on: texts, or the inside of a cell's element with its attributes. */
export function rowOf(number: number, cells: readonly (string | readonly [attributes: string, inside: string])[]): string {
  const written = cells.map((cell, at) => {
    const [attributes, inside] = typeof cell === 'string' ? ['t="inlineStr"', `<is><t>${cell}</t></is>`] : cell
    return cell === '' ? '' : `<c r="${String.fromCharCode(65 + at)}${number}" ${attributes}>${inside}</c>`
  })
  return `<row r="${number}">${written.join('')}</row>`
}
