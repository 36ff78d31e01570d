import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withoutValues } from '#server/platform/db/errors.ts'
import { describeOnBothDatabases } from '../../support/database/both-databases.ts'

describeOnBothDatabases('an error that goes to the log', ({ database }) => {
  test('says what the database said, without the list of values that drizzle adds', async () => {
    const secret = 'mona@diyafa.example'
    const error: unknown = await database()
      .db.execute(sql`select ${secret}::text::integer`)
      .catch((thrown: unknown) => thrown)
    expect(String((error as Error).message)).toContain(secret)
    const shown = withoutValues(error) as Error
    expect(shown.message).toMatch(/integer/)
    expect(String(shown.stack)).not.toContain('params')
    expect(withoutValues(new Error('other'))).toEqual(new Error('other'))
  })
})
