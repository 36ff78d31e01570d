import { parentPort, workerData } from 'node:worker_threads'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { createPages, type InProcessTransport, type PageRequest, type RenderedPage } from '#server/ssr.ts'

// This file is a thread's entry: importing it starts the thread's work.

type Asked = Parameters<InProcessTransport>[0]
type Answered = Awaited<ReturnType<InProcessTransport>>

export interface PagesStart {
  readonly buildDir: string
  readonly publicUrl: string
}
/** Each number matches an answer to its question. */
export type ToPages =
  /** `shop` holds the settings that stand; without it the demo's do. */
  | { readonly id: number; readonly render: PageRequest; readonly shop?: ShopSettings }
  | { readonly id: number; readonly queryOf: PageRequest }
  | { readonly id: number; readonly answer: Answered }
export type FromPages =
  | { readonly id: number; readonly told: RenderedPage | string }
  | { readonly id: number; readonly asked: Asked }
  | { readonly failure: string }

const tell = (message: FromPages) => parentPort?.postMessage(message)
const asking = new Map<number, (answer: Answered) => void>()
let questions = 0
let shop: ShopSettings = DEMO_SETTINGS.shop

const api: InProcessTransport = (asked) =>
  new Promise((resolve) => {
    questions += 1
    asking.set(questions, resolve)
    tell({ id: questions, asked })
  })

const pages = await createPages({
  ...(workerData as PagesStart),
  api,
  readShop: () => shop,
  onError: (error, { path }) => tell({ failure: `${path}: ${String(error)}` }),
  onEarlyScripts: (failure) => tell({ failure }),
})

parentPort?.on('message', async (message: ToPages) => {
  if ('render' in message) {
    shop = message.shop ?? DEMO_SETTINGS.shop
    tell({ id: message.id, told: await pages.render(message.render) })
    return
  }
  if ('queryOf' in message) {
    tell({ id: message.id, told: await pages.queryOf(message.queryOf) })
    return
  }
  asking.get(message.id)?.(message.answer)
  asking.delete(message.id)
})
