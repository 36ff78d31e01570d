import type { z } from 'zod'
import type { CallReply } from '#contract/endpoints.ts'
import type { CompanyEditForm, CompanyForm, ContactForm, CustomerForm } from '#contract/forms/customer-forms.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import type { ActionOf } from '#domain/audit.ts'
import { contactValue } from '#domain/customers.ts'
import { RefusalError } from '#domain/errors.ts'
import { type MessageKey, messageText } from '#i18n/messages.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import { changedMeanwhile, refuseStaleEdit } from '#server/audit/stale-edits.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import { listStaff } from '#server/shop-settings/staff.service.ts'
import type { CustomerDeps } from './customers.deps.ts'
import {
  type CustomerRow,
  deleteCompany,
  deleteContact,
  insertCompany,
  insertContact,
  listCompanies,
  lockCustomers,
  updateCompany,
  updateCustomer,
} from './customers.repository.ts'
import { customerReply } from './reading.service.ts'
import { refreshCustomerSearch } from './search.service.ts'

export type ChangedCustomer = CallReply<'PUT /api/customer/:id'>

type Facts = Readonly<Record<string, unknown>>

/** The contacts and facts that an edit changes. */
interface Change {
  readonly action: ActionOf<'customer'>
  readonly set?: Parameters<typeof updateCustomer>[2]
  readonly before: Facts | null
  readonly after: Facts | null
}

interface Changing {
  readonly id: string
  readonly message: MessageKey
}

/** Changes a customer under its lock, and leaves an entry in the history where something changed. */
export async function changeCustomer(
  deps: CustomerDeps,
  viewer: Admin,
  { id, message }: Changing,
  work: (tx: Db, customer: CustomerRow) => Promise<Change | null>,
): Promise<ChangedCustomer> {
  const change = async (tx: Db) => {
    const locked = await openCustomer(tx, id)
    const made = await work(tx, locked)
    if (made !== null) {
      const version = await updateCustomer(tx, id, made.set)
      await refreshCustomerSearch(tx, id)
      await recordChange(tx, deps, {
        actor: actorOf(viewer),
        action: `customer.${made.action}`,
        recordKind: 'customer',
        recordId: id,
        before: made.before,
        after: { ...made.after, version },
      })
    }
    return customerReply(deps, tx, id, viewer.language)
  }
  const customer = await repeating(() => deps.database.transaction(change))
  return { success: true, message: messageText(message, viewer.language), customer }
}

/** A record that was joined into another one is changed there. */
async function openCustomer(tx: Db, id: string): Promise<CustomerRow> {
  const customer = isId(id) ? (await lockCustomers(tx, [id])).get(id) : undefined
  if (customer === undefined) throw new RefusalError('customer/not-found')
  if (customer.joinedInto !== null) throw new RefusalError('customer/joined-before')
  return customer
}

export function editCustomer(
  deps: CustomerDeps,
  viewer: Admin,
  id: string,
  { version: sent, name, language, salesperson }: z.output<typeof CustomerForm>,
): Promise<ChangedCustomer> {
  return changeCustomer(deps, viewer, { id, message: 'customerSaved' }, async (tx, before) => {
    await refuseStaleEdit(tx, { recordKind: 'customer', recordId: id, sent, version: before.version, language: viewer.language })
    const facts = {
      name: [before.name, name],
      language: [before.language, language],
      salesperson: [before.salespersonId, salesperson],
    }
    await refuseUnlisted(tx, before.salespersonId, salesperson)
    const changed = Object.entries(facts).filter(([, [was, is]]) => was !== is)
    if (changed.length === 0) return null
    return {
      action: 'edited',
      set: { name, language, salespersonId: salesperson },
      before: Object.fromEntries(changed.map(([key, [was]]) => [key, was])),
      after: Object.fromEntries(changed.map(([key, [, is]]) => [key, is])),
    }
  })
}

/** A colleague who has left the desk may stay a customer's salesperson, but can't be chosen again. */
async function refuseUnlisted(tx: Db, before: string | null, chosen: string | null): Promise<void> {
  if (chosen !== null && chosen !== before && !(await listStaff(tx)).some((person) => person.id === chosen))
    throw new RefusalError('customer/no-salesperson', { field: 'salesperson' })
}

export function addContact(
  deps: CustomerDeps,
  viewer: Admin,
  id: string,
  { kind, value: shown }: z.output<typeof ContactForm>,
): Promise<ChangedCustomer> {
  return changeCustomer(deps, viewer, { id, message: 'customerContactAdded' }, async (tx) => {
    const value = contactValue(kind, shown) ?? shown
    const isNew = await insertContact(tx, { id: deps.newId(), customerId: id, kind, value, shown, created: deps.now() })
    if (!isNew) throw new RefusalError('customer/contact-taken', { field: 'value' })
    // The history holds no contact, so that a deleted one is gone.
    return { action: 'contact-added', before: null, after: { kind } }
  })
}

export function removeContact(deps: CustomerDeps, viewer: Admin, id: string, contactId: string): Promise<ChangedCustomer> {
  return changeCustomer(deps, viewer, { id, message: 'customerContactRemoved' }, async (tx) => {
    const gone = isId(contactId) ? await deleteContact(tx, { id: contactId, customerId: id }) : null
    if (gone === null) throw new RefusalError('customer/not-found')
    return { action: 'contact-removed', before: { kind: gone.kind }, after: null }
  })
}

type Company = z.output<typeof CompanyForm>

export function addCompany(deps: CustomerDeps, viewer: Admin, id: string, company: Company): Promise<ChangedCustomer> {
  return changeCustomer(deps, viewer, { id, message: 'customerCompanySaved' }, async (tx) => {
    await insertCompany(tx, { id: deps.newId(), customerId: id, ...company, created: deps.now() })
    return { action: 'company-added', before: null, after: { ...company } }
  })
}

export function editCompany(
  deps: CustomerDeps,
  viewer: Admin,
  { id, companyId }: { readonly id: string; readonly companyId: string },
  { version: sent, ...company }: z.output<typeof CompanyEditForm>,
): Promise<ChangedCustomer> {
  return changeCustomer(deps, viewer, { id, message: 'customerCompanySaved' }, async (tx) => {
    const before = (await listCompanies(tx, [id])).find((row) => row.id === companyId)
    if (before === undefined) throw new RefusalError('customer/not-found')
    const keys = (Object.keys(company) as (keyof Company)[]).filter((key) => before[key] !== company[key])
    if (keys.length === 0) return null
    if (sent !== undefined && sent !== before.version) throw changedMeanwhile(keys, viewer.language)
    await updateCompany(tx, companyId, company)
    return {
      action: 'company-edited',
      before: Object.fromEntries(keys.map((key) => [key, before[key]])),
      after: Object.fromEntries(keys.map((key) => [key, company[key]])),
    }
  })
}

export function removeCompany(
  deps: CustomerDeps,
  viewer: Admin,
  { id, companyId }: { readonly id: string; readonly companyId: string },
): Promise<ChangedCustomer> {
  return changeCustomer(deps, viewer, { id, message: 'customerCompanyRemoved' }, async (tx) => {
    const gone = isId(companyId) ? await deleteCompany(tx, { id: companyId, customerId: id }) : null
    if (gone === null) throw new RefusalError('customer/not-found')
    return { action: 'company-removed', before: { name: gone.name, nameAr: gone.nameAr }, after: null }
  })
}
