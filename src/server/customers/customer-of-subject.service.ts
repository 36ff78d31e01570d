import { internationalPhone } from '#domain/accounts/phones.ts'
import type { Language } from '#domain/text/language.ts'
import { normaliseEmail } from '#domain/text/text.ts'
import type { Db } from '#server/platform/db/database.ts'
import { inOrder, together } from '#server/platform/db/together.ts'
import type { Making } from '#server/platform/ids.ts'
import {
  findCustomerByContact,
  findCustomerOfUser,
  findRemaining,
  giveUser,
  hasCompany,
  insertContacts,
  insertCustomer,
  listFactsOfUser,
  lockCustomer,
  lockCustomerOfUser,
  lockIdentity,
  lockRemaining,
  raiseActive,
} from './customer-of-subject.repository.ts'
import { type ContactRow, type CustomerRow, findCustomer, insertCompany } from './customers.repository.ts'
import { refreshCustomerSearch } from './search.service.ts'

/** The person behind a request, an offer, a message or an application, as the subject names them. */
export interface SubjectsPerson {
  /** The customer that staff chose for it, if any. */
  readonly customerId: string | null
  readonly userId: string | null
  /** True where the user's email is known to be theirs: only then a record made by staff becomes the user's. */
  readonly isEmailProven: boolean
  readonly name: string
  readonly company: string
  readonly phone: string
  readonly email: string
  readonly language: Language
}

export { lockCustomer, lockRemaining }

const ARABIC = /\p{Script=Arabic}/u

/**
 * The customer of a subject, made where there is none, and locked until the transaction ends. New phones, emails and companies are added to
 * it only then, so that two subjects of one customer never wait for each other.
 */
export async function lockCustomerOfSubject(tx: Db, making: Making, person: SubjectsPerson): Promise<CustomerRow> {
  const locked = await lockForSubject(tx, making, person)
  await addFactsOf(tx, making, locked, person)
  return locked.customer
}

export interface LockedForSubject {
  readonly customer: CustomerRow
  readonly isNew: boolean
}

/** Locks the customer before the facts of the person are added, which other statements need not wait for. */
export async function lockForSubject(tx: Db, making: Making, person: SubjectsPerson): Promise<LockedForSubject> {
  const found = await findKnown(tx, person)
  const customer =
    found === null
      ? await lockRemaining(tx, await makeCustomer(tx, making, person))
      : found.isLocked
        ? found
        : await lockRemaining(tx, found.id)
  if (customer === null) throw new Error('a customer was neither made nor found')
  return { customer, isNew: found === null }
}

export async function addFactsOf(
  tx: Db,
  making: Making,
  { customer: { id }, isNew }: LockedForSubject,
  person: SubjectsPerson,
): Promise<void> {
  const isAdded = await addFacts(tx, making, id, person)
  if (isNew || isAdded) await refreshCustomerSearch(tx, id)
}

async function addFacts(tx: Db, making: Making, id: string, person: SubjectsPerson): Promise<boolean> {
  const added = await together([addContacts(tx, making, id, person), addCompany(tx, making, id, person.company)])
  return added.includes(true)
}

/** The customer of an account, locked until the transaction ends, with the facts that need not be added again. */
export interface LockedOfUser extends Pick<CustomerRow, 'id' | 'salespersonId'> {
  readonly known: ReadonlySet<string>
}

/** Locks the customer of an account that has one. */
export async function lockWithFacts(tx: Db, userId: string): Promise<LockedOfUser | null> {
  const [customer, facts] = await inOrder(tx, [() => lockCustomerOfUser(tx, userId), () => listFactsOfUser(tx, userId)])
  return customer === null ? null : { ...customer, known: new Set(facts.map(({ kind, value }) => factKey(kind, value))) }
}

/** Adds as `addFactsOf` does what is not known yet: of a person who comes again, mostly nothing. */
export async function addNewFactsOf(
  tx: Db,
  making: Making,
  { id, known }: Omit<LockedOfUser, 'salespersonId'>,
  person: SubjectsPerson,
): Promise<void> {
  const isKnown = ({ kind, value }: { readonly kind: string; readonly value: string }) => value === '' || known.has(factKey(kind, value))
  const facts = [...contactsOf(person), { kind: 'company', value: person.company.trim() }]
  if (facts.every(isKnown)) return
  if (await addFacts(tx, making, id, person)) await refreshCustomerSearch(tx, id)
}

