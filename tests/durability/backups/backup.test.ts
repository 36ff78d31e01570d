import { expect, test } from 'vitest'
import { prove } from './backup.prove.ts'

test('backups of a busy shop are whole, and restore into the other kind of database row by row and file by file', async () => {
  expect(await prove('small')).toMatch(
    /embedded to PostgreSQL: 2 backups.* 0 differences.* PostgreSQL to embedded: 2 backups.* 0 differences/,
  )
})
