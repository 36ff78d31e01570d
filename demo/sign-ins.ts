import { findAccountByEmail } from '#server/accounts/accounts.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './data/people.ts'

/** Lists the demo's sign-ins for the terminal; empty where the database holds another shop. */
export async function demoSignIns(db: Db): Promise<string> {
  const emails = DEMO_SIGN_INS.map(({ email }) => email)
  for (const email of emails) {
    if ((await findAccountByEmail(db, email)) === null) return ''
  }
  return `Demo sign-ins, all with the password ${DEMO_PASSWORD}:\n${emails.map((email) => `  ${email}\n`).join('')}`
}
