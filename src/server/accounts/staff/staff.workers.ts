import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type EmailWorkerDeps, workEmails } from '#server/platform/mail/email-workers.ts'
import { type AccountEmailDeps, findReader } from '../account-emails.service.ts'
import { staffNewsEmailJob } from '../staff-news/staff-news.jobs.ts'
import { invitationToSend } from './invitations.service.ts'
import { staffInvitationEmailJob } from './staff.jobs.ts'
import { staffInvitationEmail, staffNewsEmail } from './staff.mail.ts'

export function registerStaffWorkers(jobs: Jobs, deps: AccountEmailDeps & EmailWorkerDeps): void {
  const { site } = deps
  const invitation = async ({ invitationId }: { readonly invitationId: string }) => {
    const found = await invitationToSend(deps, invitationId)
    return found && { to: found.invitation.email, ...staffInvitationEmail(found.invitation, found.token, site()) }
  }
  // Staff alone send invitations, and few of them.
  workEmails(jobs, deps, staffInvitationEmailJob, invitation, { hasOwnLimit: true })
  workEmails(jobs, deps, staffNewsEmailJob, async ({ userId, ...facts }) => {
    const reader = await findReader(deps, userId)
    return reader && { to: reader.email, ...staffNewsEmail(reader, facts, site()) }
  })
}
