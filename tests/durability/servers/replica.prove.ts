import { setTimeout } from 'node:timers/promises'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { startSwitch, type TcpSwitch } from '../../faults/tcp-switch.ts'
import { failingLog } from '../../support/database/failing-log.ts'
import { createTemplate, TEMPLATE_DATABASE } from '../../support/database/global-setup.ts'
import { administer, type PostgresCluster, startPostgresCluster } from '../../support/database/postgres-cluster.ts'
import { brandOf, signedIn } from '../../support/shop/people.ts'
import { openTestShop, type TestShop } from '../../support/shop/test-shop.ts'

const GIVEN_UP_AFTER_MS = 30_000
const SHOP = 'shop'

/** A shop on PostgreSQL with a streaming replica: visitors read the replica, and never what a change has made wrong. */
export async function prove(): Promise<string> {
  const primary = await startPostgresCluster()
  try {
    await createTemplate(primary)
    const databaseUrl = await primary.createDatabase(SHOP, TEMPLATE_DATABASE)
    const replica = await startPostgresCluster({ replicaOf: primary })
    const quiet = { ...failingLog, warn() {} }
    const own = new URL(replica.url(SHOP))
    const line = await startSwitch(Number(own.port))
    const readUrl = Object.assign(own, { hostname: '127.0.0.1', port: String(line.port) }).href
    const database = await openDatabase({ databaseUrl, readUrl, dataDir: '', log: quiet })
    try {
      const shop = await openTestShop(database)
      const done = await follow({ shop, database, replica, line })
      await shop.close()
      return done
    } finally {
      await line.close()
      await database.close()
      await replica.stop()
    }
  } finally {
    await primary.stop()
  }
}

interface Followed {
  readonly shop: TestShop
  readonly database: Database
  readonly replica: PostgresCluster
  readonly line: TcpSwitch
}

async function follow({ shop, database, replica, line }: Followed): Promise<string> {
  const replay = (move: 'pause' | 'resume') => administer(replica.url('postgres'), `SELECT pg_wal_replay_${move}()`)
  const admin = await signedIn(shop, 'admin')
  const names = async (headers?: Awaited<ReturnType<typeof signedIn>>): Promise<string[]> => {
    shop.app.cache.drop(null)
    const { json } = await shop.get('/api/brand/list', headers)
    return (json.brands as { name: string }[]).map(({ name }) => name).toSorted()
  }
  const expectNames = async (when: string, expected: readonly string[], headers?: Awaited<ReturnType<typeof signedIn>>) => {
    const found = await names(headers)
    if (found.join() !== expected.join()) throw new Error(`${when}: ${found.join()} instead of ${expected.join()}`)
  }
  /** Renames the brand without a word, so that only the replica still has the former name. */
  const readsReplica = async (brandId: string, name: string): Promise<boolean> => {
    await setTimeout(200)
    await replay('pause')
    const former = await names(admin)
    await database.runSql('UPDATE brands SET name = $2 WHERE id = $1', [brandId, name])
    const isReplica = (await names()).join() === former.join()
    await replay('resume')
    return isReplica
  }
  const until = async (what: string, check: () => Promise<boolean>) => {
    for (const start = Date.now(); !(await check()); await setTimeout(100)) {
      if (Date.now() - start > GIVEN_UP_AFTER_MS) throw new Error(`never: ${what}`)
    }
  }
  let renamed = 0
  const first = await brandOf(shop, 'merchant')
  await expectNames('after the first change', ['Brand of merchant'])
  const readAgain = () => until('visitors read the replica', () => readsReplica(first, `A ${++renamed}`))
  await readAgain()
  await replay('pause')
  await brandOf(shop, 'otherMerchant')
  await expectNames('while the replica lags', [`A ${renamed}`, 'Brand of otherMerchant'])
  await replay('resume')
  await readAgain()
  await replica.halt()
  await expectNames('without the replica', [`A ${renamed}`, 'Brand of otherMerchant'])
  await replica.resume()
  await readAgain()
  line.be('hangs')
  const silent = names()
  const waiting = new AbortController()
  const isAnswered = await Promise.race([silent, setTimeout(GIVEN_UP_AFTER_MS, null, { signal: waiting.signal })])
  waiting.abort()
  if (isAnswered === null) throw new Error('a replica that says nothing keeps visitors waiting')
  await expectNames('while the replica says nothing', [`A ${renamed}`, 'Brand of otherMerchant'])
  line.be('passes')
  await readAgain()
  return 'visitors read the replica; a change shows at once while it lags, and all while it is away or says nothing; they read it again afterwards'
}
