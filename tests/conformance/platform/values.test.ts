import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { openPostgresTestDatabase } from '#tests/support/database/both-databases.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'

let embedded: Database
let postgres: Awaited<ReturnType<typeof openPostgresTestDatabase>>

beforeAll(async () => {
  embedded = await openTestDatabase()
  postgres = await openPostgresTestDatabase()
})
afterAll(async () => {
  await embedded?.close()
  await postgres?.close()
})

const LITERALS = [
  'true',
  "'A'::char",
  '32767::int2',
  '2147483647::int4',
  '9007199254740993::int8',
  '1.50::numeric',
  "'NaN'::numeric",
  '0.1::float8',
  "'-Infinity'::float8",
  "'كرسي ١'::text",
  "'x'::varchar(9)",
  "'2026-02-28'::date",
  "'23:59:59.5'::time",
  "'2026-02-28 10:00:00.123456'::timestamp",
  "'2026-02-28 10:00:00.123456+03'::timestamptz",
  "'1 year 2 mons 3 days 04:05:06.7'::interval",
  `'{"a":[1,null,"ب"]}'::json`,
  `'{"b":{"c":1.5}}'::jsonb`,
  "'019aa3a0-0000-7000-8000-000000000001'::uuid",
  "'\\x00ff10'::bytea",
  'ARRAY[1,NULL,3]::int4[]',
  "ARRAY['a','b,c','\"d\"']::text[]",
  'ARRAY[1,2]::int8[]',
  'ARRAY[1.5,2.25]::numeric[]',
  'ARRAY[true,false]',
  "ARRAY['2026-02-28']::date[]",
  "ARRAY['019aa3a0-0000-7000-8000-000000000001']::uuid[]",
  "'[1,5)'::int4range",
  "'(1,2)'::point",
  "'10.0.0.1'::inet",
  'NULL::int4',
] as const

test.each(LITERALS)('%s is the same JavaScript value from both databases', async (literal) => {
  const query = `SELECT ${literal} AS value`
  const [ours, theirs] = await Promise.all([embedded.runSql(query), postgres.database.runSql(query)])
  expect(ours.rows).toStrictEqual(theirs.rows)
  const [drawn, reference] = await Promise.all([embedded.db.execute(sql.raw(query)), postgres.database.db.execute(sql.raw(query))])
  expect(drawn.rows).toStrictEqual(reference.rows)
})

const PARAMETERS: [string, unknown][] = [
  ['bool', true],
  ['int8', 9_007_199_254_740_993n],
  ['numeric', '12345678901234567890.12'],
  ['text', "it's $1 \\ كرسي"],
  ['date', '2026-02-28'],
  ['timestamptz', new Date('2026-02-28T10:00:00.123Z')],
  ['jsonb', { a: ['ب', null] }],
  ['bytea', Buffer.from([0, 255, 16])],
  ['int4[]', [1, null, 3]],
  ['text[]', ['a', 'b,c', '"d"']],
  ['uuid', '019aa3a0-0000-7000-8000-000000000001'],
  ['int4', null],
]

test.each(PARAMETERS)('a parameter of type %s arrives the same in both databases', async (type, value) => {
  const query = `SELECT $1::${type} AS value, $1::${type}::text AS shown`
  const [ours, theirs] = await Promise.all([embedded.runSql(query, [value]), postgres.database.runSql(query, [value])])
  expect(ours.rows).toStrictEqual(theirs.rows)
})
