import { afterEach, expect, test, vi } from 'vitest'
import { runLimited } from './limited-process.ts'

const LIMITS = { timeout: 60_000, memoryKb: 1_000_000, priority: 5 }
const NOTHING = Buffer.alloc(0)
/** Variables that a shell sets by itself, those of the C library's memory, and the folder of what Node compiled in this run. */
const HARMLESS = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'NODE_COMPILE_CACHE', 'OLDPWD', 'PWD', 'SHLVL', '_']

afterEach(() => vi.unstubAllEnvs())

test('a process that works on files of strangers knows none of the server’s settings', async () => {
  vi.stubEnv('JWT_SECRET', 'a secret')
  vi.stubEnv('DATABASE_URL', 'postgres://owner:password@127.0.0.1/shop')
  const { code, output } = await runLimited(['-p', 'JSON.stringify(process.env)'], NOTHING, LIMITS)
  expect(code).toBe(0)
  const names = Object.keys(JSON.parse(output.toString('utf8')))
  expect(names.filter((name) => !HARMLESS.includes(name))).toEqual([])
})

test('a limited process is given what it reads, gives way to pages, and has its errors told', async () => {
  const script = 'process.stdin.pipe(process.stdout); console.error(require("node:os").getPriority())'
  const { output, errors } = await runLimited(['-e', script], Buffer.from('a picture'), LIMITS)
  expect(output.toString()).toBe('a picture')
  expect(errors.toString()).toBe('5\n')
})

test('a limited process is ended at its limit of memory, and at that of the processor', async () => {
  const memory = await runLimited(['-e', 'Buffer.alloc(900_000_000, 1)'], NOTHING, { ...LIMITS, memoryKb: 800_000 })
  expect(memory.code).not.toBe(0)
  const processor = await runLimited(['-e', 'for (;;);'], NOTHING, { ...LIMITS, processorSeconds: 1 })
  expect(processor.code).toBeNull()
})
