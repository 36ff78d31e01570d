import { userSearchText } from '#domain/accounts/user-search.ts'
import { customerSearchText } from '#domain/desk/customer-search.ts'
import { openPasswords } from '#server/platform/passwords/passwords.ts'
import { MEMBER } from '../member.ts'
import type { Filling } from './filling.ts'

const PIECE = 5_000
const MINUTE_MS = 60_000
const SYLLABLES = ['Ka', 'Mo', 'Sa', 'Ra', 'Li', 'Ta', 'No', 'Ha', 'Be', 'Di', 'Fa', 'Ju', 'We', 'Za', 'Ne', 'Ro', 'Shi', 'Gu', 'Yu', 'Pe']
const ENDINGS = ['rim', 'na', 'lek', 'mi', 'dan', 'far', 'wan', 'ssan', 'ry', 'ba', 'zir', 'mar', 'hed', 'lila', 'nour', 'tef', 'sam']
const FAMILIES = ['El', 'Abu', 'Ben', '', 'Al']

/** Accounts with their customers' records. The first is the member who signs in. */
export async function fillPeople({ client, sizes, endMs, tell }: Filling): Promise<void> {
  const passwordHash = await (await openPasswords()).hash(MEMBER.password)
  let before: Promise<unknown> = Promise.resolve()
  for (let from = 1; from <= sizes.customers; from += PIECE) {
    const people = Array.from({ length: Math.min(PIECE, sizes.customers - from + 1) }, (_, n) => person(from + n))
    const told = JSON.stringify(people)
    await before
    before = client.query(INSERTING, [told, endMs, MINUTE_MS, passwordHash])
    // An error is met at the next turn.
    before.catch(() => undefined)
  }
  await before
  tell(`filled in: ${sizes.customers} customers`)
  await client.query(`
    CREATE TABLE filling.people AS SELECT row_number() OVER (ORDER BY u.id DESC) AS place, u.*, c.id AS customer_id
    FROM users u JOIN customers c ON c.user_id = u.id WHERE u.email LIKE '%@bench.example'`)
  await client.query('CREATE UNIQUE INDEX ON people (place)')
  await client.query('ANALYZE people')
}

function person(n: number) {
  const email = n === 1 ? MEMBER.email : `customer-${n}@bench.example`
  const phoneNumber = `+2010${String(10_000_000 + n * 37)}`
  const firstName = turn(SYLLABLES, n) + turn(ENDINGS, n / SYLLABLES.length)
  const lastName = `${turn(FAMILIES, n / 7)} ${turn(SYLLABLES, n / 340)}${turn(ENDINGS, n / 23)}${turn(ENDINGS, n / 391)}`.trim()
  const name = `${firstName} ${lastName}`
  const userText = userSearchText({ email, firstName, lastName, phoneNumber })
  const customerText = customerSearchText({ names: [name], phones: [phoneNumber], emails: [email] })
  return { n, email, phoneNumber, firstName, lastName, name, userText, customerText }
}

function turn(list: readonly string[], n: number): string {
  return list[Math.floor(n) % list.length] ?? ''
}

const AT = '$2::bigint - p.n * $3::bigint'
const INSERTING = `
  WITH p AS (SELECT * FROM jsonb_to_recordset($1::jsonb)
    AS p(n bigint, email text, "phoneNumber" text, "firstName" text, "lastName" text, name text, "userText" text, "customerText" text)),
  added AS (INSERT INTO users (id, email, first_name, last_name, phone_number, provider, password_hash, role, language, search_text, created)
    SELECT id_of('user', ${AT}, n), email, "firstName", "lastName", "phoneNumber", 'Email', $4, 'ROLE MEMBER',
      CASE WHEN n % 3 = 0 THEN 'en' ELSE 'ar' END, "userText", to_timestamp((${AT}) / 1000.0) FROM p),
  known AS (INSERT INTO customers (id, user_id, name, language, search_text, created, active)
    SELECT id_of('customer', ${AT}, n), id_of('user', ${AT}, n), name, CASE WHEN n % 3 = 0 THEN 'en' ELSE 'ar' END,
      "customerText", to_timestamp((${AT}) / 1000.0), to_timestamp((${AT}) / 1000.0) FROM p)
  INSERT INTO customer_contacts (id, customer_id, kind, value, shown, created)
  SELECT id_of(kind, ${AT}, n), id_of('customer', ${AT}, n), kind, value, value, to_timestamp((${AT}) / 1000.0)
  FROM p, LATERAL (VALUES ('phone', "phoneNumber"), ('email', email)) contact(kind, value)`
