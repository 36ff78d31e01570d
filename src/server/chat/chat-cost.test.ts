import { expect, test } from 'vitest'
import { describeChat, until } from '#tests/support/chat/chat-shop.ts'
import { databaseWorkOf } from '#tests/support/database/statements.ts'
import { idOf, join, signedIn } from '#tests/support/shop/people.ts'

const ABSENT = 4_000
/** Some steps of a plan pass on the same row, so that a handful of rows counts as dozens. */
const ROWS_MOST = 100
const ELSEWHERE = '01900000-0000-7000-8000-0000000000ee'

/** Customers without a socket who are signed in, wrote, were answered, and have nothing unread. */
const FILLING = [
  `INSERT INTO users (id, email, first_name, provider, provider_id, role, language, created)
    SELECT md5('a' || n)::uuid, 'absent' || n || '@people.example', 'N', 'Google', 'a' || n, 'ROLE MEMBER', 'en', now() FROM generate_series(1, ${ABSENT}) n`,
  `INSERT INTO sessions (id, user_id, created, last_seen, expires)
    SELECT md5('s' || id)::uuid, id, now(), now(), now() + interval '1 day' FROM users WHERE provider_id LIKE 'a%'`,
  "INSERT INTO chat_conversations (customer_id, last_at) SELECT id, now() FROM users WHERE provider_id LIKE 'a%'",
  `INSERT INTO chat_messages (id, customer_id, from_id, to_id, text, created)
    SELECT md5('q' || id)::uuid, id, id, '${idOf('admin')}', 'Is it there?', now() FROM users WHERE provider_id LIKE 'a%'
    UNION ALL SELECT md5('r' || id)::uuid, id, '${idOf('admin')}', id, 'It is.', now() FROM users WHERE provider_id LIKE 'a%'`,
  'UPDATE chat_conversations SET staff_read_to = (SELECT max(position) FROM chat_messages)',
  'UPDATE chat_reads SET read_to = (SELECT max(position) FROM chat_messages)',
  // Tables of a shop that has run for years have their statistics.
  'VACUUM (ANALYZE) users, sessions, chat_conversations, chat_messages, chat_reads',
]

describeChat('the chat of a shop with thousands of customers', ({ on, visitors, shop }) => {
  const run = (text: string, values: unknown[] = []) => on.database().runSql(text, values)
  const readUnread = async (name: 'admin' | 'member') =>
    expect((await shop().get('/api/support/unread', await signedIn(shop(), name))).json).toMatchObject({ unread: 0 })

  test('reads nothing of those who are not there', async () => {
    for (const name of ['member', 'otherMember', 'otherAdmin'] as const) await join(shop(), name)
    for (const statement of FILLING) await run(statement)
    const [staff, leaving] = [await visitors.connect('admin'), await visitors.connect('otherAdmin')]
    const told = (what: string) => until(() => staff.presence).toContain(what)
    const acts: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['the number of unread messages for the staff', () => readUnread('admin')],
      ['the number of unread messages for a customer', () => readUnread('member')],
      [
        'the arrival of a customer',
        async () => {
          await visitors.connect('member')
          await told(`+${idOf('member')}`)
        },
      ],
      [
        'a look at all who are there',
        async () => {
          await run('INSERT INTO presence_processes VALUES ($1, now())', [ELSEWHERE])
          await run("INSERT INTO presences VALUES ($1, $2, 'ROLE MEMBER')", [ELSEWHERE, idOf('otherMember')])
          await run("SELECT pg_notify('presence', '*')")
          await told(`+${idOf('otherMember')}`)
        },
      ],
      [
        'the end of a sign-in, for which all sockets are looked at',
        async () => {
          await run('INSERT INTO staff_rules (id, is_code_required) VALUES (1, true)')
          await until(() => leaving.socket.connected).toBe(false)
        },
      ],
    ]
    for (const [what, act] of acts) expect((await databaseWorkOf(on.database(), act)).rows, what).toBeLessThan(ROWS_MOST)
    await run('DELETE FROM staff_rules')
    await run('DELETE FROM presence_processes WHERE id = $1', [ELSEWHERE])
  })
})
