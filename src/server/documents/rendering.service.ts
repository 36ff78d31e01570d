import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import { RefusalError } from '#domain/errors.ts'
import { getMediaFile, type MediaDeps } from '#server/media-library/media-library.service.ts'
import type { Documents } from '#server/platform/documents/documents.ts'
import type { FiguresDocument, LinesDocument, ProductSheet } from './building/document-data.facts.ts'

/** The folder of templates and the font's files, for `openDocuments`. */
export const DOCUMENT_TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url))
const require = createRequire(import.meta.url)
export const DOCUMENT_FONTS = [
  require.resolve('@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf'),
  require.resolve('@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf'),
]

export interface RenderingDeps {
  readonly maker: Documents
  readonly media: MediaDeps
}

const ARTWORK = new URL('../../../artwork/', import.meta.url)
/** A picture of a line is printed 15 mm wide, that of a sheet 90 mm. */
const LINE_PICTURE = '200.jpg'
const SHEET_PICTURE = '800.jpg'

let drawings: Readonly<Record<string, Buffer>> | undefined

export async function renderLines(deps: RenderingDeps, document: LinesDocument): Promise<Buffer> {
  const names = document.groups.flatMap(({ rows }) => rows.flatMap(({ picture }) => picture ?? []))
  const pictures = await readPictures(deps.media, names, LINE_PICTURE)
  const own = await readOwnPictures(document.signatures.flatMap(({ signature, stamp }) => [signature, stamp]))
  const has = (name: string | null) => name !== null && pictures[name] !== undefined
  const ownFiles = Object.fromEntries([...own.values()].map(({ name, bytes }) => [name, bytes]))
  const data: LinesDocument = {
    ...document,
    // A picture that is gone is drawn as a placeholder: the document still goes out.
    groups: document.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => (row.picture === undefined || has(row.picture) ? row : { ...row, picture: null })),
    })),
    signatures: document.signatures.map((box) => ({
      ...box,
      signature: own.get(box.signature ?? '')?.name ?? null,
      stamp: own.get(box.stamp ?? '')?.name ?? null,
    })),
  }
  return deps.maker.make({
    template: 'lines.typ',
    data,
    files: { ...readDrawings(), ...pictures, ...ownFiles, ...qrFile(document.qr?.link) },
  })
}

export async function renderSheet(deps: RenderingDeps, sheet: ProductSheet): Promise<Buffer> {
  const pictures = await readPictures(deps.media, sheet.picture === null ? [] : [sheet.picture], SHEET_PICTURE)
  const picture = sheet.picture !== null && pictures[sheet.picture] !== undefined ? sheet.picture : null
  return deps.maker.make({
    template: 'sheet.typ',
    data: { ...sheet, picture },
    files: { ...readDrawings(), ...pictures, ...qrFile(sheet.qr.link) },
  })
}

export async function renderFigures(deps: RenderingDeps, data: FiguresDocument): Promise<Buffer> {
  return deps.maker.make({ template: 'figures.typ', data, files: readDrawings() })
}

/** The owner's pictures by their paths: they are in no folder that the shop sends, and are given names that the template may read. */
async function readOwnPictures(paths: readonly (string | null)[]): Promise<ReadonlyMap<string, { name: string; bytes: Buffer }>> {
  const wanted = [...new Set(paths)].filter((path) => path !== null)
  const read = wanted.map(async (path, index) => [path, { name: `own-${index}${extname(path)}`, bytes: await readFile(path) }] as const)
  return new Map(await Promise.all(read))
}

/** The pictures that can be read now, each once, by their names. */
async function readPictures(media: MediaDeps, names: readonly string[], file: string): Promise<Record<string, Buffer>> {
  const read = await Promise.all([...new Set(names)].map(async (name) => [name, await readPicture(media, name, file)] as const))
  return Object.fromEntries(read.flatMap(([name, bytes]) => (bytes === null ? [] : [[name, bytes]])))
}

async function readPicture(media: MediaDeps, name: string, file: string): Promise<Buffer | null> {
  try {
    return (await getMediaFile(media, name, file)).bytes
  } catch (error) {
    if (error instanceof RefusalError) return null
    throw error
  }
}

function readDrawings(): Readonly<Record<string, Buffer>> {
  drawings ??= Object.fromEntries(['mark.svg', 'placeholder.svg'].map((name) => [name, readFileSync(new URL(name, ARTWORK))]))
  return drawings
}

function qrFile(link: string | undefined): Readonly<Record<string, Buffer>> {
  return link === undefined ? {} : { 'qr.svg': Buffer.from(renderSVG(link, { ecc: 'M', border: 1 })) }
}
