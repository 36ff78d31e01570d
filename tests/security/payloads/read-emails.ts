import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import PostalMime, { type Email } from 'postal-mime'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { FOREIGN_HOST, MARK } from './payloads.ts'

const HEADERS = new Set([
  'from',
  'reply-to',
  'to',
  'subject',
  'message-id',
  'auto-submitted',
  'x-request-id',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'date',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
])
const STILL_MS = 300

/** All emails of the shop, once none is left to write. */
export async function readEmails(shop: TestShop, outbox: string): Promise<Email[]> {
  const { db } = shop.accounts.database
  const isPending = async () => {
    const query = sql`select 1 from pgboss.job where name like 'email-%' and state in ('created', 'active') and start_after <= now() limit 1`
    return ((await db.execute(query)) as unknown as { rows: unknown[] }).rows.length > 0
  }
  while (await isPending()) await pause(STILL_MS)
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))))
}

export function showsPayload({ subject = '', html = '', text = '' }: Email): boolean {
  return `${subject}${html}${text}`.includes(MARK)
}

/** Wrong heads of an email. Its HTML is looked at in a browser. */
export function headFaults({ headers, from, to = [], cc = [], bcc = [], replyTo = [], subject = '', attachments }: Email): string[] {
  const keys = headers.map(({ key }) => key)
  const strange = keys.filter((key, at) => !HEADERS.has(key) || keys.indexOf(key) !== at)
  const receivers = [...to, ...replyTo].flatMap(({ address, group }) => (group === undefined ? [address ?? ''] : ['a group']))
  const named = `An email "${subject.slice(0, 60)}"`
  return [
    ...strange.map((key) => `${named} has a header ${key}`),
    ...[...cc, ...bcc].map(({ address }) => `${named} goes to ${address} too`),
    // A foreign address is right where it was typed as the whole of a field: emails to it are for its owner.
    ...receivers
      .filter((address) => /[\s,;<>"]/.test(address) || address === `all@${FOREIGN_HOST}`)
      .map((address) => `${named} names ${address}`),
    ...(from?.address === 'shop@shop.example' ? [] : [`${named} is from ${from?.address}`]),
    ...(/[\r\n]/.test(subject) ? [`${named} has a subject of several lines`] : []),
    ...attachments.filter(({ filename }) => /[/\\\r\n]/.test(filename ?? '')).map(({ filename }) => `${named} brings a file ${filename}`),
  ]
}
