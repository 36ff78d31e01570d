import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type PostDeps, workLetters } from '#server/platform/mail/letter-workers.ts'
import { newsletterLetterJob } from './newsletter.jobs.ts'
import { newsletterLetter } from './newsletter.mail.ts'
import { findOnList, type NewsletterDeps } from './newsletter.service.ts'

export interface NewsletterLetterDeps extends Pick<NewsletterDeps, 'database'>, PostDeps {
  readonly publicUrl: string
}

export function registerNewsletterWorkers(jobs: Jobs, deps: NewsletterLetterDeps): void {
  const { publicUrl } = deps
  workLetters(jobs, deps, newsletterLetterJob, async ({ subscriberId }) => {
    const subscriber = await findOnList(deps, subscriberId)
    if (subscriber === null) return null
    const unsubscribeUrl = `${publicUrl}/api/newsletter/unsubscribe/${subscriber.unsubscribeToken}`
    return { to: subscriber.email, unsubscribeUrl, ...newsletterLetter(subscriber, publicUrl) }
  })
}
