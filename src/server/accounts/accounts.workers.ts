import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type PostDeps, workLetters } from '#server/platform/mail/letter-workers.ts'
import {
  type AccountLetterDeps,
  findReader,
  findReaderToWelcome,
  findReaderWithProofLink,
  findReaderWithResetLink,
} from './account-letters.service.ts'
import { emailChangeLetterJob, passwordChangedLetterJob, proofLetterJob, resetLetterJob, welcomeLetterJob } from './accounts.jobs.ts'
import { emailChangeLetter, passwordChangedLetter, proofLetter, resetLetter, welcomeLetter } from './accounts.mail.ts'

export function registerAccountWorkers(jobs: Jobs, deps: AccountLetterDeps & PostDeps & { readonly publicUrl: string }): void {
  const { publicUrl } = deps
  const withLink = { hasOwnLimit: true }
  const welcome = async ({ userId }: { readonly userId: string }) => {
    const found = await findReaderToWelcome(deps, userId)
    return found && { to: found.reader.email, ...welcomeLetter(found.reader, found.token, publicUrl) }
  }
  workLetters(jobs, deps, welcomeLetterJob, welcome, withLink)
  const reset = async ({ userId }: { readonly userId: string }) => {
    const found = await findReaderWithResetLink(deps, userId)
    return found && { to: found.reader.email, ...resetLetter(found.reader, found.token, publicUrl) }
  }
  workLetters(jobs, deps, resetLetterJob, reset, withLink)
  const proof = async ({ userId }: { readonly userId: string }) => {
    const found = await findReaderWithProofLink(deps, userId)
    return found && { to: found.to, ...proofLetter(found, publicUrl) }
  }
  workLetters(jobs, deps, proofLetterJob, proof, withLink)
  workLetters(jobs, deps, emailChangeLetterJob, async ({ userId, email, newEmail }) => {
    const reader = await findReader(deps, userId)
    const isGivenUp = reader?.email === email && reader.newEmail !== newEmail
    return reader === null || isGivenUp ? null : { to: email, ...emailChangeLetter({ ...reader, email, newEmail }, publicUrl) }
  })
  workLetters(jobs, deps, passwordChangedLetterJob, async ({ userId }) => {
    const reader = await findReader(deps, userId)
    return reader && { to: reader.email, ...passwordChangedLetter(reader, publicUrl) }
  })
}
