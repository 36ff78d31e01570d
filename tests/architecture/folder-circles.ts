import path from 'node:path'
import ts from 'typescript'

export interface SourceFile {
  readonly file: string
  readonly text: string
}

interface Arrow {
  readonly from: string
  readonly to: string
}

/**
 * Folders of these are ordered. A feature of the screens imports no other feature at all; its rooms are ordered among themselves, and its
 * pages put them together.
 */
const ORDERED = /^src\/(server|domain|web\/features\/[^/]+)\/[^/]+\//
const TEST = /\.test\.tsx?$/
/**
 * Tables are left out as targets: a foreign key or a join says how records belong together, accounts, merchants and brands in both
 * directions. The order of tables is that of their files, which have no circle either; folders are ordered by who calls whom.
 */
const TABLES = /\.tables\.ts$/

/** A slice with all its rooms, the platform, or a folder of the domain. */
export function sliceOf(file: string): string {
  return file.split('/').slice(0, 3).join('/')
}

/** The very folder that holds the file: a room of a slice, or what the rooms of a slice stand on. */
export function roomOf(file: string): string {
  return path.posix.dirname(file)
}

/** A room of a feature with all that lies in it. */
export function featureRoomOf(file: string): string {
  return file.split('/').slice(0, 5).join('/')
}

/** Imports between ordered folders that lie on a circle, as `folder → folder: file → file`. */
export function circlesBetween(folderOf: (file: string) => string, files: readonly SourceFile[]): string[] {
  const inFolders = files.filter(({ file }) => ORDERED.test(file) && !TEST.test(file))
  const arrows = inFolders.flatMap(arrowsOf).filter(({ from, to }) => folderOf(from) !== folderOf(to) && !TABLES.test(to))
  const next = new Map<string, Set<string>>()
  for (const { from, to } of arrows) next.set(folderOf(from), (next.get(folderOf(from)) ?? new Set()).add(folderOf(to)))
  const found = arrows.filter(({ from, to }) => reaches(next, folderOf(to), folderOf(from)))
  return found.map(({ from, to }) => `${folderOf(from)} → ${folderOf(to)}: ${from} → ${to}`)
}

function arrowsOf({ file, text }: SourceFile): Arrow[] {
  return ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
    const to = /^#(server|domain)\//.test(fileName) ? `src/${fileName.slice(1)}` : path.posix.join(path.posix.dirname(file), fileName)
    return /^[.#]/.test(fileName) && ORDERED.test(to) ? [{ from: file, to }] : []
  })
}

function reaches(next: ReadonlyMap<string, ReadonlySet<string>>, start: string, goal: string): boolean {
  const seen = new Set([start])
  for (const folder of seen) {
    if (folder === goal) return true
    for (const further of next.get(folder) ?? []) seen.add(further)
  }
  return false
}
