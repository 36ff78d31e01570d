import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openLogOutput } from './log-output.ts'

const FULL_DEVICE = '/dev/full'
const LINE = 'x'.repeat(5_000)

test.skipIf(!fs.existsSync(FULL_DEVICE))('a log without room on its disk neither ends nor holds up the process', async () => {
  const fd = fs.openSync(FULL_DEVICE, 'w')
  const output = openLogOutput(fd)
  const failed = new Promise((resolve) => output.on('error', resolve))
  const log = pino({}, output)
  log.info(LINE)
  expect(await failed).toMatchObject({ code: 'ENOSPC' })
  output.flushSync()
  log.info(LINE)
  output.destroy()
})

test('lines are in the file after a flush', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-log-'))
  const file = path.join(folder, 'log')
  const output = openLogOutput(fs.openSync(file, 'w'))
  pino({}, output).info('said')
  output.flushSync()
  expect(fs.readFileSync(file, 'utf8')).toContain('"msg":"said"')
  output.destroy()
  fs.rmSync(folder, { recursive: true })
})
