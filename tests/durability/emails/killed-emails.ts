import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type MailServer, startMailServer } from '../../support/mail/mail-server.ts'
import { STAFF_EMAIL } from '../../support/shop/test-shop.ts'
import { runShop, type ShopLocation } from '../shop/shop-process.ts'

const MOST_MESSAGES_A_ROUND = 12
/** The limit allows for the heartbeat of a killed process and some pauses between tries. */
const ARRIVAL_LIMIT_MS = 180_000
/** Kinds of emails for one message of the contact form, of each of which a process sends so many at a time. */
const [KINDS, AT_ONCE] = [2, 10]

export interface KilledEmails {
  readonly kills: number
  readonly messages: number
  readonly emails: number
  /** Emails that an acknowledged message never made. */
  readonly missing: readonly string[]
  /** Emails that arrived more often than they were written. */
  readonly repeated: number
  /** Duplicates that cannot be recognized as such, or more of them than kills explain. */
  readonly faults: readonly string[]
}

/** Kills a shop between acknowledging messages and sending their emails, time and again; in the end all emails must be there. */
export async function killBeforeEmails({ rounds, databaseUrl }: { rounds: number; databaseUrl?: string }): Promise<KilledEmails> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-emails-'))
  const mail = await startMailServer()
  const where: ShopLocation = { folder, smtpUrl: mail.url, databaseUrl }
  const acknowledged: string[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      // Every other round no email gets out before the kill; in the rest some are on their way.
      mail.be(round % 2 === 0 ? { kind: 'hangs', at: 'greeting' } : { kind: 'takes' })
      acknowledged.push(...(await writeUntilKilled(where, round)))
    }
    mail.be({ kind: 'takes' })
    const last = await runShop(where)
    const missing = await untilAllThere(mail, acknowledged)
    await last.kill()
    return verdictOf(mail, { kills: rounds, acknowledged, missing })
  } finally {
    await mail.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Senders of the messages that were acknowledged. */
async function writeUntilKilled(where: ShopLocation, round: number): Promise<string[]> {
  const { origin, kill } = await runShop(where)
  const wanted = randomInt(1, MOST_MESSAGES_A_ROUND + 1)
  const answered: string[] = []
  const write = async (n: number) => {
    const email = `round${round}-${n}@people.example`
    try {
      const body = JSON.stringify({ name: 'Mona', email, message: 'Written before the kill.' })
      const answer = await fetch(`${origin}/api/contact/add`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      if (answer.status === 200) answered.push(email)
    } catch {
      // The kill was faster than the answer.
    }
    if (answered.length >= wanted) await kill()
  }
  await Promise.all(Array.from({ length: MOST_MESSAGES_A_ROUND }, (_, n) => write(n)))
  await kill()
  return answered
}

async function untilAllThere(mail: MailServer, senders: readonly string[]): Promise<string[]> {
  for (const start = Date.now(); Date.now() - start < ARRIVAL_LIMIT_MS; await mail.nextEmail(1000)) {
    if (missingOf(mail, senders).length === 0) return []
  }
  return missingOf(mail, senders)
}

function missingOf({ received }: MailServer, senders: readonly string[]): string[] {
  const thanked = new Set(received.map(({ to }) => to))
  const told = new Set(received.filter(({ to }) => to === STAFF_EMAIL).map(({ email }) => email.replyTo?.[0]?.address))
  return senders.flatMap((sender) => [
    ...(thanked.has(sender) ? [] : [`thanks to ${sender}`]),
    ...(told.has(sender) ? [] : [`notice of ${sender}`]),
  ])
}

function verdictOf(
  { received }: MailServer,
  { kills, acknowledged, missing }: { kills: number; acknowledged: readonly string[]; missing: readonly string[] },
): KilledEmails {
  const ids = new Map<string, Set<string>>()
  for (const { to, email } of received) {
    const about = `${to} ${email.replyTo?.[0]?.address ?? ''}`
    ids.set(about, (ids.get(about) ?? new Set()).add(email.messageId ?? ''))
  }
  const strangers = [...ids].filter(([, known]) => known.size > 1).map(([about]) => `${about} under several ids`)
  const repeated = received.length - ids.size
  const tooMany = repeated > kills * KINDS * AT_ONCE ? [`${repeated} repeated after ${kills} kills`] : []
  return { kills, messages: acknowledged.length, emails: ids.size, missing, repeated, faults: [...strangers, ...tooMany] }
}
