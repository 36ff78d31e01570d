import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
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
  readonly routes: Readonly<Record<string, RouteFiles>>
}

/**
 * Makes the table of routes name what every page has once, with the root. The table is part of every first view.
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
  for (const route of Object.values(routes)) {
    route.imports = without(route.imports, root.imports)
    route.css = without(route.css, root.css)
  }
  const marked = (root.css ?? []).filter((address) => address.endsWith('#'))
  writeFileSync(join(assets, name), START + unmarked(JSON.stringify(table), marked) + END)
  const server = join(buildDirectory, 'server/index.js')
  writeFileSync(server, unmarked(readFileSync(server, 'utf8'), marked))
}

function without(files: readonly string[] = [], known: readonly string[] = []): string[] {
  return files.filter((file) => !known.includes(file))
}

function unmarked(text: string, marked: readonly string[]): string {
  return marked.reduce((before, address) => before.replaceAll(address, address.slice(0, -1)), text)
}
