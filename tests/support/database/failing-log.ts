import type { Log } from '#server/platform/log/log.ts'

/** A log that is silent but for errors: an unexpected one fails the test through console.error. */
export const failingLog: Log = {
  info() {},
  warn() {},
  error(fields, message) {
    console.error(message, fields)
  },
}
