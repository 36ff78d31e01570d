/** Bounds of one network address before anybody is identified. */
const UNKNOWN_SOCKETS_MOST = 200
const FAILED_MOST = 300
const FAILED_WITHIN_MS = 60_000

/** Keeps sockets of unidentified callers from piling up. */
export interface HandshakeGuard {
  mayTry(address: string): boolean
  opened(address: string): void
  /** The caller was recognised, refused, or went away. */
  settled(address: string): void
  failed(address: string): void
}

export function createHandshakeGuard(now: () => number): HandshakeGuard {
  const unknown = new Map<string, number>()
  let failures = new Map<string, number>()
  let failuresSince = now()
  return {
    mayTry(address) {
      if (now() - failuresSince > FAILED_WITHIN_MS) {
        failures = new Map()
        failuresSince = now()
      }
      return (unknown.get(address) ?? 0) < UNKNOWN_SOCKETS_MOST && (failures.get(address) ?? 0) < FAILED_MOST
    },
    opened(address) {
      unknown.set(address, (unknown.get(address) ?? 0) + 1)
    },
    settled(address) {
      const left = (unknown.get(address) ?? 0) - 1
      if (left > 0) unknown.set(address, left)
      else unknown.delete(address)
    },
    failed(address) {
      failures.set(address, (failures.get(address) ?? 0) + 1)
    },
  }
}
