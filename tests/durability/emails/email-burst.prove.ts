import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { onPostgres } from '../../support/database/on-postgres.ts'
import { type MailServer, type Mood, startMailServer } from '../../support/mail/mail-server.ts'
import { runShop } from '../shop/shop-process.ts'

export const RUNS_ALONE = true

const MESSAGES = 500
/** One to the sender and one to the shop. */
const EMAILS = 2 * MESSAGES
const SENDERS = 16
const PER_SECOND_LEAST = 50
const AGAIN_AFTER_MS = 500
const MOOD_MS = 2_000
const ARRIVAL_LIMIT_MS = 300_000
const TROUBLES: readonly Mood[] = [
  { kind: 'dies' },
  { kind: 'refuses-email', code: 451, text: '4.3.0 Try later' },
  { kind: 'hangs', at: 'recipient' },
]

/** A burst of emails from one process: how many leave in a second, and that trouble of the mail server in the middle loses and doubles none. */
export async function prove(): Promise<string> {
  return onPostgres(async (makeDatabase) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-burst-'))
    const mail = await startMailServer()
    const shop = await runShop({ folder, smtpUrl: mail.url, databaseUrl: await makeDatabase() })
    try {
      const begun = performance.now()
      await writeMessages(shop.origin, 'calm')
      await untilArrived(mail, EMAILS)
      const perSecond = Math.round(EMAILS / ((performance.now() - begun) / 1_000))
      const connections = mail.connections()
      const writing = writeMessages(shop.origin, 'rough')
      for (const mood of TROUBLES) {
        mail.be(mood)
        await setTimeout(MOOD_MS)
        mail.be({ kind: 'takes' })
        await setTimeout(MOOD_MS)
      }
      await writing
      await untilArrived(mail, 2 * EMAILS)
      const ids = new Set(mail.received.map(({ email }) => email.messageId))
      const line = `${EMAILS} emails over ${connections} connections, ${perSecond} a second with the messages that caused them; ${EMAILS} more past a server that died, refused and fell silent: ${2 * EMAILS - ids.size} missing, ${mail.received.length - ids.size} doubled`
      if (ids.size !== 2 * EMAILS || mail.received.length !== ids.size || perSecond < PER_SECOND_LEAST) throw new Error(line)
      return line
    } finally {
      await shop.kill()
      await mail.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    }
  })
}

async function writeMessages(origin: string, name: string): Promise<void> {
  let next = 0
  const write = async () => {
    while (next < MESSAGES) {
      const email = `${name}${next++}@people.example`
      const body = JSON.stringify({ name: 'Mona', email, message: 'Is the oven there?' })
      const send = () => fetch(`${origin}/api/contact/add`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      let { status } = await send()
      // Told to come back.
      for (; status === 503; { status } = await send()) await setTimeout(AGAIN_AFTER_MS)
      if (status !== 200) throw new Error(`a message was answered with ${status}`)
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, write))
}

async function untilArrived({ received, nextEmail }: MailServer, count: number): Promise<void> {
  for (const start = Date.now(); received.length < count && Date.now() - start < ARRIVAL_LIMIT_MS; ) await nextEmail(1_000)
}
