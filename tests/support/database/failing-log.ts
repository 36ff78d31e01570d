import type { Log } from '#server/platform/log/log.ts'

/** Quiet while all is well; an error that a test did not ask for fails it through console.error. */
export const failingLog: Log = {
  info() {},
  warn() {},
  error(fields, message) {
    console.error(message, fields)
  },
}
