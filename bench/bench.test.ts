import { describe, expect, test } from 'vitest'
import { CASES } from './cases.ts'
import type { Figure } from './measure.ts'
import { figureLine, table } from './report.ts'
import { smoke } from './smoke.ts'

/** One of each way to measure: the database makes no difference to how the others are asked. */
const OF_EVERY_KIND = ['list', 'desk', 'request', 'offer', 'document-10']

describe('the bench', () => {
  test.each([
    { kind: 'postgres', measures: 'every case', only: [] },
    { kind: 'embedded', measures: 'cases of every kind', only: OF_EVERY_KIND },
  ] as const)('on the $kind database measures $measures and shows them in the table', async ({ kind, only }) => {
    const names: readonly string[] = only
    const { figures, lines } = await smoke(kind, names)
    const due = names.length === 0 ? CASES : CASES.filter(({ name }) => names.includes(name))
    expect(figures.map((figure) => figure.case)).toEqual(due)
    expect(new Set(due.map((each) => each.kind)).size).toBe(new Set(CASES.map((each) => each.kind)).size)
    for (const { case: each, appMs, floorMs, throughput, answerBytes } of figures) {
      expect([each.name, appMs > 0, floorMs > 0, answerBytes > 0]).toEqual([each.name, true, true, true])
      expect(throughput === undefined).toBe(each.must.throughput === undefined)
    }
    const shown = table(lines)
    for (const { name, kind: heat } of due) expect(shown).toContain(`${name} ${heat}`)
  })
})

describe('a request for a quotation', () => {
  const request: Figure = {
    case: { name: 'request', kind: 'placed', must: { appMs: 4, cpuMs: 8, perSecond: 300 }, paths: () => [] },
    database: 'postgres',
    answerBytes: 300,
    appMs: 2,
    databaseMs: 3,
    floorMs: 0.03,
    ratio: 160,
    perSecond: 300,
  }

  test("has limits for the app's time, the time with the database and the orders placed a second", () => {
    expect(figureLine(request).isMissed).toBe(false)
    expect(figureLine({ ...request, appMs: 4.1 }).isMissed).toBe(true)
    expect(figureLine({ ...request, databaseMs: 6.1 }).isMissed).toBe(true)
    expect(figureLine({ ...request, perSecond: 290 }).isMissed).toBe(true)
  })
})

describe('a figure', () => {
  const warm: Figure = {
    case: { name: 'list', kind: 'warm', must: { floorRatio: 1.3, throughput: true }, paths: () => [] },
    database: 'postgres',
    answerBytes: 1000,
    appMs: 0.05,
    databaseMs: 0,
    floorMs: 0.03,
    ratio: 1.2,
    throughput: { shop: 20_000, floor: 30_000 },
  }

  test('within its limits is no miss', () => {
    expect(figureLine(warm).isMissed).toBe(false)
  })

  test('over its share of the floor is a miss', () => {
    expect(figureLine({ ...warm, ratio: 1.4 }).isMissed).toBe(true)
  })

  test('answers 0.6 of the requests a second that the floor does', () => {
    expect(figureLine({ ...warm, throughput: { shop: 18_500, floor: 30_000 } }).isMissed).toBe(false)
    expect(figureLine({ ...warm, throughput: { shop: 17_500, floor: 30_000 } }).isMissed).toBe(true)
  })

  test('in processor time counts the database too', () => {
    const cold: Figure = { ...warm, case: { name: 'item', kind: 'cold', must: { cpuMs: 0.6 }, paths: () => [] }, appMs: 0.4, ratio: 20 }
    expect(figureLine({ ...cold, databaseMs: 0.1 }).isMissed).toBe(false)
    expect(figureLine({ ...cold, databaseMs: 0.3 }).isMissed).toBe(true)
  })

  test('from the embedded database is held only to the limits that apply to it', () => {
    const cold: Figure = { ...warm, database: 'embedded', appMs: 0.9, ratio: 20 }
    const must = { cpuMs: 0.6 } as const
    const asked = { ...cold, case: { name: 'item', kind: 'cold', must, paths: () => [] } } as const
    expect(figureLine(asked).isMissed).toBe(true)
    expect(figureLine({ ...asked, case: { ...asked.case, must: { ...must, onPostgresOnly: true } } }).isMissed).toBe(false)
  })
})
