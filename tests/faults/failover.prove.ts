import { setTimeout as pause } from 'node:timers/promises'
import { startShop } from '../support/browser/shop-process.ts'
import { flagsFor } from '../support/child-environment.ts'
import { administer, type PostgresCluster, startPostgresCluster } from '../support/database/postgres-cluster.ts'
import { counted, DailyWork, isReady, send, until } from './daily-work.ts'
import { moveDemo } from './moved-demo.ts'
import { startSwitch } from './tcp-switch.ts'

/** Nobody rests in the full run; in a small one the tests beside it get the processor meanwhile. */
const SIZES = {
  full: { awayMs: 10_000, restarts: 5, betweenMs: 2_000, restMs: 0 },
  small: { awayMs: 1_000, restarts: 1, betweenMs: 500, restMs: 200 },
}
/** A reading that is under way each time may be told 503: away, dead, promoted, and at each restart. */
const CUTS = 3
/** Connections reach the replica before it may write. */
const STILL_READING_MS = 3_000
const WORKERS = 3
const DATABASE = 'shop'

/** PostgreSQL goes away for ten seconds, is restarted, dies and is replaced by its replica, while people work. */
export async function prove(size: keyof typeof SIZES): Promise<string> {
  const { awayMs, restarts, betweenMs, restMs } = SIZES[size]
  const primary = await startPostgresCluster()
  const line = await startSwitch(primary.port)
  let replica: PostgresCluster | undefined
  try {
    await moveDemo(await primary.createDatabase(DATABASE))
    const databaseUrl = `postgres://postgres@127.0.0.1:${line.port}/${DATABASE}`
    const shop = await startShop({ DATABASE_URL: databaseUrl }, { flags: flagsFor(size) })
    try {
      const work = await DailyWork.begin(shop.url, 'FAILOVER')
      let isOver = false
      const working = Array.from({ length: WORKERS }, () =>
        work.go(
          () => shop.url,
          () => isOver,
          restMs,
        ),
      )
      const home = readHome(shop.url, Math.max(20, restMs), () => isOver)
      const backAfter = async (what: string) => {
        const ms = await until(what, () => isReady(shop.url))
        await pause(betweenMs)
        return ms
      }
      await pause(betweenMs)
      await primary.halt()
      await pause(awayMs)
      await primary.resume()
      const backMs = await backAfter('ready after a time without PostgreSQL')
      let restartMs = 0
      for (let n = 0; n < restarts; n += 1) {
        await primary.halt()
        await primary.resume()
        restartMs = Math.max(restartMs, await backAfter('ready after a restart'))
      }
      replica = await startPostgresCluster({ replicaOf: primary })
      // An acknowledged change is on the replica too.
      await administer(primary.url('postgres'), "ALTER SYSTEM SET synchronous_standby_names = '*'")
      await administer(primary.url('postgres'), 'SELECT pg_reload_conf()')
      await pause(betweenMs)
      process.kill(primary.pid(), 'SIGQUIT')
      await primary.halt()
      line.leadTo(replica.port)
      await pause(STILL_READING_MS)
      await administer(replica.url('postgres'), 'SELECT pg_promote()')
      const failoverMs = await backAfter('ready on the promoted replica')
      await until('work is done on the promoted replica', async () => (await work.next(shop.url)).status === 200)
      isOver = true
      await Promise.all(working)
      const readings = await home
      const faults = await work.check(shop.url)
      const isTold = [...readings.keys()].every((status) => status === 200 || status === 503)
      if (!isTold || (readings.get(503) ?? 0) > CUTS + restarts) faults.push(`home was answered ${counted(readings)}`)
      if (work.acknowledged === 0) faults.push('nothing was acknowledged')
      const seconds = (ms: number) => (ms / 1000).toFixed(1)
      const told = `${work.acknowledged} acknowledged of ${work.attempted} (${counted(work.statuses)}), home ${counted(readings)}, ${faults.length} lost, half or answered otherwise; ready ${seconds(backMs)} s after ${seconds(awayMs)} s away, ${seconds(restartMs)} s after ${restarts} restarts, ${seconds(failoverMs)} s after the replica was promoted`
      if (faults.length > 0) throw new Error([told, ...faults.slice(0, 10), ...shop.log().slice(-10)].join('\n'))
      return told
    } finally {
      await shop.stop()
      shop.remove()
    }
  } finally {
    await line.close()
    await replica?.stop()
    await primary.stop()
  }
}

/** Visitors of the home page get the one from before. */
async function readHome(origin: string, restMs: number, isOver: () => boolean): Promise<ReadonlyMap<number, number>> {
  const statuses = new Map<number, number>()
  for (; !isOver(); await pause(restMs)) {
    const status = (await send(origin, 'GET /')).status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  return statuses
}
