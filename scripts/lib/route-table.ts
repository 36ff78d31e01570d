import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const START = 'window.__reactRouterManifest='
const END = ';'

/** The files of a route in React Router's table. */
interface RouteFiles {
  imports?: string[]
  css?: string[]
}

interface RouteTable {
  readonly entry: RouteFiles
  /** Ends the name of the table's file. */
  readonly version: string
  readonly routes: Readonly<Record<string, RouteFiles>>
}

/**
 * Makes the table of routes name what every page has once, with the root, and the files of each route in one order, which packs to a sixth
 * less. The table is part of every first view.
 *
 * React Router ends the address of a style sheet with `#` where code that is loaded later names it too, so that the sheet is loaded once more and
 * stays when its route goes. The root's sheet never goes: loaded twice, it makes the browser style and lay out the whole page anew.
 */
export function shortenRouteTable(buildDirectory: string): void {
  const assets = join(buildDirectory, 'client/assets')
  const [name, ...others] = readdirSync(assets).filter((file) => /^manifest-[\w-]+\.js$/.test(file))
  if (name === undefined || others.length > 0) throw new Error(`${assets} has not one table of routes.`)
  const text = readFileSync(join(assets, name), 'utf8')
  if (!text.startsWith(START) || !text.endsWith(END)) throw new Error(`${name} is written otherwise than it was.`)
  const table: RouteTable = JSON.parse(text.slice(START.length, -END.length))
  const { root, ...routes } = table.routes
  if (root === undefined) throw new Error(`${name} has no root.`)
  const inOrder = byUse(Object.values(routes))
  for (const route of Object.values(routes)) {
    route.imports = without(route.imports, root.imports).toSorted(inOrder)
    route.css = without(route.css, root.css)
  }
  const marked = (root.css ?? []).filter((address) => address.endsWith('#'))
  const shortened = START + unmarked(JSON.stringify(table), marked) + END
  // Browsers never ask again for a file of this name, so what the table holds now names it, and not what it held before.
  const version = createHash('sha256').update(shortened.replaceAll(table.version, '')).digest('hex').slice(0, table.version.length)
  const renamed = (content: string) => content.replaceAll(table.version, version)
  writeFileSync(join(assets, name), renamed(shortened))
  renameSync(join(assets, name), join(assets, renamed(name)))
  const server = join(buildDirectory, 'server/index.js')
  writeFileSync(server, renamed(unmarked(readFileSync(server, 'utf8'), marked)))
}

/** The most used first, so that routes with much in common begin alike. */
function byUse(routes: readonly RouteFiles[]): (one: string, other: string) => number {
  const uses = new Map<string, number>()
  for (const file of routes.flatMap(({ imports = [] }) => imports)) uses.set(file, (uses.get(file) ?? 0) + 1)
  return (one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0) || (one < other ? -1 : 1)
}

function without(files: readonly string[] = [], known: readonly string[] = []): string[] {
  return files.filter((file) => !known.includes(file))
}

function unmarked(text: string, marked: readonly string[]): string {
  return marked.reduce((before, address) => before.replaceAll(address, address.slice(0, -1)), text)
}
