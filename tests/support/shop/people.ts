import { eq } from 'drizzle-orm'
import { AREAS, type Area } from '#domain/accounts/areas.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { insertUser } from '#server/accounts/accounts.repository.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import { addBrands } from '#server/catalogue/loading/loading.service.ts'
import { insertMerchant } from '#server/merchants/merchants.repository.ts'
import { merchants } from '#server/merchants/merchants.tables.ts'
import type { TestShop } from './test-shop.ts'

interface Person {
  readonly id: string
  readonly firstName: string
  readonly role: Role
  /** All where none are given. */
  readonly areas?: readonly Area[]
  readonly merchant?: { readonly isActive: boolean }
}

/** People the tests speak of, each a real user of the shop. */
const PEOPLE = {
  member: { id: '01900000-0000-7000-8000-000000000001', firstName: 'Mona', role: 'ROLE MEMBER' },
  otherMember: { id: '01900000-0000-7000-8000-000000000002', firstName: 'Karim', role: 'ROLE MEMBER' },
  nameless: { id: '01900000-0000-7000-8000-000000000003', firstName: '', role: 'ROLE MEMBER' },
  admin: { id: '01900000-0000-7000-8000-000000000004', firstName: 'Ola', role: 'ROLE ADMIN' },
  otherAdmin: { id: '01900000-0000-7000-8000-000000000008', firstName: 'Omar', role: 'ROLE ADMIN' },
  merchant: { id: '01900000-0000-7000-8000-000000000005', firstName: 'Hany', role: 'ROLE MERCHANT', merchant: { isActive: true } },
  otherMerchant: { id: '01900000-0000-7000-8000-000000000006', firstName: 'Salma', role: 'ROLE MERCHANT', merchant: { isActive: true } },
  disabledMerchant: { id: '01900000-0000-7000-8000-000000000007', firstName: 'Adel', role: 'ROLE MERCHANT', merchant: { isActive: false } },
} as const satisfies Record<string, Person>

export type PersonName = keyof typeof PEOPLE

export const PASSWORD = 'correct horse'

export function idOf(name: PersonName | StaffName): string {
  return personOf(name).id
}

export function emailOf(name: PersonName | StaffName): string {
  return `${name.toLowerCase().trim().replaceAll(' ', '.')}@people.example`
}

/** The name of a test's member of staff with these areas alone. */
export type StaffName = `staff ${string}`

export function staffName(areas: readonly Area[]): StaffName {
  return `staff ${areas.join(' ')}`
}

function areasIn(name: StaffName): Area[] {
  return AREAS.filter((area) => name.split(' ').includes(area))
}

function staffId(name: StaffName): string {
  const mask = areasIn(name).reduce((sum, area) => sum + 2 ** AREAS.indexOf(area), 0)
  return `01900000-0000-7000-8001-${mask.toString(16).padStart(12, '0')}`
}

function personOf(name: PersonName | StaffName): Person {
  if (name in PEOPLE) return PEOPLE[name as PersonName]
  return { id: staffId(name as StaffName), firstName: 'Nour', role: 'ROLE ADMIN', areas: areasIn(name as StaffName) }
}

/** The version of the tokens of a new account. */
const FIRST_VERSION = 1

let knownHash: Promise<string> | undefined

/** The headers of somebody signed in, whose account is created at first use. */
export async function signedIn(shop: TestShop, name: PersonName | StaffName): Promise<{ authorization: string }> {
  const version = (await tokenVersion(shop, name)) ?? ((await add(shop, name)) ? FIRST_VERSION : await tokenVersion(shop, name)) ?? 0
  return { authorization: await shop.accounts.tokens.issue({ userId: idOf(name), version }) }
}

async function tokenVersion(shop: TestShop, name: PersonName | StaffName): Promise<number | undefined> {
  const [user] = await shop.accounts.database.db
    .select({ version: users.tokenVersion })
    .from(users)
    .where(eq(users.id, idOf(name)))
  return user?.version
}

/** Creates the person's account with `PASSWORD`, unless it is there. */
export async function join(shop: TestShop, name: PersonName | StaffName): Promise<void> {
  if ((await tokenVersion(shop, name)) === undefined) await add(shop, name)
}

/** False where somebody else has added the same person meanwhile. */
async function add(shop: TestShop, name: PersonName | StaffName): Promise<boolean> {
  const person = personOf(name)
  const { db } = shop.accounts.database
  knownHash ??= shop.accounts.passwords.hash(PASSWORD)
  const merchantId = person.merchant === undefined ? null : await addMerchant(shop, name, person.merchant)
  return insertUser(db, {
    id: person.id,
    email: emailOf(name),
    isEmailProven: true,
    firstName: person.firstName,
    lastName: '',
    phoneNumber: '',
    provider: 'Email',
    passwordHash: await knownHash,
    role: person.role,
    ...(person.areas === undefined ? {} : { areas: [...person.areas] }),
    merchantId,
    language: 'en',
    created: new Date(),
  })
}

/** The brand of a merchant, who is created at first use. */
export async function brandOf(shop: TestShop, name: PersonName): Promise<string> {
  await join(shop, name)
  const [row] = await shop.accounts.database.db
    .select({ brandId: merchants.brandId })
    .from(users)
    .innerJoin(merchants, eq(merchants.id, users.merchantId))
    .where(eq(users.id, idOf(name)))
  return row?.brandId ?? ''
}

/** Adds a merchant and their brand, named after them. */
async function addMerchant(shop: TestShop, name: string, { isActive }: { isActive: boolean }): Promise<string> {
  const id = shop.making.newId()
  const brandName = `Brand of ${name}`
  await changeCatalogue(shop.change, async (change) => {
    const draft = { name: brandName, nameAr: '', description: 'Described.', descriptionAr: 'وصف.', isActive }
    const [brandId = null] = await addBrands(change, shop.making, [draft])
    await insertMerchant(change.tx, {
      id,
      name,
      email: `${name.toLowerCase()}@merchants.example`,
      phoneNumber: '+20 100 000 0000',
      brandName,
      business: 'Sells equipment.',
      status: 'Approved',
      isActive,
      brandId,
      created: new Date(),
    })
  })
  return id
}
