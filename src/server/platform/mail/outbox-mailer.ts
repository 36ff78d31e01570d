import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { composed } from './compose.ts'
import type { Email, Mailer } from './email.ts'

/** Writes emails as files, for a person or another program to pass on. Writing one twice makes one file. */
export function openOutbox({ folder, address }: { folder: string; address: () => string }): Mailer {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    atOnce: 1,
    async send(email: Email) {
      const { message } = await writer.sendMail(composed(email, address()))
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${email.id}.eml`)
      await writeOnDisk(`${path}.part`, message as Buffer)
      await rename(`${path}.part`, path)
      await syncFolder(folder)
    },
  }
}

async function writeOnDisk(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Puts the file's name on disk too. Windows cannot and refuses. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
