import { STAFF } from '../staff.ts'
import type { Filling } from './filling.ts'

const STEP_MS = 20_000
const MESSAGES_EACH = 20
/** Conversations with a message that nobody has read. */
const UNREAD = 50

/** Conversations of customers with one colleague, who writes every third message. */
export async function fillChat({ client, sizes, endMs, tell }: Filling): Promise<void> {
  const talks = Math.max(1, Math.min(sizes.customers, Math.floor(sizes.messages / MESSAGES_EACH)))
  await client.query(
    `INSERT INTO chat_messages (id, customer_id, from_id, to_id, text, created)
    SELECT id_of('message', (extract(epoch FROM at) * 1000)::bigint, n), p.id, CASE WHEN is_answer THEN s.id ELSE p.id END,
      CASE WHEN is_answer THEN p.id ELSE s.id END, 'When will the oven be here? متى يصل الفرن؟ ' || n, at
    FROM (SELECT n, n / ${talks} % 3 = 2 AS is_answer, to_timestamp((${endMs} - (${sizes.messages} - n) * ${STEP_MS}) / 1000.0) AS at
      FROM generate_series(1::bigint, ${sizes.messages}) n) m
    JOIN people p ON p.place = 1 + n % ${talks} CROSS JOIN (SELECT id FROM users WHERE email = $1) s
    ORDER BY n`,
    [STAFF.email],
  )
  await client.query(`
    INSERT INTO chat_conversations (customer_id, last_at, staff_read_to, staff_unread)
    SELECT customer_id, max(created), max(position), 0 FROM chat_messages GROUP BY customer_id`)
  await client.query(`
    UPDATE chat_conversations SET staff_unread = 1
    WHERE customer_id IN (SELECT customer_id FROM chat_conversations ORDER BY last_at DESC LIMIT ${UNREAD})`)
  await client.query(`
    INSERT INTO chat_reads (customer_id, staff_id, read_to, unread)
    SELECT customer_id, from_id, max(position), 0 FROM chat_messages WHERE from_id <> customer_id GROUP BY 1, 2`)
  tell('filled in: messages')
}
