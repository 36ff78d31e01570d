import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import type { AppDeps } from '#server/app.ts'
import type { PageRequest, RenderedPage } from '#server/ssr.ts'
import type { FromPages, PagesStart, ToPages } from './pages-worker.ts'

export interface BuiltPages {
  readonly openPages: NonNullable<AppDeps['openPages']>
  close(): Promise<void>
}

/**
 * The built pages, for a shop under test. A thread of its own renders them: the tests' thread has loaded React's development build, which
 * renders several times slower. Where nothing reads the settings, those of the demo stand.
 */
export async function builtPages(publicUrl: string, readShop?: () => ShopSettings | undefined): Promise<BuiltPages> {
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
  const waiting = new Map<number, PromiseWithResolvers<RenderedPage | string>>()
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', fail)
  let questions = 0
  const ask = (question: { readonly render: PageRequest; readonly shop?: ShopSettings } | { readonly queryOf: PageRequest }) => {
    questions += 1
    const answering = Promise.withResolvers<RenderedPage | string>()
    waiting.set(questions, answering)
    send({ id: questions, ...question })
    return answering.promise
  }
  return {
    openPages: async (api) => {
      worker.on('message', async (message: FromPages) => {
        if ('failure' in message) fail(new Error(`A page could not be rendered. ${message.failure}`))
        else if ('asked' in message) send({ id: message.id, answer: await api(message.asked) })
        else {
          waiting.get(message.id)?.resolve(message.told)
          waiting.delete(message.id)
        }
      })
      return {
        queryOf: (request) => ask({ queryOf: request }) as Promise<string>,
        render: async (request) => {
          const shop = readShop?.()
          const page = (await ask({ render: request, ...(shop === undefined ? {} : { shop }) })) as RenderedPage
          // A buffer comes from another thread as plain bytes.
          return { ...page, html: Buffer.from(page.html) }
        },
      }
    },
    close: async () => {
      await worker.terminate()
    },
  }
}
