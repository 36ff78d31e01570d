import { afterEach, expect, test } from 'vitest'
import { endSession, startSession } from './session.ts'
import { storedUserId } from './stored-user.ts'

const tokenOf = (claims: object) => `Bearer head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

afterEach(() => endSession('elsewhere'))

test('a visitor has no id, and the signed-in person has it before the server has said who that is', () => {
  expect(storedUserId()).toBeNull()
  startSession(tokenOf({ sub: '01a21fc6-8304-79a8-b752-0c9fc3f267d2', name: 'منى؟>' }), null)
  expect(storedUserId()).toBe('01a21fc6-8304-79a8-b752-0c9fc3f267d2')
  endSession('elsewhere')
  expect(storedUserId()).toBeNull()
})

test.each(['Bearer 1', 'Bearer a.b.c', tokenOf({}), tokenOf({ sub: 7 })])('%s names nobody', (token) => {
  startSession(token, null)
  expect(storedUserId()).toBeNull()
})