function factKey(kind: string, value: string): string {
  return `${kind} ${value}`
}

/**
 * A new customer for somebody whom staff have on the phone; null where the phone or the email is known, unless they said that this is
 * somebody else.
 */
export async function newCustomer(
  tx: Db,
  making: Making,
  person: SubjectsPerson,
  { isSomebodyElse }: { readonly isSomebodyElse: boolean },
): Promise<string | null> {
  for (const { kind, value } of contactsOf(person)) {
    await lockIdentity(tx, value)
    if (!isSomebodyElse && (await findCustomerByContact(tx, { kind, value }, { hasNoUser: false })) !== null) return null
  }
  const id = await makeCustomer(tx, making, { ...person, userId: null })
  await addContacts(tx, making, id, person)
  await addCompany(tx, making, id, person.company)
  await refreshCustomerSearch(tx, id)
  return id
}

/** The phone and the email as they are stored and compared. */
export function contactsOf({ phone, email }: Pick<SubjectsPerson, 'phone' | 'email'>) {
  return [
    { kind: 'phone' as const, value: phoneValue(phone), shown: phone.trim() },
    { kind: 'email' as const, value: normaliseEmail(email), shown: email.trim() },
  ].filter(({ value }) => value !== '')
}

interface Known extends CustomerRow {
  /** True where the transaction has locked the record already. */
  readonly isLocked?: boolean
}

async function findKnown(tx: Db, person: SubjectsPerson): Promise<Known | null> {
  const { customerId, userId } = person
  const chosen = customerId === null ? null : await findCustomer(tx, customerId)
  if (chosen !== null) return chosen
  if (userId === null) return findByContacts(tx, person)
  const locked = await lockCustomerOfUser(tx, userId)
  if (locked !== null) return { ...locked, isLocked: true }
  return (await findCustomerOfUser(tx, userId)) ?? takeOver(tx, { ...person, userId })
}

/** A record that was made before the account existed, with the same proven email. */
async function takeOver(tx: Db, { userId, isEmailProven, email }: SubjectsPerson & { readonly userId: string }) {
  if (!isEmailProven || email === '') return null
  const value = normaliseEmail(email)
  await lockIdentity(tx, value)
  const before = await findCustomerByContact(tx, { kind: 'email', value }, { hasNoUser: true })
  return before !== null && (await giveUser(tx, before.id, userId)) ? before : null
}

/** An email identifies a person better than a phone, which families and shops share. */
async function findByContacts(tx: Db, { phone, email }: SubjectsPerson): Promise<CustomerRow | null> {
  const by =
    email === '' ? ({ kind: 'phone', value: phoneValue(phone) } as const) : ({ kind: 'email', value: normaliseEmail(email) } as const)
  if (by.value === '') return null
  await lockIdentity(tx, by.value)
  return findCustomerByContact(tx, by, { hasNoUser: false })
}

async function makeCustomer(tx: Db, { newId, now }: Making, { userId, name, language, email, phone }: SubjectsPerson): Promise<string> {
  const id = newId()
  const shown = name.trim() || email || phone
  if (await insertCustomer(tx, { id, userId, name: shown, language, created: now(), active: now() })) return id
  const own = userId === null ? null : await findCustomerOfUser(tx, userId)
  if (own === null) throw new Error('a customer was neither made nor found')
  return findRemaining(tx, own.id)
}

async function addContacts(tx: Db, { newId, now }: Making, customerId: string, person: SubjectsPerson): Promise<boolean> {
  return insertContacts(
    tx,
    contactsOf(person).map((contact): ContactRow => ({ id: newId(), customerId, ...contact, created: now() })),
  )
}

async function addCompany(tx: Db, { newId, now }: Making, customerId: string, company: string): Promise<boolean> {
  const name = company.trim()
  if (name === '' || (await hasCompany(tx, customerId, name))) return false
  const isArabic = ARABIC.test(name)
  const names = { name: isArabic ? '' : name, nameAr: isArabic ? name : '' }
  await insertCompany(tx, { id: newId(), customerId, ...names, taxNumber: '', commercialRegister: '', branch: '', created: now() })
  return true
}

/** The international form; a number that has none stays as it was typed. */
function phoneValue(phone: string): string {
  return internationalPhone(phone) ?? phone.trim()
}

/** Something happened with the customer, who moves up in lists. */
export function noteActivity(tx: Db, id: string, at: Date): Promise<void> {
  return raiseActive(tx, id, at)
}
