import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isJobQueue, type JobQueue } from './platform/jobs/jobs.ts'

/** Reads every job that a slice exports from a `.jobs.ts`, by itself or in an object of them: a process of the shop may send these. */
export async function readShopJobs(): Promise<readonly JobQueue[]> {
  const files = globSync('*/**/*.jobs.ts', { cwd: import.meta.dirname }).toSorted()
  const modules = await Promise.all(files.map(importFrom))
  return modules.flatMap((module) =>
    Object.values(module).flatMap((exported) => (isJobQueue(exported) ? [exported] : jobsWithin(exported))),
  )
}

async function importFrom(file: string): Promise<object> {
  return import(pathToFileURL(join(import.meta.dirname, file)).href)
}

function jobsWithin(exported: unknown): readonly JobQueue[] {
  return typeof exported === 'object' && exported !== null ? Object.values(exported).filter(isJobQueue) : []
}
