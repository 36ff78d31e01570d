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

export function openMailer({ smtpUrl, dataDir, address }: MailWish): Mailer {
  return smtpUrl === undefined ? openOutbox({ folder: join(dataDir, 'outbox'), address }) : openSmtp({ url: smtpUrl, address })
}
