import { join } from 'node:path'
import type { Mailer } from './letter.ts'
import { openOutbox } from './outbox-mailer.ts'
import { openSmtp } from './smtp-mailer.ts'

export interface MailWish {
  /** Without it letters become files in the data directory's outbox. */
  readonly smtpUrl: string | undefined
  readonly dataDir: string
  /** Who the letters are from. */
  readonly address: string
}

export interface Mailing {
  readonly mailer: Mailer
  /** The folder that emails are kept in; null where they are sent. */
  readonly outbox: string | null
}

export function openMailer({ smtpUrl, dataDir, address }: MailWish): Mailing {
  if (smtpUrl !== undefined) return { mailer: openSmtp({ url: smtpUrl, address }), outbox: null }
  const outbox = join(dataDir, 'outbox')
  return { mailer: openOutbox({ folder: outbox, address }), outbox }
}
