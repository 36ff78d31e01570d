import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { registerBackupWorkers } from './backup/backup.workers.ts'
import type { JobQueue, Jobs } from './platform/jobs/jobs.ts'
import { SHOP_JOBS } from './shop-jobs.ts'
import { registerWorkers } from './shop-workers.ts'

const names = SHOP_JOBS.map(({ name }) => name).toSorted()

function isJob(value: unknown): value is JobQueue {
  return typeof value === 'object' && value !== null && 'name' in value && 'payload' in value
}

test('every job that a slice defines can be sent', async () => {
  const files = globSync('*/**/*.jobs.ts', { cwd: import.meta.dirname })
  expect(files.length).toBeGreaterThan(5)
  const modules: object[] = await Promise.all(files.map((file) => import(path.join(import.meta.dirname, file))))
  const defined = modules.flatMap((module) => Object.values(module).flat().filter(isJob))
  expect([...new Set(defined.map(({ name }) => name))].toSorted()).toEqual(names)
})

test('every job of the shop has one worker', () => {
  const worked: string[] = []
  const jobs: Jobs = {
    send: async () => undefined,
    work: ({ name }) => void worked.push(name),
    start: async () => undefined,
    stop: async () => undefined,
  }
  const deps = {} as Parameters<typeof registerWorkers>[1]
  registerWorkers(jobs, { ...deps, media: {} as typeof deps.media, emails: { mailer: {} } as typeof deps.emails })
  registerBackupWorkers(jobs, {} as Parameters<typeof registerBackupWorkers>[1])
  expect(worked.toSorted()).toEqual(names)
})
