import { LIMITS } from '#domain/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { isWithin, type Limits } from '#server/platform/limits/limits.ts'
import type { EmailQuota } from '#server/platform/mail/email-workers.ts'
import { findUnproven } from './emails.repository.ts'

export interface EmailQuotaOptions {
  readonly database: Database
  readonly limits: Limits
  /** Staff receive everything, also when somebody has signed up with their address. */
  readonly staffEmail: () => string
}

/** Anybody can sign up with somebody else's address: until it is proven, only few emails a day go there. */
export function createEmailQuota({ database, limits, staffEmail }: EmailQuotaOptions): EmailQuota {
  const keyOf = async (to: string) => {
    const id = to === staffEmail() ? null : await findUnproven(database.db, to)
    return id === null ? null : `email to unproven ${id}`
  }
  return {
    take: async (to) => {
      const key = await keyOf(to)
      return key === null || isWithin(limits, key, LIMITS.unprovenEmails)
    },
    giveBack: async (to) => {
      const key = await keyOf(to)
      if (key !== null) await limits.giveBack(key)
    },
  }
}
