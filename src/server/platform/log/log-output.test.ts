import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openLogOutput } from './log-output.ts'

const FULL_DEVICE = '/dev/full'
const LINE = 'x'.repeat(20_000)

test.skipIf(!fs.existsSync(FULL_DEVICE))('a log without room on its disk neither ends nor holds up the process', async () => {
  const fd = fs.openSync(FULL_DEVICE, 'w')
  const output = openLogOutput(fd)
  const failed = new Promise((resolve) => output.on('error', resolve))
  const log = pino({}, output)
  // The first line is shorter than a batch, so that nothing has failed before the flush.
  log.info('short')
  await new Promise<void>((done) => output.flush(() => done()))
  log.info(LINE)
  expect(await failed).toMatchObject({ code: 'ENOSPC' })
  output.flushSync()
  log.info(LINE)
  output.destroy()
})

test('lines are in the file after a flush, one for each message', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-log-'))
  const file = path.join(folder, 'log')
  const output = openLogOutput(fs.openSync(file, 'w'))
  pino({}, output).info({ name: 'Ola\n{"level":50}' }, 'said')
  output.flushSync()
  const lines = fs.readFileSync(file, 'utf8').trimEnd().split('\n')
  expect(lines, 'a text with a line end makes no second line').toHaveLength(1)
  expect(lines[0]).toContain('"msg":"said"')
  output.destroy()
  fs.rmSync(folder, { recursive: true })
})
