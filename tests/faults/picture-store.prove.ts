import { setTimeout as pause } from 'node:timers/promises'
import { startShop } from '../support/browser/shop-process.ts'
import { flagsFor } from '../support/child-environment.ts'
import { startS3Server } from '../support/s3/s3-server.ts'
import { counted, DailyWork, send, until } from './daily-work.ts'
import { type Line, startSwitch } from './tcp-switch.ts'

const LINES: readonly Line[] = ['refuses', 'hangs', 'cuts']
const TROUBLE_MS = { full: 5_000, small: 800 }
/** After each act; in a small run the tests beside it get the processor meanwhile. */
const REST_MS = { full: 0, small: 200 }
const WORKERS = 3

/** The store of pictures refuses, falls silent, breaks off and answers errors, while products and files are uploaded. */
export async function prove(size: 'full' | 'small'): Promise<string> {
  const store = await startS3Server()
  const line = await startSwitch(Number(new URL(store.endpoint).port))
  const s3 = {
    S3_ENDPOINT: `http://127.0.0.1:${line.port}`,
    S3_BUCKET: store.bucket,
    S3_REGION: store.region,
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
  }
  const shop = await startShop(s3, { flags: flagsFor(size) })
  try {
    const work = await DailyWork.begin(shop.url, 'STORE')
    let isOver = false
    const working = Array.from({ length: WORKERS }, () =>
      work.go(
        () => shop.url,
        () => isOver,
        REST_MS[size],
      ),
    )
    let slowestMs = 0
    const trouble = async (begin: () => void, end: () => void, meanwhile: () => Promise<void> = async () => {}) => {
      begin()
      const over = Date.now() + TROUBLE_MS[size]
      for (let n = 0; Date.now() < over; n += 1) {
        const asked = Date.now()
        const pages = [await send(shop.url, `GET /shop?page=${(n % 20) + 1}`), await send(shop.url, 'GET /readyz')]
        slowestMs = Math.max(slowestMs, Date.now() - asked)
        if (pages.some(({ status }) => status !== 200)) work.faults.push(`pages answer ${pages.map(({ status }) => status)}`)
        await pause(50)
      }
      await meanwhile()
      end()
      await until('uploads go on', async () => (await work.product(shop.url)).status === 200)
    }
    for (const each of LINES)
      await trouble(
        () => line.be(each),
        () => line.be('passes'),
      )
    for (const status of [500, 503, 403])
      await trouble(
        () => {
          store.failWith = status
        },
        () => {
          store.failWith = undefined
        },
        async () => {
          const { status: answered } = await work.product(shop.url)
          if (answered !== 503) work.faults.push(`an upload is answered ${answered} while the store answers ${status}`)
        },
      )
    isOver = true
    await Promise.all(working)
    const faults = await work.check(shop.url)
    const told = `${work.acknowledged} acknowledged of ${work.attempted} (${counted(work.statuses)}); a page and a look at readiness took ${slowestMs} ms at most; ${faults.length} lost, half or answered otherwise`
    if (faults.length > 0 || work.acknowledged === 0) throw new Error([told, ...faults.slice(0, 10), ...shop.log().slice(-10)].join('\n'))
    return told
  } finally {
    await shop.stop()
    shop.remove()
    await line.close()
    await store.close()
  }
}
