import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type EmailWorkerDeps, workEmails } from '#server/platform/mail/email-workers.ts'
import {
  type AccountEmailDeps,
  findReader,
  findReaderToWelcome,
  findReaderWithProofLink,
  findReaderWithResetLink,
} from './account-emails.service.ts'
import {
  emailChangeEmailJob,
  passwordChangedEmailJob,
  proofEmailJob,
  resetEmailJob,
  userSearchTextsJob,
  welcomeEmailJob,
} from './accounts.jobs.ts'
import { emailChangeEmail, passwordChangedEmail, proofEmail, resetEmail, welcomeEmail } from './accounts.mail.ts'
import { fillSearchTexts } from './search-texts.service.ts'

export function registerAccountWorkers(jobs: Jobs, deps: AccountEmailDeps & EmailWorkerDeps): void {
  const { site } = deps
  jobs.work(userSearchTextsJob, (_, { signal }) => fillSearchTexts(deps.database, signal))
  const withLink = { hasOwnLimit: true }
  const welcome = async ({ userId }: { readonly userId: string }) => {
    const found = await findReaderToWelcome(deps, userId)
    return found && { to: found.reader.email, ...welcomeEmail(found.reader, found.token, site()) }
  }
  workEmails(jobs, deps, welcomeEmailJob, welcome, withLink)
  const reset = async ({ userId }: { readonly userId: string }) => {
    const found = await findReaderWithResetLink(deps, userId)
    return found && { to: found.reader.email, ...resetEmail(found.reader, found.token, site()) }
  }
  workEmails(jobs, deps, resetEmailJob, reset, withLink)
  const proof = async ({ userId }: { readonly userId: string }) => {
    const found = await findReaderWithProofLink(deps, userId)
    return found && { to: found.to, ...proofEmail(found, site()) }
  }
  workEmails(jobs, deps, proofEmailJob, proof, withLink)
  workEmails(jobs, deps, emailChangeEmailJob, async ({ userId, email, newEmail }) => {
    const reader = await findReader(deps, userId)
    const isGivenUp = reader?.email === email && reader.newEmail !== newEmail
    return reader === null || isGivenUp ? null : { to: email, ...emailChangeEmail({ ...reader, email, newEmail }, site()) }
  })
  workEmails(jobs, deps, passwordChangedEmailJob, async ({ userId }) => {
    const reader = await findReader(deps, userId)
    return reader && { to: reader.email, ...passwordChangedEmail(reader, site()) }
  })
}
