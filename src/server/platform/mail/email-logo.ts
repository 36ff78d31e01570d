import type { Mailer } from './email.ts'

const CID = 'logo'
/** Emails fetch nothing when they are opened: the logo travels with them. */
export const LOGO_SRC = `cid:${CID}`

/** Puts the logo's bytes beside every email that shows it; one that is gone leaves its name. */
export function withLogo(mailer: Mailer, readLogo: () => Promise<Buffer | null>): Mailer {
  return {
    atOnce: mailer.atOnce,
    async send(email, signal) {
      const bytes = email.html.includes(`"${LOGO_SRC}"`) ? await readLogo() : null
      if (bytes === null) return mailer.send(email, signal)
      const logo = { name: 'logo.png', contentType: 'image/png', bytes, cid: CID }
      return mailer.send({ ...email, attachments: [...(email.attachments ?? []), logo] }, signal)
    },
  }
}
