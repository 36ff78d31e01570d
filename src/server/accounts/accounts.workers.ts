import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type PostDeps, workLetters } from '#server/platform/mail/letter-workers.ts'
import { type AccountLetterDeps, findReader, findReaderWithResetLink } from './account-letters.service.ts'
import { passwordChangedLetterJob, resetLetterJob, welcomeLetterJob } from './accounts.jobs.ts'
import { passwordChangedLetter, resetLetter, welcomeLetter } from './accounts.mail.ts'

export function registerAccountWorkers(jobs: Jobs, deps: AccountLetterDeps & PostDeps & { readonly publicUrl: string }): void {
  const { publicUrl } = deps
  workLetters(jobs, deps, welcomeLetterJob, async ({ userId }) => {
    const reader = await findReader(deps, userId)
    return reader && { to: reader.email, ...welcomeLetter(reader, publicUrl) }
  })
  workLetters(jobs, deps, resetLetterJob, async ({ userId }) => {
    const found = await findReaderWithResetLink(deps, userId)
    return found && { to: found.reader.email, ...resetLetter(found.reader, found.token, publicUrl) }
  })
  workLetters(jobs, deps, passwordChangedLetterJob, async ({ userId }) => {
    const reader = await findReader(deps, userId)
    return reader && { to: reader.email, ...passwordChangedLetter(reader, publicUrl) }
  })
}
