import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import { RefusalError } from '#domain/errors.ts'
import { getMediaFile, type MediaDeps } from '#server/media-library/media-library.service.ts'
import { getPrivateFile } from '#server/media-library/private-files.service.ts'
import type { Documents } from '#server/platform/documents/documents.ts'
import type { DocumentFrame, FiguresDocument, LinesDocument, ProductSheet } from './building/document-data.facts.ts'

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
const LOGO = 'logo.png'
const PNG_BEGINS = 0x89

let drawings: Readonly<Record<string, Buffer>> | undefined

export async function renderLines(deps: RenderingDeps, plain: LinesDocument): Promise<Buffer> {
  const { data: document, files } = await withLogo(deps.media, plain)
  const names = document.groups.flatMap(({ rows }) => rows.flatMap(({ picture }) => picture ?? []))
  const pictures = await readPictures(deps.media, names, LINE_PICTURE)
  const own = await readOwnPictures(
    deps.media,
    document.signatures.flatMap(({ signature, stamp }) => [signature, stamp]),
  )
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
    files: { ...readDrawings(), ...files, ...pictures, ...ownFiles, ...qrFile(document.qr?.link) },
  })
}

export async function renderSheet(deps: RenderingDeps, plain: ProductSheet): Promise<Buffer> {
  const { data: sheet, files } = await withLogo(deps.media, plain)
  const pictures = await readPictures(deps.media, sheet.picture === null ? [] : [sheet.picture], SHEET_PICTURE)
  const picture = sheet.picture !== null && pictures[sheet.picture] !== undefined ? sheet.picture : null
  return deps.maker.make({
    template: 'sheet.typ',
    data: { ...sheet, picture },
    files: { ...readDrawings(), ...files, ...pictures, ...qrFile(sheet.qr.link) },
  })
}

export async function renderFigures(deps: RenderingDeps, document: FiguresDocument): Promise<Buffer> {
  const { data, files } = await withLogo(deps.media, document)
  return deps.maker.make({ template: 'figures.typ', data, files: { ...readDrawings(), ...files } })
}

/** The owner's private pictures by their names, under names that the template may read; one that is gone is left out. */
async function readOwnPictures(
  media: MediaDeps,
  names: readonly (string | null)[],
): Promise<ReadonlyMap<string, { name: string; bytes: Buffer }>> {
  const wanted = [...new Set(names)].filter((name) => name !== null)
  const read = wanted.map(async (own, index) => ({ own, bytes: await unlessGone(getPrivateFile(media, own)), index }))
  return new Map(
    (await Promise.all(read)).flatMap(({ own, bytes, index }) =>
      bytes === null ? [] : [[own, { name: `own-${index}.${bytes[0] === PNG_BEGINS ? 'png' : 'jpg'}`, bytes }] as const],
    ),
  )
}

/** The pictures that can be read now, each once, by their names. */
async function readPictures(media: MediaDeps, names: readonly string[], file: string): Promise<Record<string, Buffer>> {
  const read = await Promise.all([...new Set(names)].map(async (name) => [name, await readPicture(media, name, file)] as const))
  return Object.fromEntries(read.flatMap(([name, bytes]) => (bytes === null ? [] : [[name, bytes]])))
}

async function readPicture(media: MediaDeps, name: string, file: string): Promise<Buffer | null> {
  return unlessGone(getMediaFile(media, name, file).then(({ bytes }) => bytes))
}

async function unlessGone(read: Promise<Buffer | null>): Promise<Buffer | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof RefusalError) return null
    throw error
  }
}

/** The head of every document; the shop's mark stands where the logo is gone. */
async function withLogo<D extends DocumentFrame>(
  media: MediaDeps,
  document: D,
): Promise<{ data: D; files: Readonly<Record<string, Buffer>> }> {
  const { logo } = document.letterhead
  const bytes = logo === null ? null : await readPicture(media, logo.file, 'logo.png')
  if (logo === null || bytes === null) return { data: { ...document, letterhead: { ...document.letterhead, logo: null } }, files: {} }
  return { data: { ...document, letterhead: { ...document.letterhead, logo: { ...logo, file: LOGO } } }, files: { [LOGO]: bytes } }
}

function readDrawings(): Readonly<Record<string, Buffer>> {
  drawings ??= Object.fromEntries(['mark.svg', 'placeholder.svg'].map((name) => [name, readFileSync(new URL(name, ARTWORK))]))
  return drawings
}

function qrFile(link: string | undefined): Readonly<Record<string, Buffer>> {
  return link === undefined ? {} : { 'qr.svg': Buffer.from(renderSVG(link, { ecc: 'M', border: 1 })) }
}
