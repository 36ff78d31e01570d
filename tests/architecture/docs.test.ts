import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiMarkdown } from '#contract/docs/api-markdown.ts'
import { endpoints } from '#contract/endpoints.ts'
import { SERVER_ENV, serverFlags } from '../../scripts/lib/server-flags.mjs'
import { thirdPartyText } from '../../scripts/lib/third-party.ts'
import { ourFiles, read } from './repository-files.ts'

/** Names of `docs/your-first-change.md` that are added by its example, and so are in no source yet. */
const NAMES_OF_THE_EXAMPLE = ['senderCompany', 'address-level2']
const CODE = /^(src|demo|tests)\/.*\.tsx?$/

test('docs/api.md is what the contract says now; "npm run docs" writes it', () => {
  expect(readFileSync('docs/api.md', 'utf8')).toBe(apiMarkdown(endpoints))
})

test('THIRD-PARTY.md names what the shop ships of others; "npm run docs" writes it', () => {
  const text = thirdPartyText()
  expect(readFileSync('THIRD-PARTY.md', 'utf8')).toBe(text)
  for (const part of ['SIL OPEN FONT LICENSE', 'Paweł Kuna', '| fastify |', '| react |']) expect(text).toContain(part)
})

test.each([
  ['deploy/Dockerfile', { DATABASE_URL: 'postgresql://database/diyafa' }],
  ['deploy/diyafa.service', {}],
])('%s starts the server as "npm start" does with its database', (file, settings) => {
  const text = readFileSync(file, 'utf8')
  const flags = serverFlags(settings)
  const parts = [...flags, ...Object.entries(SERVER_ENV).map(([name, value]) => `${name}=${value}`), 'src/server/main.ts']
  for (const part of parts) expect(text).toContain(part)
})

test('each test that docs/security.md names is there, and each requirement stands once', () => {
  const text = readFileSync('docs/security.md', 'utf8')
  const files = [...text.matchAll(/`((?:src|tests)\/[^`]+\.tsx?)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  const rows = [...text.matchAll(/^\| (\d[\d., –]*) \| [^|]* \| (\S+) \|/gm)].map(([, numbers = '', state = '']) => ({ numbers, state }))
  expect(rows.filter(({ state }) => !['held', 'open', 'n/a'].includes(state))).toEqual([])
  const numbers = rows.flatMap((row) => row.numbers.split(', '))
  expect(numbers.length).toBeGreaterThan(200)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})

test('each file and function that the architecture points to is there', () => {
  const [, table = ''] = readFileSync('docs/architecture.md', 'utf8').split('## Where to find')
  const rows = [...table.matchAll(/^\| [^|]+ \| `([^`]+)` \| `([^`]+)` \|$/gm)].map(([, file = '', name = '']) => ({ file, name }))
  expect(rows.length).toBeGreaterThan(20)
  for (const { file, name } of rows) expect(readFileSync(file, 'utf8'), `${name} in ${file}`).toMatch(new RegExp(`\\b${name}\\b`))
})

test('the glossary explains each term once', () => {
  const terms = glossaryTerms(read('CONTRIBUTING.md'))
  expect(terms.length).toBeGreaterThan(80)
  expect(repeated(terms)).toEqual([])
})

test('a term that the glossary explains twice would be seen, alone or beside another', () => {
  const text =
    '## Glossary\n\n| term | meaning |\n|---|---|\n| door | a |\n| job, worker | b |\n| slice, door | c |\n\n## Dependencies\n\n| job | d |\n'
  expect(repeated(glossaryTerms(text))).toEqual(['door'])
})

test('the settings that operations.md explains are those that a start reads, each once', () => {
  const [, read = ''] = /^const Variables = z\.object\(\{$([\s\S]*?)^\}\)$/m.exec(readFileSync('src/server/environment.ts', 'utf8')) ?? []
  const names = Array.from(read.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm), ([, name = '']) => name)
  expect(names.length).toBeGreaterThan(40)
  const [, table = ''] = /^## Settings$([\s\S]*?)^## /m.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  const rows = Array.from(table.matchAll(/^\| (`[^|]*`) \|/gm), ([, cell = '']) => cell)
  expect(rows.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name)).toSorted()).toEqual(names.toSorted())
})

test('the map names every slice’s room of the catalogue, and each path that a document names is there', () => {
  const map = readFileSync('docs/architecture.md', 'utf8')
  const [, named = ''] = /^src\/server\/catalogue\/ .* in rooms: (.*)$/m.exec(map) ?? []
  const rooms = readdirSync('src/server/catalogue', { withFileTypes: true }).filter((each) => each.isDirectory())
  expect(named.split(', ').toSorted()).toEqual(rooms.map(({ name }) => name).toSorted())
  const documents = [
    'CONTRIBUTING.md',
    'README.md',
    ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
  ]
  const missing = documents
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) =>
      Array.from(
        readFileSync(name, 'utf8').matchAll(/`((?:src|tests|bench|demo|scripts|deploy|docs)\/[\w/.-]+\.\w+)`/g),
        ([, file = '']) => ({
          name,
          file,
        }),
      ),
    )
    .filter(({ file }) => !existsSync(file))
  expect(missing).toEqual([])
})

test('each name of the code that the first change speaks of is in the sources', () => {
  const text = readFileSync('docs/your-first-change.md', 'utf8')
  expect(namesIn(text).length).toBeGreaterThan(20)
  expect(unknownNames(text)).toEqual([])
  expect(unknownNames('the return type of `whoAsksNow`, `ContactValues` and `CLEARED_COPIES_NOW`')).toEqual([
    'whoAsksNow',
    'CLEARED_COPIES_NOW',
  ])
})

/** Finds the identifiers between backticks; a single lower-case word may be prose, so it is none. */
function namesIn(text: string): readonly string[] {
  const names = Array.from(text.matchAll(/`([A-Za-z][\w-]*)`/g), ([, name = '']) => name).filter((name) => /[A-Z\d]/.test(name))
  return [...new Set(names)].filter((name) => !NAMES_OF_THE_EXAMPLE.includes(name))
}

function unknownNames(text: string): readonly string[] {
  const files = ourFiles().filter((file) => CODE.test(file) && file !== 'tests/architecture/docs.test.ts')
  const known = new Set(files.flatMap((file) => read(file).match(/\w+/g) ?? []))
  return namesIn(text).filter((name) => !known.has(name))
}

function glossaryTerms(text: string): readonly string[] {
  const [, glossary = ''] = /^## Glossary$([\s\S]*?)^## /m.exec(text) ?? []
  return Array.from(glossary.matchAll(/^\| ([^|]+) \|/gm), ([, cell = '']) => cell.split(', ')).flat()
}

function repeated(terms: readonly string[]): readonly string[] {
  return terms.filter((term, at) => terms.indexOf(term) !== at)
}
