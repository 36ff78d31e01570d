import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { writeDurably } from '#server/platform/durable-file.ts'
import type { Email, Mailer } from './email.ts'
import { mimeMessage } from './mime-message.ts'

/** Writes emails as files, for a person or another program to pass on. Writing one twice makes one file. */
export function openOutbox({ folder, address }: { folder: string; address: () => string }): Mailer {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    atOnce: 1,
    async send(email: Email) {
      const { message } = await writer.sendMail(mimeMessage(email, address()))
      await mkdir(folder, { recursive: true })
      await writeDurably(join(folder, `${email.id}.eml`), message as Buffer)
    },
  }
}
