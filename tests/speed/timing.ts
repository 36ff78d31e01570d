/** Lets others work between what is measured. */
export async function pauses(count: number, ms: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await new Promise((resolve) => setTimeout(resolve, ms))
}

/** The processor time of this process, with the embedded database in it, which other work on the machine changes little. */
export function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

/** The time within which 99 of 100 came. */
export function percentile99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}
