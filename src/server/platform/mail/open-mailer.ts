import { join } from 'node:path'
import type { Mailer } from './email.ts'
import { withLogo } from './email-logo.ts'
import { openOutbox } from './outbox-mailer.ts'
import { openSmtp } from './smtp-mailer.ts'

export interface MailOptions {
  /** Without it, emails become files in the data directory's outbox. */
  readonly smtpUrl: string | undefined
  /** The most connections that this process opens at the same time. */
  readonly connections: number
  readonly dataDir: string
  /** The sender's address. */
  readonly address: () => string
  /** The bytes of the owner's logo; null without one. */
  readonly readLogo: () => Promise<Buffer | null>
}

export interface Mailing {
  readonly mailer: Mailer
  /** The folder that emails are written to; null when a mail server sends them. */
  readonly outbox: string | null
}

export function openMailer({ smtpUrl, connections, dataDir, address, readLogo }: MailOptions): Mailing {
  if (smtpUrl !== undefined) return { mailer: withLogo(openSmtp({ url: smtpUrl, address, connections }), readLogo), outbox: null }
  const outbox = join(dataDir, 'outbox')
  return { mailer: withLogo(openOutbox({ folder: outbox, address }), readLogo), outbox }
}
