const PING_LIMIT_MS = 2_000

export async function pingWithin(ask: () => Promise<unknown>): Promise<void> {
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => limit.reject(new Error(`The database did not answer within ${PING_LIMIT_MS} ms.`)), PING_LIMIT_MS)
  try {
    await Promise.race([ask(), limit.promise])
  } finally {
    clearTimeout(timer)
  }
}
