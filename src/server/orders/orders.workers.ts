import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { RenderedEmail } from '#server/platform/mail/email.ts'
import { type EmailWorkerDeps, type WrittenEmail, workEmails } from '#server/platform/mail/email-workers.ts'
import { type NoticeDeps, noticeTo } from '#server/shop-settings/notices.service.ts'
import { linesCancelledNotice, orderCancelledEmail, orderCancelledNotice } from './cancelling.mail.ts'
import type { RequestLinkDeps } from './links/request-links.service.ts'
import {
  type EmailOrder,
  findCancelledLines,
  findCancelledOrder,
  findChangedLines,
  findEmailOrder,
  findMerchantRequest,
} from './order-emails.service.ts'
import { orderJobs } from './orders.jobs.ts'
import { fullName, merchantRequest, orderEmail, orderNotice, statusEmail } from './orders.mail.ts'

export interface OrderEmailDeps extends EmailWorkerDeps, RequestLinkDeps, NoticeDeps {
  readonly database: Database
}

export function registerOrderWorkers(jobs: Jobs, deps: OrderEmailDeps): void {
  const { site } = deps
  workEmails(jobs, deps, orderJobs.requestEmail, async ({ orderId }) => {
    const order = await findEmailOrder(deps, orderId, 'requester')
    return order && toRequester(order, orderEmail(order, site()))
  })
  workEmails(jobs, deps, orderJobs.statusEmail, async (changed) => {
    const order = await findChangedLines(deps, changed)
    return order && toRequester(order, statusEmail(order, site()))
  })
  workEmails(jobs, deps, orderJobs.cancelledEmail, async ({ orderId }) => {
    const cancelled = await findCancelledOrder(deps, orderId, 'requester')
    return cancelled && toRequester(cancelled.order, orderCancelledEmail(cancelled, site()))
  })
  workEmails(jobs, deps, orderJobs.merchantRequest, async (asked) => {
    const request = await findMerchantRequest(deps, asked)
    return request && { to: request.merchant.email, ...merchantRequest(request, site()) }
  })
  registerStaffEmails(jobs, deps)
}

/** Null for a caller who gave no email address. */
function toRequester({ address }: EmailOrder, email: RenderedEmail): WrittenEmail | null {
  return address === '' ? null : { to: address, ...email }
}

function registerStaffEmails(jobs: Jobs, deps: OrderEmailDeps): void {
  const { site } = deps
  const toStaff = (order: EmailOrder) => ({
    ...noticeTo(deps, 'requests'),
    ...(order.address === '' ? {} : { replyTo: { name: fullName(order), address: order.address } }),
  })
  workEmails(jobs, deps, orderJobs.requestNotice, async ({ orderId }) => {
    const order = await findEmailOrder(deps, orderId, 'staff')
    return order && { ...toStaff(order), ...orderNotice(order, site()) }
  })
  workEmails(jobs, deps, orderJobs.cancelledNotice, async ({ orderId }) => {
    const cancelled = await findCancelledOrder(deps, orderId, 'staff')
    return cancelled && { ...toStaff(cancelled.order), ...orderCancelledNotice(cancelled, site()) }
  })
  workEmails(jobs, deps, orderJobs.linesCancelledNotice, async (asked) => {
    const cancelled = await findCancelledLines(deps, asked)
    return cancelled && { ...toStaff(cancelled.order), ...linesCancelledNotice(cancelled, site()) }
  })
}
