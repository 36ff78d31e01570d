import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startShop } from '../support/browser/shop-process.ts'
import { startPostgresCluster } from '../support/database/postgres-cluster.ts'
import { withOlderVersion } from './older-version.ts'
import { type Facts, found, missing, ownFacts, shownFacts, spendADay } from './upgrade-facts.ts'

/** The first version anybody could have installed, with the catalogue alone, and the first with accounts and requests. */
const VERSIONS = [
  { commit: '20b4aa7f', hasAccounts: false },
  { commit: '845cebfe', hasAccounts: true },
]
const PICTURES = 12

interface Before {
  readonly facts: Facts
  readonly found: Readonly<Record<string, number>>
}

/** The demo of old versions, used and then started by today's: everything is there, on both databases. `UPGRADE_FROM=COMMIT` takes one of them. */
export async function prove(): Promise<string> {
  const lines: string[] = []
  const { UPGRADE_FROM: only } = process.env
  for (const { commit, hasAccounts } of VERSIONS.filter((each) => only === undefined || each.commit === only)) {
    lines.push(
      await withOlderVersion(commit, async ({ start }) => {
        const upgrade = async (databaseUrl?: string) => {
          const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-upgrade-'))
          const settings = { DATA_DIR: dataDir, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) }
          try {
            const older = await start(settings)
            const before = await use(older.origin, hasAccounts).finally(older.stop)
            return await compareToday(settings, before, hasAccounts)
          } finally {
            fs.rmSync(dataDir, { recursive: true, force: true })
          }
        }
        const embedded = await upgrade()
        const cluster = await startPostgresCluster()
        try {
          return `${commit}: embedded ${embedded}; PostgreSQL ${await upgrade(await cluster.createDatabase('shop'))}`
        } finally {
          await cluster.stop()
        }
      }),
    )
  }
  return lines.join(' | ')
}

async function use(origin: string, hasAccounts: boolean): Promise<Before> {
  if (hasAccounts) await spendADay(origin, 'BEFORE-1')
  const facts = { ...(await shownFacts(origin)), ...(hasAccounts ? await ownFacts(origin) : {}) }
  return { facts, found: await found(origin) }
}

async function compareToday(settings: Readonly<Record<string, string>>, before: Before, hasAccounts: boolean): Promise<string> {
  const shop = await startShop(settings)
  try {
    const after = { ...(await shownFacts(shop.url)), ...(hasAccounts ? await ownFacts(shop.url) : {}) }
    const faults = [...missing(before.facts, after), ...(await unseen(shop.url, after)), ...(await unfound(shop.url, before))]
    if (faults.length > 0) throw new Error(`${faults.length} differences\n${faults.slice(0, 40).join('\n')}`)
    if (hasAccounts) await spendADay(shop.url, 'AFTER-1')
    const records = Object.values(before.facts).reduce((sum, list) => sum + list.length, 0)
    return `${records} records as they were`
  } finally {
    await shop.stop()
  }
}

/** Pictures that no longer come, the uploaded one first. */
async function unseen(origin: string, { products = [] }: Facts): Promise<string[]> {
  const newestFirst = products.toSorted((a: { created: string }, b: { created: string }) => b.created.localeCompare(a.created))
  const addresses = newestFirst.flatMap(({ imageUrl }: { imageUrl: string | null }) => (imageUrl === null ? [] : [imageUrl]))
  const faults: string[] = addresses.length < PICTURES ? [`${addresses.length} products have a picture`] : []
  for (const address of addresses.slice(0, PICTURES)) {
    const answer = await fetch(new URL(address, origin))
    const bytes = await answer.bytes()
    const type = answer.headers.get('content-type')
    if (!answer.ok || type?.startsWith('image/') !== true || bytes.length === 0) faults.push(`${address} answers ${answer.status} ${type}`)
  }
  return faults
}

/** Ranking and synonyms may have changed since; terms that found much must not find nothing or half. */
async function unfound(origin: string, before: Before): Promise<string[]> {
  const after = await found(origin)
  return Object.entries(before.found).flatMap(([term, count]) =>
    (after[term] ?? 0) * 2 < count || after[term] === 0 ? [`"${term}" found ${count} and finds ${after[term]}`] : [],
  )
}
