import { expect, test } from 'vitest'
import { RefusalError } from '#domain/errors.ts'
import { openPasswords } from './passwords.ts'

test('a hash is argon2id with at least 19 MiB and two passes, and differs each time', async () => {
  const passwords = await openPasswords()
  const [one, other] = await Promise.all([passwords.hash('open sesame'), passwords.hash('open sesame')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(other).not.toBe(one)
  expect(await passwords.isRight('open sesame', one)).toBe(true)
  expect(await passwords.isRight('open sesame ', one)).toBe(false)
})

test('every password is wrong for an account without a hash, after as much work', async () => {
  const passwords = await openPasswords()
  const hashed = await passwords.hash('open sesame')
  expect(await passwords.isRight('', null)).toBe(false)
  const cpuOf = async (work: () => Promise<unknown>) => {
    const before = process.cpuUsage()
    for (let n = 0; n < 10; n += 1) await work()
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const known = await cpuOf(() => passwords.isRight('wrong', hashed))
  const unknown = await cpuOf(() => passwords.isRight('wrong', null))
  expect(unknown).toBeGreaterThan(known / 3)
  expect(unknown).toBeLessThan(known * 3)
})

test('a salted hash is found again by the same secret and salt alone, and takes as much work as a password', async () => {
  const passwords = await openPasswords()
  const hashed = await passwords.hashSalted('ABCDEFGH23', 'one account')
  expect(await passwords.hashSalted('ABCDEFGH23', 'one account')).toBe(hashed)
  expect(await passwords.hashSalted('ABCDEFGH23', 'other account')).not.toBe(hashed)
  expect(await passwords.hashSalted('ABCDEFGH24', 'one account')).not.toBe(hashed)
  const { hashRawSync } = await import('@node-rs/argon2')
  const cost = { algorithm: 2, parallelism: 1, memoryCost: 19 * 1024, timeCost: 2 }
  expect(hashed).toBe(hashRawSync('ABCDEFGH23', { ...cost, salt: Buffer.from('one account') }).toString('base64url'))
})

test('a flood is refused with retry-after, and the calls already queued are served', async () => {
  const passwords = await openPasswords()
  const answers = await Promise.allSettled(Array.from({ length: 200 }, () => passwords.isRight('wrong', null)))
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused.length).toBe(48)
  for (const reason of refused) expect(reason).toMatchObject({ refusal: 'unavailable' } satisfies Partial<RefusalError>)
  expect(refused[0]).toBeInstanceOf(RefusalError)
})
