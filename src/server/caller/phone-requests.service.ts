import type { KnownCustomerReply } from '#contract/caller/phone-requests.ts'
import type { CallReply } from '#contract/endpoints.ts'
import type { PhoneRequestForm } from '#contract/forms/phone-request-form.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { messageText } from '#i18n/messages.ts'
import { refusalText } from '#i18n/texts.ts'
import { customerBriefs } from '#server/customers/briefs.service.ts'
import { contactsOf, lockCustomerOfSubject, newCustomer, type SubjectsPerson } from '#server/customers/customer-of-subject.service.ts'
import { makePhoneOrder, phoneOrderOf } from '#server/orders/by-phone/phone-orders.service.ts'
import { lockRequestOf } from '#server/orders/files/request-access.service.ts'
import { openRequestLink, type RequestLink, type RequestLinkDeps, renewRequestLink } from '#server/orders/links/request-links.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import { findCustomersAccount, findDeskEntry, findLinkable, findProvenAccount, isCustomer, listCustomersWith } from './caller.repository.ts'

type MakingDeps = Parameters<typeof makePhoneOrder>[0]

export interface CallerDeps extends MakingDeps, RequestLinkDeps {
  readonly publicUrl: string
  /** Runs in the transaction of everything that makes, moves or cancels a request, as its last step. */
  readonly onNewRequest: (tx: Db, orderId: string) => Promise<void>
}

const KNOWN_MOST = 5

interface KnownAsked {
  readonly phone: string
  readonly email: string
  readonly customer: string
}

export async function knownCustomers(
  { database: { db } }: CallerDeps,
  { phone, email, customer }: KnownAsked,
): Promise<CallReply<'GET /api/order/phone/known'>> {
  const chosen = isId(customer) ? [customer] : []
  const ids = chosen.length > 0 ? chosen : await listCustomersWith(db, contactsOf({ phone, email }), KNOWN_MOST)
  const found = await customerBriefs(db, ids)
  return { customers: found.map(({ id, userId, ...facts }): KnownCustomerReply => ({ _id: id, ...facts, hasAccount: userId !== null })) }
}

type Made = CallReply<'POST /api/order/phone'>

/** Sent again, the form answers the request that it became. */
export async function addPhoneRequest(deps: CallerDeps, staff: Admin, form: PhoneRequestForm): Promise<Made> {
  const { database } = deps
  const made = await madeBefore(deps, staff, form)
  if (made !== null) return made
  try {
    const { customerId, order, link } = await repeating(() =>
      database.transaction(async (tx) => {
        const customerId = await customerOf(deps, tx, form, staff.language)
        const userId = (await findCustomersAccount(tx, customerId)) ?? (await accountOf(tx, form))
        const order = await makePhoneOrder(deps, tx, { form, staff, customerId, userId })
        const link = await renewRequestLink(deps, tx, order.id)
        await deps.onNewRequest(tx, order.id)
        return { customerId, order, link }
      }),
    )
    return reply(deps, { staff, form, customerId, order, link })
  } catch (error) {
    // The same form, sent twice at once: the first one made the customer or the request meanwhile.
    const before = await madeBefore(deps, staff, form)
    if (before === null) throw error
    return before
  }
}

async function madeBefore(deps: CallerDeps, staff: Admin, form: PhoneRequestForm): Promise<Made | null> {
  const { db } = deps.database
  const found = await phoneOrderOf(db, form.key)
  if (found === null) return null
  // The key is a bag's, so it is no form of staff.
  if (found.enteredBy === null) throw new RefusalError('conflict')
  if (found.archived !== null) throw new RefusalError('order/not-found')
  const link =
    (await openRequestLink(deps, db, found.id)) ?? (await deps.database.transaction((tx) => renewRequestLink(deps, tx, found.id)))
  return reply(deps, { staff, form, customerId: found.customerId ?? '', order: found, link })
}

interface Answered {
  readonly staff: Admin
  readonly form: PhoneRequestForm
  readonly customerId: string
  readonly order: { readonly id: string; readonly number: number }
  readonly link: RequestLink
}

async function reply(deps: CallerDeps, { staff, form, customerId, order, link }: Answered): Promise<Made> {
  return {
    success: true,
    message: messageText('phoneRequestAdded', staff.language),
    order: { _id: order.id, number: order.number },
    customer: customerId,
    entry: await findDeskEntry(deps.database.db, order.id),
    link: linkReply(deps, link, form.language),
    isEmailed: form.email !== undefined,
  }
}

async function customerOf(deps: CallerDeps, tx: Db, form: PhoneRequestForm, language: Language): Promise<string> {
  const { customer = null, email = '', isSomebodyElse } = form
  const person: SubjectsPerson = { ...form, customerId: customer, userId: null, isEmailProven: false, email }
  if (customer !== null) {
    if (!(await isCustomer(tx, customer))) throw new RefusalError('not-found')
    return (await lockCustomerOfSubject(tx, deps, person)).id
  }
  const made = await newCustomer(tx, deps, person, { isSomebodyElse })
  if (made === null) {
    throw new RefusalError('order/caller-known', { fields: { phone: [refusalText('order/caller-known', language)] } })
  }
  return made
}

async function accountOf(tx: Db, { email }: PhoneRequestForm): Promise<string | null> {
  return email === undefined ? null : findProvenAccount(tx, email)
}

export async function readRequestLink(deps: CallerDeps, id: string): Promise<CallReply<'GET /api/order/:id/link'>> {
  const { db } = deps.database
  const order = await linkable(db, id)
  const link = order.enteredBy === null ? null : await openRequestLink(deps, db, id)
  return { link: link === null ? null : linkReply(deps, link, order.language) }
}

interface NewLink {
  readonly id: string
  /** The link that the screen showed: of two who make one at once the second is told. */
  readonly shown?: string | null | undefined
}

export async function makeRequestLink(
  deps: CallerDeps,
  staff: Admin,
  { id, shown }: NewLink,
): Promise<CallReply<'POST /api/order/:id/link'>> {
  const order = await linkable(deps.database.db, id)
  if (order.enteredBy === null) throw new RefusalError('order/not-by-phone')
  const link = await deps.database.transaction(async (tx) => {
    await lockRequestOf(tx, staff, id)
    const before = await openRequestLink(deps, tx, id)
    const url = before === null ? null : linkReply(deps, before, order.language).url
    if (shown !== undefined && shown !== url) throw new RefusalError('order/link-changed')
    return renewRequestLink(deps, tx, id)
  })
  return { success: true, message: messageText('requestLinkMade', staff.language), link: linkReply(deps, link, order.language) }
}

async function linkable(db: Db, id: string) {
  const order = isId(id) ? await findLinkable(db, id) : null
  if (order === null) throw new RefusalError('order/not-found')
  return order
}

function linkReply({ publicUrl }: CallerDeps, { token, ends }: RequestLink, language: Language) {
  const path = inLanguage({ en: `/request/${token}`, ar: `/ar/request/${token}` }, language)
  return { url: `${publicUrl}${path}`, ends: ends.toISOString() }
}
