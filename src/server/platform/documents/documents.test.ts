import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { type DocumentsOptions, openDocuments } from './documents.ts'

const PRETENDED = fileURLToPath(new URL('../../../../tests/support/documents/pretended-compiler.ts', import.meta.url))

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

function open(options: Partial<DocumentsOptions> = {}) {
  const errors: unknown[] = []
  const documents = openDocuments({
    templates: '',
    fonts: [],
    script: PRETENDED,
    log: { error: (...said: unknown[]) => errors.push(said) } as DocumentsOptions['log'],
    ...options,
  })
  closing.push(() => documents.close())
  const make = async (how: string) => (await documents.make({ template: 'a.typ', data: { how }, files: {} })).toString()
  return { documents, make, errors }
}

const UNAVAILABLE = { refusal: 'unavailable' }

test('a process is reused while it is warm, and two documents at once have two', async () => {
  const { make } = open()
  const first = await make('answer')
  expect(await make('answer')).toBe(first)
  const [one, other] = await Promise.all([make('answer'), make('answer')])
  expect(one).toBe(first)
  expect(other).not.toBe(first)
})

test('further documents wait for a free process', async () => {
  const { make } = open({ atOnce: 1 })
  const made = await Promise.all([make('answer'), make('answer'), make('answer')])
  expect(new Set(made).size).toBe(1)
})

test('a crash refuses its own document, is logged, and the next document gets a new process', async () => {
  const { make, errors } = open({ atOnce: 1 })
  const before = await make('answer')
  await expect(make('crash')).rejects.toMatchObject(UNAVAILABLE)
  expect(errors).toHaveLength(1)
  expect(await make('answer')).not.toBe(before)
})

test('a document that takes too long ends with its process', async () => {
  const { make } = open({ atOnce: 1, limitMs: 50 })
  await expect(make('hang')).rejects.toMatchObject(UNAVAILABLE)
})

test('a process that has grown too large is replaced', async () => {
  const { make } = open({ atOnce: 1 })
  const large = await make('grow')
  expect(await make('answer')).not.toBe(large)
})

test('an idle process ends', async () => {
  const { make } = open({ atOnce: 1, idleMs: 0 })
  const pid = Number(await make('answer'))
  await expect.poll(() => isRunning(pid)).toBe(false)
})

test('a mistake in a template is an error of the shop, and the process goes on', async () => {
  const { make } = open({ atOnce: 1 })
  const before = await make('answer')
  await expect(make('mistake')).rejects.toThrow('a.typ has a mistake: no such thing')
  expect(await make('answer')).toBe(before)
})

test('closing refuses what is being made and what comes later', async () => {
  const { make, documents } = open({ atOnce: 1 })
  const running = make('hang')
  const waiting = make('answer')
  documents.close()
  await expect(running).rejects.toMatchObject(UNAVAILABLE)
  await expect(waiting).rejects.toMatchObject(UNAVAILABLE)
  await expect(make('answer')).rejects.toMatchObject(UNAVAILABLE)
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
