import { pino } from 'pino'

const WRITE_BYTES = 12 * 1024
const FLUSH_MS = 250
/** Lines that wait for room on the disk of the log; later ones are dropped. */
const WAITING_BYTES_MAX = 1024 * 1024
const STANDARD_OUTPUT = 1

/** Lines go out in batches: a write for each would cost as much as a cached answer. A disk without room neither ends the shop nor holds it up. */
export function openLogOutput(fd = STANDARD_OUTPUT): ReturnType<typeof pino.destination> {
  const output = pino.destination({ fd, sync: false, minLength: WRITE_BYTES, maxLength: WAITING_BYTES_MAX, periodicFlush: FLUSH_MS })
  let isStuck = false
  output.on('error', () => {
    isStuck = true
  })
  output.on('write', () => {
    isStuck = false
  })
  const flushSync = output.flushSync.bind(output)
  // The library would try again without end, and the whole process would wait.
  output.flushSync = () => {
    if (!isStuck) flushSync()
  }
  return output
}
