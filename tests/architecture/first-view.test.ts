import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { ROOT } from './repository-files.ts'

const CLIENT = path.join(ROOT, 'build/client')
const KB = 1024
const MOST_SCRIPT = 150 * KB
const MOST_STYLE = 20 * KB
const MOST_FONTS = { en: 60 * KB, ar: 130 * KB } as const

interface BuiltFile {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

let built: Readonly<Record<string, BuiltFile>>

beforeAll(() => {
  const manifest = path.join(CLIENT, '.vite/manifest.json')
  if (!existsSync(manifest)) throw new Error('The pages are not built: npm run check builds them first.')
  built = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, BuiltFile>
})

/** People are signed in there, or about to be, and have the files of the pages before. */
const OF_MEMBERS = /^(account|dashboard)\//
const COMES_NEAR: Readonly<Record<string, readonly string[]>> = { 'shop/home': ['src/web/ui/carousel/carousel-engine.tsx'] }

const [shell] = await routes
const ALL = (shell?.children ?? []).map(({ file }) => file.replace(/^routes\/|\.tsx$/g, ''))
const PAGES = ALL.filter((page) => !OF_MEMBERS.test(page))

test('every page that a visitor may open first has a budget', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['shop/home', 'shop/product', 'offer/offer', 'not-found']))
})

test.each(PAGES.flatMap((page) => (['en', 'ar'] as const).map((language) => ({ page, language }))))(
  'the first view of $page ($language) stays light',
  ({ page, language }) => {
    const files = ['src/web/root.tsx', 'src/web/routes/shell.tsx', `src/web/routes/${page}.tsx`].map((route) => `${route}${ROUTE}`)
    const { scripts, styles } = reachedFrom(['src/web/entry.client.tsx', ...files, ...(COMES_NEAR[page] ?? [])], language)
    // The table of routes is a script of its own that no other names.
    const table = readdirSync(path.join(CLIENT, 'assets')).filter((file) => TABLE.test(file))
    expect(table).toHaveLength(1)
    expect(packed([...scripts, ...table.map((file) => `assets/${file}`)])).toBeLessThanOrEqual(MOST_SCRIPT)
    expect(packed([...styles])).toBeLessThanOrEqual(MOST_STYLE)
    // Each one blocks the first paint and takes a connection from the first pictures.
    expect(styles.size).toBeLessThanOrEqual(2)
  },
)

test('the file of a page holds the page: another one that only passes it on would be a second request', () => {
  const passedOn = PAGES.filter((page) => PASSES_ON.test(contentOf(builtOf(`src/web/routes/${page}.tsx${ROUTE}`).file)))
  expect(passedOn).toEqual([])
})

test('scripts name a class where they use it, and of the router they hold what is used', () => {
  const tables = [...reachedFrom([`src/web/routes/shop/home.tsx${ROUTE}`], 'en').scripts].flatMap((file) =>
    Array.from(contentOf(file).matchAll(CLASSES), ([table]) => table),
  )
  // Code that picks a class by a computed key has its table; without `inlinedClassNames` there are more than fifty.
  expect(tables.length).toBeLessThan(10)
  const framework = Object.values(built).filter(({ name, file }) => name === 'framework' && file.endsWith('.js'))
  expect(framework).toHaveLength(1)
  // Its component for links of menus knows this word, and is used nowhere.
  expect(framework.map(({ file }) => contentOf(file)).join()).not.toContain('aria-current')
})

test('the table of routes is named by what it holds, and the server sends pages to it', () => {
  const [name = ''] = readdirSync(path.join(CLIENT, 'assets')).filter((file) => TABLE.test(file))
  const version = TABLE.exec(name)?.[1] ?? ''
  const content = readFileSync(path.join(CLIENT, 'assets', name), 'utf8')
  expect(createHash('sha256').update(content.replaceAll(version, '')).digest('hex').slice(0, version.length)).toBe(version)
  expect(content).toContain(`"url":"/assets/${name}","version":"${version}"`)
  expect(readFileSync(path.join(ROOT, 'build/server/index.js'), 'utf8')).toContain(`"/assets/${name}"`)
})

test('the fonts of a first view stay light', () => {
  const fontsOf = (subset: string) => Object.values(built).flatMap(({ file }) => (file.includes(`arabic-${subset}-`) ? [file] : []))
  const latin = fontsOf('latin').filter((file) => file.endsWith('.woff2'))
  const arabic = fontsOf('arabic').filter((file) => file.endsWith('.woff2'))
  expect([latin.length, arabic.length]).toEqual([2, 2])
  expect(bytes(latin)).toBeLessThanOrEqual(MOST_FONTS.en)
  expect(bytes([...latin, ...arabic])).toBeLessThanOrEqual(MOST_FONTS.ar)
})

