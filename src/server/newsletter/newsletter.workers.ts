import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type EmailWorkerDeps, workEmails } from '#server/platform/mail/email-workers.ts'
import { newsletterEmailJob } from './newsletter.jobs.ts'
import { newsletterEmail } from './newsletter.mail.ts'
import { findOnList, type NewsletterDeps } from './newsletter.service.ts'

export interface NewsletterEmailDeps extends Pick<NewsletterDeps, 'database'>, EmailWorkerDeps {}

export function registerNewsletterWorkers(jobs: Jobs, deps: NewsletterEmailDeps): void {
  workEmails(jobs, deps, newsletterEmailJob, async ({ subscriberId }) => {
    const subscriber = await findOnList(deps, subscriberId)
    if (subscriber === null) return null
    const site = deps.site()
    const unsubscribeUrl = `${site.publicUrl}/api/newsletter/unsubscribe/${subscriber.unsubscribeToken}`
    return { to: subscriber.email, unsubscribeUrl, ...newsletterEmail(subscriber, site) }
  })
}
