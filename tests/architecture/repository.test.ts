import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import config from '../../vitest.config.ts'
import { fullFolders, MOST_MODULES, spareExceptions } from './folder-sizes.ts'
import { ourFiles, ROOT, read, runTool } from './repository-files.ts'
import { slicesOnOneDatabase } from './slice-suites.ts'

interface LockedPackage {
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
}

test('decisions are numbered without gaps', () => {
  const names = ourFiles().flatMap((file) => (file.startsWith('docs/decisions/') ? [path.basename(file)] : []))
  expect(names.length).toBeGreaterThan(0)
  expect(misnumbered(names)).toEqual([])
})

test.each([
  { names: ['0001-a.md', '0003-c.md'], wrong: ['0003-c.md'] },
  { names: ['0001-a.md', '0001-b.md'], wrong: ['0001-b.md'] },
  { names: ['notes.md'], wrong: ['notes.md'] },
])('a gap, a pair and a name without number would be seen: $names', ({ names, wrong }) => {
  expect(misnumbered(names)).toEqual(wrong)
})

test('each test file belongs to a project of the runner', () => {
  const { projects = [] } = config.test ?? {}
  const folders = projects.flatMap((each) => (typeof each === 'object' && 'test' in each ? (each.test?.include ?? []) : []))
  expect(folders.length).toBeGreaterThan(10)
  const tests = ourFiles().filter((file) => /\.test\.(tsx?|mjs)$/.test(file))
  expect(tests.length).toBeGreaterThan(300)
  expect(tests.filter((file) => !folders.some((folder) => path.matchesGlob(file, folder)))).toEqual([])
  expect(folders.some((folder) => path.matchesGlob('tests/elsewhere/clock.test.ts', folder))).toBe(false)
})

test(`a folder holds at most ${MOST_MODULES} modules`, () => {
  expect(fullFolders(ourFiles())).toEqual([])
  expect(spareExceptions(ourFiles())).toEqual([])
})

test('a full folder would be seen, whose tests and style sheets do not count', () => {
  const modules = Array.from({ length: MOST_MODULES }, (_, index) => `src/web/ui/band/part-${index}.tsx`)
  const others = ['band.test.tsx', 'band.test-d.ts', 'band.module.css', 'inner/part.tsx'].map((name) => `src/web/ui/band/${name}`)
  expect(fullFolders([...modules, ...others])).toEqual([])
  expect(fullFolders([...modules, ...others, 'src/web/ui/band/one-more.ts'])).toEqual([`src/web/ui/band: ${MOST_MODULES + 1} modules`])
})

test('each slice with statements has a suite that runs on both databases', () => {
  expect(slicesOnOneDatabase(ourFiles(), read)).toEqual([])
})

test('a slice whose suites run on one database would be seen', () => {
  const files = ['src/server/toasters/rooms/toasters.repository.ts', 'src/server/toasters/toasters.test.ts']
  expect(slicesOnOneDatabase(files, () => "describeShop('toasters', () => {})")).toEqual(['toasters'])
  expect(slicesOnOneDatabase(files, () => "describeShopOnBoth('toasters', () => {})")).toEqual([])
})

test('every package comes from the public registry and has a checksum', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }
  expect(Object.keys(packages).length).toBeGreaterThan(100)
  expect(strangePackages(packages)).toEqual([])
})

test.each<LockedPackage>([
  { resolved: 'https://registry.example/a/-/a-1.0.0.tgz', integrity: 'sha512-x' },
  { resolved: 'git+ssh://git@github.com/a/a.git#1', integrity: 'sha512-x' },
  { resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' },
])('a package from elsewhere or without checksum would be seen: %o', (locked) => {
  expect(strangePackages({ '': {}, 'node_modules/a': locked })).toEqual(['node_modules/a'])
})

test.each([
  { rule: 'noExplicitAny', text: 'export const price: any = 1\n' },
  { rule: 'noNonNullAssertion', text: 'export const first = (list: string[]) => list[0]!\n' },
  { rule: 'noTsIgnore', text: '// @ts-ignore\nexport const price: string = 1\n' },
  { rule: 'useImportType', text: "import { Language } from './language.ts'\nexport type Both = Language\n" },
  { rule: 'noUnusedVariables', text: 'export function add() {\n  const sum = 1\n}\n' },
  { rule: 'noFloatingPromises', text: 'export async function save() {}\nexport function leave() {\n  save()\n}\n' },
  { rule: 'noExcessiveLinesPerFunction', text: `export function long() {\n${"  'x'.trim()\n".repeat(61)}}\n` },
  { rule: 'noBarrelFile', text: "export { a } from './a.ts'\n" },
  { rule: 'noReExportAll', text: "export * from './a.ts'\n" },
  { rule: 'format', text: 'export const price = "1";\n' },
])('the linter stops $rule', ({ rule, text }) => {
  const { code, output } = lint(text)
  expect(output).toContain(rule)
  expect(code).not.toBe(0)
})

test('the linter lets clean code pass', () => {
  expect(lint(`export function long() {\n${"  'x'.trim()\n".repeat(59)}}\n`).code).toBe(0)
})

function misnumbered(names: readonly string[]): readonly string[] {
  return names.toSorted().filter((name, index) => !new RegExp(`^${String(index + 1).padStart(4, '0')}-[a-z0-9-]+\\.md$`).test(name))
}

function strangePackages(packages: Readonly<Record<string, LockedPackage>>): readonly string[] {
  const isStrange = ({ resolved, integrity }: LockedPackage) =>
    integrity === undefined || (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'))
  return Object.entries(packages).flatMap(([name, locked]) => (name !== '' && isStrange(locked) ? [name] : []))
}

/** One file in a tree of its own under the repository's configuration, without the repository's history. */
function lint(text: string): { readonly code: number; readonly output: string } {
  const tree = mkdtempSync(path.join(os.tmpdir(), 'diyafa-lint-'))
  try {
    const { vcs: _, ...config } = JSON.parse(read('biome.json')) as Record<string, unknown>
    const schema = path.join(ROOT, 'node_modules/@biomejs/biome/configuration_schema.json')
    writeFileSync(path.join(tree, 'biome.json'), JSON.stringify({ ...config, $schema: schema }))
    mkdirSync(path.join(tree, 'src'))
    writeFileSync(path.join(tree, 'src/planted.ts'), text)
    return runTool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', 'src'], tree)
  } finally {
    rmSync(tree, { recursive: true })
  }
}
