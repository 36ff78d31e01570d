import type { AccountEmailDeps } from './accounts/account-emails.service.ts'
import { registerAccountWorkers } from './accounts/accounts.workers.ts'
import type { EmailKey } from './accounts/email-choices/choice-links.service.ts'
import { registerStaffWorkers } from './accounts/staff/staff.workers.ts'
import { registerAvailabilityWorkers } from './availability/availability.workers.ts'
import { registerCatalogueWorkers } from './catalogue/products/products.workers.ts'
import { registerSearchWorkers } from './catalogue/search/search.workers.ts'
import { registerChatWorkers } from './chat/chat.workers.ts'
import { registerContactWorkers } from './contact/contact.workers.ts'
import { registerDeskWorkers } from './desk/entries/desk.workers.ts'
import { registerMorningWorkers } from './desk/mornings/mornings.workers.ts'
import { registerExportWorkers } from './exports/exports.workers.ts'
import { registerWeeklyWorkers } from './figures/weekly/weekly.workers.ts'
import { registerIndexWorkers } from './indexes/indexes.workers.ts'
import type { MediaDeps } from './media-library/media-library.service.ts'
import { registerMediaWorkers } from './media-library/media-library.workers.ts'
import { registerMerchantWorkers } from './merchants/merchants.workers.ts'
import { registerNewsletterWorkers } from './newsletter/newsletter.workers.ts'
import type { OfferDocumentDeps } from './offers/documents/documents.service.ts'
import { registerOfferWorkers } from './offers/emails/offers.workers.ts'
import type { RequestLinkDeps } from './orders/links/request-links.service.ts'
import { registerOrderWorkers } from './orders/orders.workers.ts'
import { type OwnDataWorkerDeps, registerOwnDataWorkers } from './own-data/own-data.workers.ts'
import { openDrive } from './platform/drive/drive.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { EmailWorkerDeps } from './platform/mail/email-workers.ts'
import { registerReviewWorkers } from './reviews/reviews.workers.ts'
import { registerSheetWorkers } from './sheets/sheets.workers.ts'
import { registerSettingsWorkers } from './shop-settings/shop-settings.workers.ts'

export interface EmailDeps extends AccountEmailDeps, EmailWorkerDeps, OfferDocumentDeps, RequestLinkDeps, OwnDataWorkerDeps, EmailKey {
  /** The mailbox that receives messages to the shop. */
  readonly staffEmail: () => string
}

/** Registers the handlers of the shop's jobs; must run before the jobs start. */
export function registerWorkers(jobs: Jobs, { media, emails }: { media: MediaDeps; emails: EmailDeps }): void {
  registerMediaWorkers(jobs, media)
  registerSettingsWorkers(jobs, { database: emails.database, media })
  registerCatalogueWorkers(jobs, { database: emails.database, media, jobs, now: emails.now })
  registerEmailWorkers(jobs, emails)
  registerSearchWorkers(jobs, { database: emails.database, jobs })
  registerIndexWorkers(jobs, emails)
  // The notice of the change reaches this process's own caches as it does all others'.
  registerSheetWorkers(jobs, { ...emails, jobs, media, drive: openDrive({ log: emails.log }), onCatalogueChange: () => {} })
}

export function registerEmailWorkers(jobs: Jobs, deps: EmailDeps): void {
  registerAccountWorkers(jobs, deps)
  registerStaffWorkers(jobs, deps)
  registerContactWorkers(jobs, deps)
  registerDeskWorkers(jobs, deps)
  registerChatWorkers(jobs, deps)
  registerNewsletterWorkers(jobs, deps)
  registerOrderWorkers(jobs, deps)
  registerOfferWorkers(jobs, deps)
  registerAvailabilityWorkers(jobs, deps)
  registerMorningWorkers(jobs, deps)
  registerWeeklyWorkers(jobs, deps)
  registerMerchantWorkers(jobs, deps)
  registerReviewWorkers(jobs, deps)
  registerOwnDataWorkers(jobs, deps)
  registerExportWorkers(jobs, deps)
}
