import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ROOT } from '../runtime.mjs'
import { fingerprintOf, SOURCES } from './build.mjs'
import { countsOf, endedFile } from './counts.mjs'
import { missingPackage } from './packages.mjs'
import { demoSetting } from './server.mjs'

let folder
beforeEach(() => {
  folder = `${mkdtempSync(`${os.tmpdir()}/diyafa-scripts-`)}/`
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('packages are installed again', () => {
  const locked = { '': {}, 'node_modules/a': { integrity: 'sha512-1' }, 'node_modules/mac': { integrity: 'sha512-2', optional: true } }

  test('never while all that the lockfile asks of this machine is there', () => {
    expect(missingPackage(locked, { 'node_modules/a': { integrity: 'sha512-1' } })).toBe(undefined)
  })

  test.each([
    { when: 'nothing is there', installed: {} },
    { when: 'a package has another content', installed: { 'node_modules/a': { integrity: 'sha512-0' } } },
    {
      when: 'an optional package is of another version',
      installed: { 'node_modules/a': { integrity: 'sha512-1' }, 'node_modules/mac': {} },
    },
  ])('when $when', ({ installed }) => {
    expect(missingPackage(locked, installed)).toMatch(/^node_modules\//)
  })

  test('for a command of the shop, not when development packages alone are missing', () => {
    const withTool = { ...locked, 'node_modules/tool': { integrity: 'sha512-3', dev: true } }
    const installed = { 'node_modules/a': { integrity: 'sha512-1' } }
    expect(missingPackage(withTool, installed)).toBe('node_modules/tool')
    expect(missingPackage(withTool, installed, { withTools: false })).toBe(undefined)
    expect(missingPackage(withTool, {}, { withTools: false })).toBe('node_modules/a')
  })
})

describe('pages are built again', () => {
  const fingerprint = () => fingerprintOf(folder, ['web', 'missing', 'one.ts'])
  beforeEach(() => {
    mkdirSync(`${folder}web/routes`, { recursive: true })
    writeFileSync(`${folder}web/routes/home.tsx`, 'home')
    writeFileSync(`${folder}one.ts`, '1')
  })

  test.each([
    { when: 'a file changes', change: () => writeFileSync(`${folder}web/routes/home.tsx`, 'house') },
    { when: 'a single file changes', change: () => writeFileSync(`${folder}one.ts`, '2') },
    { when: 'a file is new', change: () => writeFileSync(`${folder}web/empty.css`, '') },
    { when: 'a file is gone', change: () => rmSync(`${folder}web/routes/home.tsx`) },
  ])('when $when', ({ change }) => {
    const before = fingerprint()
    change()
    expect(fingerprint()).not.toBe(before)
  })

  test.each([
    { when: 'only its time changes', change: () => utimesSync(`${folder}one.ts`, 1, 1) },
    { when: 'only a test changes', change: () => writeFileSync(`${folder}web/home.test.ts`, 'test') },
  ])('not when $when', ({ change }) => {
    const before = fingerprint()
    change()
    expect(fingerprint()).toBe(before)
  })

  test('when anything changes that the configuration of the build imports', () => {
    const imported = ['vite.config.ts', 'react-router.config.ts'].flatMap((file) =>
      [...readFileSync(`${ROOT}${file}`, 'utf8').matchAll(/from '\.\/([^']+)'/g)].map(([, path]) => path),
    )
    expect(imported).not.toEqual([])
    expect(imported.filter((path) => !SOURCES.some((source) => path === source || path.startsWith(`${source}/`)))).toEqual([])
    expect(SOURCES.filter((source) => !existsSync(`${ROOT}${source}`))).toEqual([])
  })
})

describe('the demo', () => {
  test.each([
    { env: {}, demo: 'auto' },
    { env: { NODE_ENV: 'development' }, demo: 'auto' },
    { env: { NODE_ENV: 'production' }, demo: 'off' },
    { env: { NODE_ENV: 'production', DEMO: 'on' }, demo: 'on' },
    { env: { DEMO: 'off' }, demo: 'off' },
  ])('is $demo with $env', ({ env, demo }) => {
    expect(demoSetting(env)).toBe(demo)
  })

  const isWrong = (name) => `The setting NODE_ENV is wrong: it is "${name}" and must be production, development or test.`

  test.each(['prod', 'Production', 'staging', ' production'])('is not decided where NODE_ENV is %j', (name) => {
    for (const DEMO of [undefined, 'on', 'off']) expect(() => demoSetting({ NODE_ENV: name, DEMO })).toThrow(isWrong(name))
  })

  test('is never reached by a start with a misspelt NODE_ENV, which ends at once with a sentence', () => {
    const env = { ...process.env, NODE_ENV: 'prod', DEMO: '', DATABASE_URL: '', DATA_DIR: `${folder}data`, PORT: '0' }
    const ended = spawnSync(process.execPath, [`${ROOT}scripts/start.mjs`], { env, encoding: 'utf8', timeout: 30_000 })
    expect(ended).toMatchObject({ status: 1, stdout: '', stderr: `${isWrong('prod')}\n` })
    expect(existsSync(`${folder}data`)).toBe(false)
  })
})

describe('counts', () => {
  const unit = (...statuses) => ({
    numPassedTests: statuses.filter((status) => status === 'passed').length,
    numFailedTests: statuses.filter((status) => status === 'failed').length,
    testResults: [{ assertionResults: statuses.map((status) => ({ status, fullName: `a ${status} test` })) }],
  })
  const browser = (stats, errors = []) => ({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors, suites: [] })

  test.each([
    { what: 'passed and failed tests', kind: 'vitest', report: unit('passed', 'passed', 'failed'), code: 1, passed: 2, failed: 1 },
    { what: 'a skipped unit test as failed', kind: 'vitest', report: unit('passed', 'skipped'), code: 0, passed: 1, failed: 1 },
    { what: 'a file that could not be loaded', kind: 'vitest', report: unit('passed'), code: 1, passed: 1, failed: 1 },
    { what: 'a run without tests as failed', kind: 'vitest', report: unit(), code: 0, passed: 0, failed: 1 },
    { what: 'a runner that left no report', kind: 'vitest', report: null, code: 1, passed: 0, failed: 1 },
    {
      what: 'browser tests',
      kind: 'playwright',
      report: browser({ expected: 3, unexpected: 1, skipped: 2 }),
      code: 1,
      passed: 3,
      failed: 1,
    },
    {
      what: 'two wavering browser tests as passed',
      kind: 'playwright',
      report: browser({ expected: 3, flaky: 2 }),
      code: 0,
      passed: 5,
      failed: 0,
    },
    {
      what: 'more wavering browser tests as failed, all of them',
      kind: 'playwright',
      report: browser({ expected: 3, flaky: 3 }),
      code: 0,
      passed: 3,
      failed: 3,
    },
    { what: 'a browser run that could not start', kind: 'playwright', report: browser({}, ['no browser']), code: 1, passed: 0, failed: 1 },
  ])('tell $what', ({ kind, report, code, passed, failed }) => {
    if (report !== null) writeFileSync(`${folder}report.json`, JSON.stringify(report))
    expect(countsOf(kind, `${folder}report.json`, code)).toMatchObject({ passed, failed })
  })

  const spec = (title, status) => ({ file: 'bag.spec.ts', line: 7, title, tests: [{ status }] })

  test('name the browser tests that stepped aside on every screen, as failed', () => {
    const suites = [{ specs: [spec('on a desk', 'skipped'), spec('nowhere', 'skipped'), spec('on a desk', 'expected')] }]
    writeFileSync(`${folder}report.json`, JSON.stringify({ ...browser({ expected: 1, skipped: 2 }), suites }))
    expect(countsOf('playwright', `${folder}report.json`, 0)).toMatchObject({ passed: 1, failed: 1, skipped: ['bag.spec.ts:7 nowhere'] })
  })

  test('name the browser tests that passed only at their second try', () => {
    const suites = [{ specs: [spec('steady', 'expected')], suites: [{ specs: [spec('wavering', 'flaky')] }] }]
    writeFileSync(`${folder}report.json`, JSON.stringify({ ...browser({ expected: 1, flaky: 1 }), suites }))
    expect(countsOf('playwright', `${folder}report.json`, 0).wavered).toEqual(['bag.spec.ts:7 wavering'])
  })

  describe('of a run in which a process was ended', () => {
    const said = (errors, signal) =>
      `Vitest caught ${errors} unhandled error during\nCaused by: Error: Worker exited unexpectedly with signal ${signal} during`
    const file = (name, ...statuses) => ({ name, assertionResults: statuses.map((status) => ({ status })) })
    const endedIn = (output, ...testResults) => {
      writeFileSync(`${folder}report.json`, JSON.stringify({ testResults }))
      return endedFile(output, `${folder}report.json`)
    }

    test('name the one file whose tests never ran', () => {
      const ended = endedIn(said(1, 'SIGSEGV'), file('a.test.ts', 'passed'), file('b.test.ts', 'pending', 'pending'))
      expect(ended).toEqual({ name: 'b.test.ts', signal: 'SIGSEGV', tests: 2 })
    })

    test.each([
      ['nothing was ended', 'all is well', [file('b.test.ts', 'pending')]],
      ['something else went wrong too', said(2, 'SIGSEGV'), [file('b.test.ts', 'pending')]],
      ['two files never ran', said(1, 'SIGKILL'), [file('a.test.ts', 'pending'), file('b.test.ts', 'pending')]],
      ['some of its tests had run', said(1, 'SIGSEGV'), [file('b.test.ts', 'passed', 'pending')]],
    ])('name none where %s', (_what, output, files) => {
      expect(endedIn(output, ...files)).toBeNull()
    })
  })
})
