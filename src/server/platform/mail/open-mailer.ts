import { join } from 'node:path'
import type { Mailer } from './email.ts'
import { openOutbox } from './outbox-mailer.ts'
import { openSmtp } from './smtp-mailer.ts'

export interface MailOptions {
  /** Without it, emails become files in the data directory's outbox. */
  readonly smtpUrl: string | undefined
  readonly dataDir: string
  /** The sender's address. */
  readonly address: () => string
}

export interface Mailing {
  readonly mailer: Mailer
  /** The folder that emails are written to; null when a mail server sends them. */
  readonly outbox: string | null
}

export function openMailer({ smtpUrl, dataDir, address }: MailOptions): Mailing {
  if (smtpUrl !== undefined) return { mailer: openSmtp({ url: smtpUrl, address }), outbox: null }
  const outbox = join(dataDir, 'outbox')
  return { mailer: openOutbox({ folder: outbox, address }), outbox }
}
