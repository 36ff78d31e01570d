import { walStaysSmall } from './wal.ts'

const UPDATES = { full: 1_000_000, small: 60_000 }
const MOST_MEGABYTES = 200

export async function prove(size: keyof typeof UPDATES): Promise<string> {
  const { updates, checkpoints, largestBytes } = await walStaysSmall(UPDATES[size])
  const megabytes = Math.round(largestBytes / 1024 / 1024)
  const line = `${updates} updates, ${checkpoints} checkpoints, write-ahead log at most ${megabytes} MB`
  if (megabytes >= MOST_MEGABYTES) throw new Error(line)
  return line
}