test('a font has one file, so that the preloaded one is the one that styles ask for', () => {
  const fonts = readdirSync(path.join(CLIENT, 'assets')).filter((file) => file.endsWith('.woff2'))
  const names = fonts.map((file) => file.replace(/-[\w-]{7,8}\.woff2$/, ''))
  expect(names.length).toBeGreaterThan(0)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

test('nothing that a page loads, at once or later, brings the file of another page or of the back office', () => {
  const open = ALL.filter((page) => !page.startsWith('dashboard/'))
  expect(open).toEqual(expect.arrayContaining(['shop/contact', 'shop/sell', 'account/login', 'offer/offer']))
  const ownFiles = [...PAGES.map((page) => path.basename(page)), 'dashboard']
  expect(Object.values(built).map(({ name }) => name)).toEqual(expect.arrayContaining(ownFiles))
  const brought = open.flatMap((page) => {
    const names = ['root', 'routes/shell', `routes/${page}`].flatMap((route) => [...everReached(`src/web/${route}.tsx${ROUTE}`)])
    const others = ownFiles.filter((name) => name !== path.basename(page) && names.includes(name))
    return others.map((name) => `${page} > ${name}`)
  })
  expect(brought).toEqual([])
})

test("nothing that a page of the shop loads later brings the files of members' pages", () => {
  const firsts = [
    'src/web/entry.client.tsx',
    ...['root', 'routes/shell', ...PAGES.map((page) => `routes/${page}`)].map((route) => `src/web/${route}.tsx${ROUTE}`),
  ]
  const seen = new Set<string>()
  const brought: string[] = []
  const visit = (source: string, way: string) => {
    if (seen.has(source) || source.startsWith('src/i18n/')) return
    seen.add(source)
    const { name, imports = [], dynamicImports = [] } = built[source] ?? {}
    if (name !== undefined && OF_MEMBERS.test(`${name}/`)) brought.push(`${way} > ${name}`)
    for (const imported of [...imports, ...dynamicImports]) visit(imported, `${way} > ${imported}`)
  }
  for (const first of firsts) visit(first, first)
  expect([...seen]).toEqual(
    expect.arrayContaining(['src/web/features/shell/trouble-bar.tsx', 'src/web/features/bag/delivery/delivery-fields.tsx']),
  )
  expect(brought).toEqual([])
})

const TABLE = /^manifest-([\w-]+)\.js$/
const PASSES_ON = /^export\s*\{[^}]*\}\s*from\s*"[^"]+";?\s*$/
const CLASSES = /\{(?:\w+:`\w+_[\w-]{4}`,?){2,}\}/g
const ROUTE = '?__react-router-build-client-route'

/** The names of all files that this one loads, at once or later, but for texts. */
function everReached(first: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (source: string) => {
    if (seen.has(source) || source.startsWith('src/i18n/')) return
    seen.add(source)
    const { imports = [], dynamicImports = [] } = built[source] ?? {}
    for (const next of [...imports, ...dynamicImports]) visit(next)
  }
  visit(first)
  return new Set([...seen].flatMap((source) => built[source]?.name ?? []))
}

/** Returns the files a browser fetches for these before a page is whole: the files themselves, all that they import, and the texts that these name. */
function reachedFrom(
  sources: readonly string[],
  language: string,
): { readonly scripts: ReadonlySet<string>; readonly styles: ReadonlySet<string> } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (source: string) => {
    const found = builtOf(source)
    if (scripts.has(found.file)) return
    scripts.add(found.file)
    for (const style of found.css ?? []) styles.add(style)
    for (const imported of found.imports ?? []) visit(imported)
    for (const later of found.dynamicImports ?? []) if (later.startsWith(`src/i18n/${language}/`)) visit(later)
  }
  for (const source of sources) visit(source)
  return { scripts, styles }
}

function builtOf(source: string): BuiltFile {
  const found = built[source]
  if (found === undefined) throw new Error(`The build has no ${source}.`)
  return found
}

function contentOf(file: string): string {
  return readFileSync(path.join(CLIENT, file), 'utf8')
}

function packed(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(CLIENT, file))).length, 0)
}

function bytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + readFileSync(path.join(CLIENT, file)).length, 0)
}
