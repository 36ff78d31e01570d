import {
  emailChangeEmailJob,
  passwordChangedEmailJob,
  proofEmailJob,
  resetEmailJob,
  userSearchTextsJob,
  welcomeEmailJob,
} from './accounts/accounts.jobs.ts'
import { staffInvitationEmailJob } from './accounts/staff/staff.jobs.ts'
import { staffNewsEmailJob } from './accounts/staff-news/staff-news.jobs.ts'
import { answeredEmailJob, questionEmailJob } from './availability/availability.jobs.ts'
import { backupJob } from './backup/backup.jobs.ts'
import { dropUnusedPictureJob, emptyTrashJob } from './catalogue/products/products.jobs.ts'
import { searchIndexJob, searchSectionsJob } from './catalogue/search/search.jobs.ts'
import { chatAnswerJob, chatNoticeJob } from './chat/chat.jobs.ts'
import { contactNoticeEmailJob, contactReceivedEmailJob } from './contact/contact.jobs.ts'
import { deskEntriesJob } from './desk/desk.jobs.ts'
import { morningEmailJob } from './desk/mornings/mornings.jobs.ts'
import { exportNoticeJob } from './exports/exports.jobs.ts'
import { weeklyFiguresJob } from './figures/weekly/weekly.jobs.ts'
import { indexesJob } from './indexes/indexes.jobs.ts'
import { makeUsualFilesJob } from './media-library/media-library.jobs.ts'
import { MERCHANT_JOBS } from './merchants/merchants.jobs.ts'
import { newsletterEmailJob } from './newsletter/newsletter.jobs.ts'
import { OFFER_JOBS } from './offers/offers.jobs.ts'
import { ORDER_JOBS } from './orders/orders.jobs.ts'
import { accountDeletedEmailJob, forgetFilesJob } from './own-data/own-data.jobs.ts'
import type { JobQueue } from './platform/jobs/jobs.ts'
import { reviewApprovedEmailJob, reviewRejectedEmailJob } from './reviews/reviews.jobs.ts'
import { sheetPicturesJob } from './sheets/pictures/sheet-pictures.jobs.ts'
import { sheetRunJob } from './sheets/sheets.jobs.ts'
import { dropSettingsPictureJob } from './shop-settings/shop-settings.jobs.ts'

/** Every job that a process of the shop may send: one that is missing here can't be sent. */
export const SHOP_JOBS: readonly JobQueue[] = [
  makeUsualFilesJob,
  dropUnusedPictureJob,
  dropSettingsPictureJob,
  emptyTrashJob,
  searchIndexJob,
  searchSectionsJob,
  indexesJob,
  userSearchTextsJob,
  welcomeEmailJob,
  resetEmailJob,
  passwordChangedEmailJob,
  proofEmailJob,
  emailChangeEmailJob,
  staffNewsEmailJob,
  staffInvitationEmailJob,
  accountDeletedEmailJob,
  forgetFilesJob,
  exportNoticeJob,
  contactReceivedEmailJob,
  contactNoticeEmailJob,
  newsletterEmailJob,
  chatNoticeJob,
  chatAnswerJob,
  deskEntriesJob,
  ...ORDER_JOBS,
  ...OFFER_JOBS,
  questionEmailJob,
  answeredEmailJob,
  morningEmailJob,
  weeklyFiguresJob,
  ...MERCHANT_JOBS,
  sheetRunJob,
  sheetPicturesJob,
  reviewApprovedEmailJob,
  reviewRejectedEmailJob,
  backupJob,
]
