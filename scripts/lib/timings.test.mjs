import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ROOT } from '../runtime.mjs'
import { secondsByFile, tellTimings, timingLines } from './timings.mjs'

let folder
let said
beforeEach(() => {
  folder = `${mkdtempSync(`${os.tmpdir()}/diyafa-timings-`)}/`
  said = vi.spyOn(console, 'log').mockReturnValue(undefined)
})
afterEach(() => {
  said.mockRestore()
  rmSync(folder, { recursive: true })
})

const stage = (name, seconds, { isGreen = true, files = [] } = {}) => ({ name, seconds, isGreen, files })

test('a run is told beside the last one and its budget, with its slowest files', () => {
  const stages = [
    stage('types', 20),
    stage('unit tests', 200, {
      files: [
        ['a.test.ts', 5],
        ['b.test.ts', 70],
      ],
    }),
    stage('npm run check', 330),
  ]
  expect(timingLines(stages, { types: 18.5, 'npm run check': 312 })).toEqual([
    'Where the time went',
    '  types            20.0 s (last 18.5 s)',
    '  unit tests      3.3 min',
    '  npm run check   5.5 min (last 5.2 min, budget 3 min on two quiet cores)',
    'Slowest files of the unit tests',
    '   1.2 min  b.test.ts',
    '     5.0 s  a.test.ts',
  ])
})

test('the budget of a run is told as what it is on the machine at hand', () => {
  expect(timingLines([stage('npm test', 1080)], {}, 2.25)).toEqual([
    'Where the time went',
    '  npm test  18.0 min (budget 12 min on two quiet cores, 27.0 min on this machine, which takes 2.3 times as long)',
  ])
})

test('the figures of green stages are stored for the next run, those of a failed one are not', () => {
  const file = `${folder}cache/timings.json`
  const stored = () => JSON.parse(readFileSync(file, 'utf8'))
  tellTimings('npm run check', [stage('types', 20), stage('build', 9)], 25, { file })
  expect(stored()).toEqual({ types: 20, build: 9, 'npm run check': 25 })
  tellTimings('npm run check', [stage('types', 21), stage('build', 1, { isGreen: false })], 2, { file })
  expect(stored()).toEqual({ types: 21, build: 9, 'npm run check': 25 })
})

test('a file takes as long as its tests together, in whichever project they ran', () => {
  const unit = {
    testResults: [
      { name: `${ROOT}src/a.test.ts`, startTime: 1000, endTime: 3500 },
      { name: `${ROOT}src/b.test.ts`, startTime: 1000, endTime: 1500 },
    ],
  }
  const spec = (file, ...durations) => ({ file, tests: durations.map((duration) => ({ results: [{ duration }] })) })
  const browser = { suites: [{ specs: [spec('bag.spec.ts', 1000, 2000)], suites: [{ specs: [spec('bag.spec.ts', 500)] }] }] }
  expect(secondsByFile('vitest', unit)).toEqual([
    ['src/a.test.ts', 2.5],
    ['src/b.test.ts', 0.5],
  ])
  expect(secondsByFile('playwright', browser)).toEqual([['bag.spec.ts', 3.5]])
  expect(secondsByFile('vitest', null)).toEqual([])
})
