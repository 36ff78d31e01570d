import type { CustomerReply } from '#contract/desk/customers.ts'
import type { CallReply } from '#contract/endpoints.ts'
import { companyName, isSeparable, separableUntil } from '#domain/customers.ts'
import { customerSearch } from '#domain/desk/customer-search.ts'
import { RefusalError } from '#domain/errors.ts'
import { pageCount, pageOffset } from '#domain/paging.ts'
import type { Language } from '#domain/text/language.ts'
import { cachedCount } from '#server/platform/counts/cached-counts.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import {
  type CustomerListRow,
  countCustomerRows,
  findCustomerListRow,
  listCustomerRows,
  searchCustomerRows,
} from './customer-lists.repository.ts'
import { findRemaining } from './customer-of-subject.repository.ts'
import type { CustomerDeps } from './customers.deps.ts'
import {
  type CompanyRow,
  findCustomer,
  listAccounts,
  listCompanies,
  listContacts,
  listGroupIds,
  listNames,
  listTwins,
} from './customers.repository.ts'
import { listOpenJoins } from './joins.repository.ts'

interface CustomersAsked {
  readonly page: number
  readonly limit: number
  readonly search: string
}

export async function listCustomers(
  { database: { db } }: CustomerDeps,
  language: Language,
  { page, limit, search }: CustomersAsked,
): Promise<CallReply<'GET /api/customer'>> {
  const paging = { limit, offset: pageOffset(page, limit) }
  const { rows, count, countIsMinimum } =
    search === '' ? await everybody(db, paging) : await searchCustomerRows(db, customerSearch(search), paging)
  return {
    customers: rows.map((row) => rowReply(row, language)),
    totalPages: pageCount(count, limit),
    currentPage: page,
    count,
    ...(countIsMinimum ? { countIsMinimum } : {}),
  }
}

async function everybody(db: Db, paging: { readonly limit: number; readonly offset: number }) {
  const [rows, count] = await Promise.all([listCustomerRows(db, paging), cachedCount(db, ['customers'], () => countCustomerRows(db, null))])
  return { rows, count, countIsMinimum: false }
}

function rowReply(row: CustomerListRow, language: Language) {
  const { id: _id, name, company, phone, email, salesperson, open, lastEvent, userId } = row
  return {
    _id,
    name,
    company: company === null ? '' : companyName(company, language),
    phone: phone ?? '',
    email: email ?? '',
    language: row.language,
    hasAccount: userId !== null,
    salesperson: salesperson === null ? null : { _id: salesperson.id, name: fullName(salesperson) },
    open,
    lastEvent,
  }
}

export function fullName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}

/** The id under which a customer is found today: that of the record it was joined into, if it was. */
export async function currentCustomerId(db: Db, id: string): Promise<string> {
  if (!isId(id)) throw new RefusalError('customer/not-found')
  return findRemaining(db, id)
}

export interface CustomerGroup {
  /** The customer and all records that are part of it. */
  readonly ids: readonly string[]
  readonly userIds: readonly string[]
}

export async function groupOfCustomer(db: Db, id: string): Promise<CustomerGroup> {
  const ids = await listGroupIds(db, id)
  return { ids, userIds: (await listAccounts(db, ids)).map((account) => account.id) }
}

/** The newest first. */
export async function companiesOfCustomer(db: Db, id: string): Promise<CompanyRow[]> {
  return listCompanies(db, [await findRemaining(db, id)])
}

export async function customerReply({ now }: Pick<CustomerDeps, 'now'>, db: Db, id: string, language: Language): Promise<CustomerReply> {
  const [customer, row] = [await findCustomer(db, id), await findCustomerListRow(db, id)]
  if (customer === null || row === null) throw new RefusalError('customer/not-found')
  const accounts = await listAccounts(db, await listGroupIds(db, id))
  const [contacts, companies] = [await listContacts(db, [id]), await listCompanies(db, [id])]
  const [twins, joins] = [await listTwins(db, id), await listOpenJoins(db, id)]
  return {
    ...rowReply(row, language),
    hasAccount: accounts.length > 0,
    users: accounts.map(({ id: _id, email, isEmailProven, role, ...person }) => ({
      _id,
      name: fullName(person),
      email,
      isEmailProven,
      role,
    })),
    contacts: contacts.map(({ id: _id, kind, shown, value }) => ({ _id, kind, shown, value })),
    companies: companies.map(({ id: _id, name, nameAr, taxNumber, commercialRegister, branch, version }) => ({
      _id,
      name,
      nameAr,
      taxNumber,
      commercialRegister,
      branch,
      version,
    })),
    twins: twins.map(({ id: _id, name, hasAccount, shared, entries }) => ({ _id, name, hasAccount, shared: [...shared], entries })),
    joined: joins
      .filter(({ at }) => isSeparable(at, now()))
      .map(({ id: _id, name, at, byName }) => ({
        _id,
        name,
        at: at.toISOString(),
        by: byName,
        until: separableUntil(at).toISOString(),
      })),
    version: customer.version,
    created: customer.created.toISOString(),
  }
}

export async function namesOfCustomers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await listNames(db, ids)).map(({ id, name }) => [id, name]))
}
