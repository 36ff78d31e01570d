import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type PostDeps, workLetters } from '#server/platform/mail/letter-workers.ts'
import { findLetterOrder } from './order-letters.service.ts'
import { orderCancelledLetterJob, orderLetterJob, orderNoticeJob } from './orders.jobs.ts'
import { fullName, orderCancelledLetter, orderLetter, orderNotice } from './orders.mail.ts'

export interface OrderLetterDeps extends PostDeps {
  readonly database: Database
  readonly publicUrl: string
  readonly staffEmail: string
}

export function registerOrderWorkers(jobs: Jobs, deps: OrderLetterDeps): void {
  const { publicUrl } = deps
  workLetters(jobs, deps, orderLetterJob, async ({ orderId }) => {
    const order = await findLetterOrder(deps, orderId)
    return order && { to: order.requester.email, ...orderLetter(order, publicUrl) }
  })
  workLetters(jobs, deps, orderNoticeJob, async ({ orderId }) => {
    const order = await findLetterOrder(deps, orderId)
    if (order === null) return null
    const replyTo = { name: fullName(order), address: order.requester.email }
    return { to: deps.staffEmail, replyTo, ...orderNotice(order, publicUrl) }
  })
  workLetters(jobs, deps, orderCancelledLetterJob, async ({ orderId }) => {
    const order = await findLetterOrder(deps, orderId)
    return order && { to: order.requester.email, ...orderCancelledLetter(order, publicUrl) }
  })
}
