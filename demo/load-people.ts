import { insertUser } from '#server/accounts/accounts.repository.ts'
import { insertMerchant } from '#server/merchants/merchants.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Making } from '#server/platform/ids.ts'
import { openPasswords } from '#server/platform/passwords/passwords.ts'
import { DEMO_MERCHANTS, DEMO_PASSWORD, DEMO_PEOPLE, DEMO_STAFF } from './data/people.ts'

const HOUR_MS = 60 * 60 * 1000
/** Time between one newcomer and the next. */
const APART_MS = 100 * HOUR_MS

const STAFF = DEMO_STAFF.length

/** Merchants and users, the oldest first, so that they are listed by when they came. */
export async function loadPeople(tx: Db, making: Making, brandIds: ReadonlyMap<string, string>): Promise<void> {
  const merchantIds = await loadMerchants(tx, making, brandIds)
  const passwordHash = await (await openPasswords()).hash(DEMO_PASSWORD)
  for (const [index, { merchant, ...person }] of DEMO_PEOPLE.entries()) {
    const isOwn = person.provider === 'Email'
    await insertUser(tx, {
      ...person,
      id: making.newId(),
      phoneNumber: phoneNumber(index < STAFF ? 700 + index : index - STAFF),
      isEmailProven: true,
      // All share one password: it is no secret, and a hash for each would take a second.
      passwordHash: isOwn ? passwordHash : null,
      merchantId: merchant === null ? null : (merchantIds.get(merchant) ?? null),
      created: before(making.now(), DEMO_PEOPLE.length - index),
    })
  }
}

async function loadMerchants(tx: Db, making: Making, brandIds: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (const [index, { key, brand, ...merchant }] of DEMO_MERCHANTS.entries()) {
    const id = making.newId()
    ids.set(key, id)
    await insertMerchant(tx, {
      ...merchant,
      id,
      phoneNumber: phoneNumber(500 + index),
      brandId: brand === null ? null : (brandIds.get(brand) ?? null),
      created: before(making.now(), DEMO_MERCHANTS.length - index),
    })
  }
  return ids
}

/** The numbers are invented and belong to nobody. */
function phoneNumber(index: number): string {
  return `+20 100 000 ${String(1000 + index)}`
}

function before(now: Date, steps: number): Date {
  return new Date(now.getTime() - steps * APART_MS)
}
