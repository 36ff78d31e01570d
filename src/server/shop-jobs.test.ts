import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { registerBackupWorkers } from './backup/backup.workers.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import { readShopJobs } from './shop-jobs.ts'
import { registerWorkers } from './shop-workers.ts'

const namesOf = async () => (await readShopJobs()).map(({ name }) => name).toSorted()

test('every job that a slice defines is found, once', async () => {
  const names = await namesOf()
  expect(new Set(names).size).toBe(names.length)
  // The four stand alone in a file, among others, in an object, and in a folder of the slice.
  expect(names).toEqual(expect.arrayContaining(['backup', 'email-reset', 'email-order', 'email-weekly-figures']))
  const texts = globSync('*/**/*.ts', { cwd: import.meta.dirname, exclude: ['platform/**', '**/*.test.ts'] }).map((file) => ({
    file,
    text: readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  }))
  const defined = texts.flatMap(({ file, text }) => Array.from(text.matchAll(/\bdefine(?:Email)?Job\(/g), () => file))
  expect(defined.filter((file) => !file.endsWith('.jobs.ts'))).toEqual([])
  expect(defined).toHaveLength(names.length)
})

test('every job of the shop has one worker', async () => {
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
  expect(worked.toSorted()).toEqual(await namesOf())
})
