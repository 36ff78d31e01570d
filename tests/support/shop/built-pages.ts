import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { AppDeps } from '#server/app.ts'
import type { RenderedPage } from '#server/ssr.ts'
import type { FromPages, PagesStart, ToPages } from './pages-worker.ts'

export interface BuiltPages {
  readonly openPages: NonNullable<AppDeps['openPages']>
  close(): Promise<void>
}

/**
 * The built pages, for a shop under test. A thread of its own renders them: the tests' thread has loaded React's development build, which
 * renders several times slower.
 */
export async function builtPages(publicUrl: string): Promise<BuiltPages> {
  const builder = (await import(pathToFileURL(`${process.cwd()}/scripts/lib/build.mjs`).href)) as {
    ensureBuilt(options: { quiet: boolean }): Promise<void>
  }
  await builder.ensureBuilt({ quiet: true })
  const start: PagesStart = { buildDir: `${process.cwd()}/build`, publicUrl }
  const worker = new Worker(new URL('./pages-worker.ts', import.meta.url), {
    workerData: start,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const send = (message: ToPages) => worker.postMessage(message)
  const waiting = new Map<number, PromiseWithResolvers<RenderedPage>>()
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', fail)
  let renders = 0
  return {
    openPages: async (api) => {
      worker.on('message', async (message: FromPages) => {
        if ('failure' in message) fail(new Error(`A page could not be rendered. ${message.failure}`))
        else if ('asked' in message) send({ id: message.id, answer: await api(message.asked) })
        else {
          waiting.get(message.id)?.resolve(message.page)
          waiting.delete(message.id)
        }
      })
      return {
        render: (request) => {
          renders += 1
          const rendering = Promise.withResolvers<RenderedPage>()
          waiting.set(renders, rendering)
          send({ id: renders, render: request })
          return rendering.promise
        },
      }
    },
    close: async () => {
      await worker.terminate()
    },
  }
}
