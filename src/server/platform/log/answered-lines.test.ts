import { pino } from 'pino'
import { expect, test } from 'vitest'
import { type Answered, answeredByHand, answeredByPino } from './answered-lines.ts'

const time = () => ',"time":"2026-11-28T10:00:00.000Z"'

function openLog(level: string) {
  const lines: string[] = []
  const output = { write: (line: string) => lines.push(line) }
  const log = pino({ level, base: null, timestamp: time }, output)
  return { lines, byPino: answeredByPino(log), byHand: answeredByHand(log, output, time) }
}

const answered = (path: string, more: Partial<Answered> = {}): Answered => ({
  requestId: '01a221f7-7459-74ef-9cc4-067482d93d8d',
  method: 'GET',
  path,
  status: 200,
  ms: 0.04,
  ...more,
})

test.each([
  answered('/api/product/list'),
  answered('/ar/shop/brand/"نيلو"\\\n\u2028', { method: 'HEAD', status: 404, ms: 12 }),
  answered('/\u0000\ud83d"', { status: 304, ms: 0 }),
])('the line of a cached answer is the one that pino writes: %o', (facts) => {
  const { lines, byPino, byHand } = openLog('info')
  byPino(facts)
  byHand(facts)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toBe(lines[0])
})

test('a log that leaves out such lines gets none', () => {
  const { lines, byHand } = openLog('warn')
  byHand(answered('/api/product/list'))
  expect(lines).toEqual([])
})
