import type { DocumentDeps } from '#server/documents/offer-documents.service.ts'
import { deletePrivateFile } from '#server/media-library/private-files.service.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type EmailWorkerDeps, workEmails } from '#server/platform/mail/email-workers.ts'
import type { TextSeal } from '#server/platform/secrets/text-seal.ts'
import { accountDeletedEmailJob, FormerOwner, forgetFilesJob } from './own-data.jobs.ts'
import { accountDeletedEmail } from './own-data.mail.ts'

export interface OwnDataWorkerDeps extends EmailWorkerDeps {
  readonly documents: DocumentDeps
  readonly codeSeal: TextSeal
}

export function registerOwnDataWorkers(jobs: Jobs, deps: OwnDataWorkerDeps): void {
  const { site, codeSeal } = deps
  workEmails(
    jobs,
    deps,
    accountDeletedEmailJob,
    async ({ userId, sealed }) => {
      const owner = FormerOwner.parse(JSON.parse(codeSeal.open(sealed, userId)))
      return { to: owner.email, ...accountDeletedEmail(owner, site()) }
    },
    { hasOwnLimit: true },
  )
  jobs.work(forgetFilesJob, async ({ files, documents }) => {
    const { media } = deps.documents
    for (const id of files) await deletePrivateFile(media, id)
    for (const key of documents) await media.storage.delete(key)
  })
}
