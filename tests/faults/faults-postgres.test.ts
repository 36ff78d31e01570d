import { expect, test } from 'vitest'
import { prove as failOver } from './failover.prove.ts'
import { prove as killNode } from './node-killed.prove.ts'

test('nothing acknowledged is lost while PostgreSQL is away, restarted and replaced by its replica', async () => {
  expect(await failOver('small')).toContain(' 0 lost, half or answered otherwise;')
})

test('the death of one of two nodes is noticed by a reconnect at most', async () => {
  expect(await killNode('small')).toMatch(/^1 of two killed in turn: .* 1 messages, .* 0 faults$/)
})
