import { randomBytes } from 'node:crypto'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { RefusalError } from '#domain/errors.ts'
import { createSemaphore, SemaphoreFullError } from '#server/platform/semaphore.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long without a hash, so that the time does not reveal whether an account exists. */
  isRight(password: string, hashed: string | null): Promise<boolean>
  /** The same for the same salt, so that one of several short secrets is found by its hash. */
  hashSalted(secret: string, salt: string): Promise<string>
}

interface Cost {
  /** The memory that one hash takes, in KiB. */
  readonly memoryCost: number
  /** The number of passes. */
  readonly timeCost: number
}

/** Argon2id (2); its enumeration has no values at run time. */
const ARGON2 = { algorithm: 2, parallelism: 1 } as const
const COST: Cost = { memoryCost: 19 * 1024, timeCost: 2 }

/** The most hashes at the same time: half of the threads that files and pictures share, and 38 MB. */
const AT_ONCE = 2
/** About a second of work; later callers are asked to come again. */
const WAITING_MAX = 150

/** Tests that sign in hundreds of times give a lower cost. */
export async function openPasswords(cost: Cost = COST): Promise<Passwords> {
  const semaphore = createSemaphore({ slots: AT_ONCE, waitingMax: WAITING_MAX })
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await semaphore.run(work)
    } catch (error) {
      throw error instanceof SemaphoreFullError ? new RefusalError('unavailable') : error
    }
  }
  const nobodys = await hash(randomBytes(16).toString('hex'), { ...ARGON2, ...cost })
  return {
    hash: (password) => run(() => hash(password, { ...ARGON2, ...cost })),
    isRight: async (password, hashed) => {
      const isMatch = await run(() => verify(hashed ?? nobodys, password))
      return isMatch && hashed !== null
    },
    hashSalted: async (secret, salt) => {
      const bytes = await run(() => hashRaw(secret, { ...ARGON2, ...cost, salt: Buffer.from(salt) }))
      return bytes.toString('base64url')
    },
  }
}
