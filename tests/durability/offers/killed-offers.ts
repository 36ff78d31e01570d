import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { type MailServer, startMailServer } from '../../support/mail/mail-server.ts'
import { sampleOffer } from '../../support/offers.ts'
import { laterDay } from '../../support/shop/offering.ts'
import { signedIn } from '../../support/shop/people.ts'
import { openTestShop } from '../../support/shop/test-shop.ts'
import { ask, type Customer } from '../shop/order-customers.ts'
import { type RunningShop, runShop, type ShopLocation, withDatabase } from '../shop/shop-process.ts'

const SELLERS = 3
const MOST_SENT_BEFORE_KILL = 5
/** The limit allows for the heartbeat of a killed process and some pauses between tries. */
const ARRIVAL_LIMIT_MS = 240_000

export interface KilledOffers {
  readonly kills: number
  /** Offers whose sending was acknowledged. */
  readonly acknowledged: number
  readonly offers: number
  readonly emails: number
  /** Emails that arrived more than once, each time under the same Message-ID. */
  readonly repeated: number
  readonly faults: readonly string[]
}

interface WrittenOffer {
  readonly id: string
  readonly number: string
  readonly to: string
  isAcknowledged: boolean
}

interface Selling {
  readonly staff: Customer
  readonly offers: WrittenOffer[]
  readonly faults: string[]
}

/** Kills a shop while offers are written and sent, time and again; in the end every acknowledged one is sent, once, under its own number. */
export async function killWhileSending({ rounds, databaseUrl }: { rounds: number; databaseUrl?: string }): Promise<KilledOffers> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-offers-'))
  const mail = await startMailServer()
  const location: ShopLocation = { folder, smtpUrl: mail.url, databaseUrl }
  try {
    const selling: Selling = { staff: await withDatabase(location, signInStaff), offers: [], faults: [] }
    const { offers, faults } = selling
    for (let round = 0; round < rounds; round += 1) {
      // Emails are on their way in one round and can't get out in the next.
      mail.be(round % 2 === 0 ? { kind: 'takes' } : { kind: 'hangs', at: 'email' })
      await sendUntilKilled(await runShop(location), selling)
    }
    mail.be({ kind: 'takes' })
    await withDatabase(location, endPauses)
    const last = await runShop(location)
    const acknowledged = offers.filter(({ isAcknowledged }) => isAcknowledged)
    faults.push(...(await untilArrived(mail, acknowledged)))
    await last.kill()
    faults.push(...(await withDatabase(location, (database) => untrueOffers(database, offers))), ...severalIds(mail))
    const emails = new Set(mail.received.map(({ to }) => to)).size
    const repeated = mail.received.length - emails
    return { kills: rounds, acknowledged: acknowledged.length, offers: offers.length, emails, repeated, faults }
  } finally {
    await mail.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function signInStaff(database: Database): Promise<Customer> {
  const shop = await openTestShop(database)
  try {
    return { email: '', ...(await signedIn(shop, 'admin')) }
  } finally {
    await shop.close()
  }
}

/** An email that was begun in many rounds pauses for up to an hour between tries; the proof does not wait for that. Reminders stay for their day. */
async function endPauses({ db }: Database): Promise<void> {
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
}

async function sendUntilKilled(running: RunningShop, selling: Selling): Promise<void> {
  let left = randomInt(1, MOST_SENT_BEFORE_KILL + 1)
  const sendOn = async () => {
    while (left > 0) {
      await writeAndSend(running, selling)
      left -= 1
      if (left === 0) await running.kill()
    }
  }
  // Sellers who wait for an answer when the kill comes get none.
  await Promise.all(Array.from({ length: SELLERS }, () => sendOn().catch(() => {})))
  await running.kill()
}

async function writeAndSend({ origin }: RunningShop, { staff, offers, faults }: Selling): Promise<void> {
  const call = async (what: string, body: object) => {
    const { status, json } = await ask(origin, staff, what, body)
    if (status !== 200) faults.push(`${what} was answered ${status} ${JSON.stringify(json)}`)
    return json
  }
  const made = (await call('POST /api/offer/add', {})).offer
  const offer = { id: made._id, number: made.number, to: `customer-${made.number}@people.example`.toLowerCase(), isAcknowledged: false }
  offers.push(offer)
  const addressee = { ...sampleOffer().addressee, email: offer.to }
  const content = sampleOffer({ validUntil: laterDay(), addressee })
  const { revision } = await call(`PUT /api/offer/${offer.id}/draft`, { draft: { content } })
  const sent = await call(`POST /api/offer/${offer.id}/send`, { ways: ['email'], version: revision })
  offer.isAcknowledged = sent.success === true
}

async function untilArrived(mail: MailServer, offers: readonly WrittenOffer[]): Promise<string[]> {
  const missing = () => {
    const reached = new Set(mail.received.map(({ to }) => to))
    return offers.filter(({ to }) => !reached.has(to)).map(({ number }) => `no email of ${number}`)
  }
  for (const start = Date.now(); Date.now() - start < ARRIVAL_LIMIT_MS; await mail.nextEmail(1000)) {
    if (missing().length === 0) return []
  }
  return missing()
}

/** Each address gets one email in all: a second one is a repetition, and mail programs know it by its id. */
function severalIds({ received }: MailServer): string[] {
  const byReader = Map.groupBy(received, ({ to }) => to)
  return [...byReader].flatMap(([to, emails]) => {
    const ids = new Set(emails.map(({ email }) => email.messageId))
    return ids.size === 1 && !ids.has(undefined) ? [] : [`${to} got ${[...ids].join(', ')}`]
  })
}

/** Offers whose number or state is not what was answered, and numbers that were given twice or left out. */
async function untrueOffers({ db }: Database, offers: readonly WrittenOffer[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; number: string; state: string; sent: number }>(sql`
    select o.id, 'Q-' || o.year || '-' || lpad(o.number::text, 5, '0') as number, v.state,
      (select count(*)::int from offer_events e where e.offer_id = o.id and e.kind like 'sent%') as sent
    from offers o join offer_versions v on v.offer_id = o.id`)
  const [counter] = (await db.execute<{ last: number }>(sql`select last from offer_counters`)).rows
  const byId = new Map(rows.map((row) => [row.id, row]))
  const isTrue = ({ id, number, isAcknowledged }: WrittenOffer) => {
    const row = byId.get(id)
    if (row === undefined || row.number !== number) return false
    // A send that was not acknowledged may have happened all the same.
    return row.state === 'sent' ? row.sent === 1 : !isAcknowledged && row.state === 'draft' && row.sent === 0
  }
  const untrue = offers.filter((offer) => !isTrue(offer)).map(({ id, number }) => `${number} became ${JSON.stringify(byId.get(id))}`)
  const isCounted = counter?.last === rows.length && new Set(rows.map(({ number }) => number)).size === rows.length
  return [...untrue, ...(isCounted ? [] : [`${rows.length} offers were counted up to ${counter?.last}`])]
}
