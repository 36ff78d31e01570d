import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALLOWED, type Import, ORPHANS, VIOLATIONS } from './planted-imports.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const CRUISE = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
const PACKAGES = {
  zod: 'dependencies',
  'drizzle-orm': 'dependencies',
  react: 'dependencies',
  vite: 'devDependencies',
  vitest: 'devDependencies',
}

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly to: string; readonly rule: { readonly name: string } }[]
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] }
  }
}

let tree: string
let report: Report

beforeAll(() => {
  tree = mkdtempSync(path.join(os.tmpdir(), 'diyafa-imports-'))
  plant()
  report = cruise()
})

afterAll(() => rmSync(tree, { recursive: true }))

test('each planted violation is caught, and no allowed import is', () => {
  const planted = [
    ...VIOLATIONS.map((violation) => `${violation.rule}: ${violation.from} → ${targetOf(violation)}`),
    ...ORPHANS.map((file) => `no-orphan: ${file} → ${file}`),
  ]
  const caught = report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  expect(caught.toSorted()).toEqual(planted.toSorted())
})

test('every rule has a planted violation', () => {
  const rules = report.summary.ruleSetUsed.forbidden.map(({ name }) => name)
  const planted = new Set([...VIOLATIONS.map(({ rule }) => rule), 'no-orphan'])
  expect(rules.toSorted()).toEqual([...planted].toSorted())
})

function cruise(): Report {
  const args = [
    CRUISE,
    '--config',
    path.join(ROOT, '.dependency-cruiser.mjs'),
    '--output-type',
    'json',
    'src',
    'demo',
    'tests',
    'shop.config.ts',
  ]
  return JSON.parse(execFileSync(process.execPath, args, { cwd: tree, maxBuffer: 64 * 1024 * 1024, encoding: 'utf8' }))
}

/** A tree with the repository's aliases and compiler options, stand-ins for packages, and the planted imports. */
function plant(): void {
  cpSync(path.join(ROOT, 'tsconfig.json'), path.join(tree, 'tsconfig.json'))
  const { imports } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const packages = (kind: string) =>
    Object.fromEntries(Object.entries(PACKAGES).flatMap(([name, is]) => (is === kind ? [[name, '1.0.0']] : [])))
  write(
    'package.json',
    JSON.stringify({ type: 'module', imports, dependencies: packages('dependencies'), devDependencies: packages('devDependencies') }),
  )
  for (const name of Object.keys(PACKAGES)) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    write(`node_modules/${name}/index.js`, 'module.exports = {}\n')
  }
  const lines = Map.groupBy([...VIOLATIONS, ...ALLOWED], ({ from }) => from)
  for (const [from, imported] of lines) write(from, imported.map(line).join(''))
  for (const file of ORPHANS) write(file, 'export {}\n')
  for (const planted of [...VIOLATIONS, ...ALLOWED]) {
    const target = targetOf(planted)
    if (/^(src|demo|tests)\//.test(target) && !existsSync(path.join(tree, target))) write(target, 'export {}\n')
  }
}

function line({ imports, how }: Import): string {
  if (how === 'dynamic') return `await import('${imports}')\n`
  return how === 'type' ? `import type { It } from '${imports}'\nexport type { It }\n` : `import '${imports}'\n`
}

function targetOf({ from, imports, to }: Import): string {
  if (to !== undefined) return to
  if (imports.startsWith('.')) return path.join(path.dirname(from), imports)
  return imports.replace(/^#(demo|tests)\//, '$1/').replace(/^#(\w+)\//, 'src/$1/')
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true })
  writeFileSync(path.join(tree, file), content)
}
