import fs from 'node:fs'
import path from 'node:path'

const ROOT = '/sys/fs/cgroup'
const PERIOD_US = 100_000
const MB = 1024 * 1024

export interface Held {
  /** A part of one processor, or several. */
  readonly cores: number
  readonly memoryMb?: number
}

/** Processes that the kernel holds to a part of a processor, and to so much memory. It takes root on Linux. */
export class HeldGroup {
  readonly #folders: readonly string[]

  constructor(name: string, { cores, memoryMb }: Held) {
    const isUnified = fs.existsSync(`${ROOT}/cgroup.controllers`)
    const folderOf = (controller: string) => path.join(ROOT, isUnified ? '' : controller, `diyafa-${process.pid}-${name}`)
    const quota = Math.round(cores * PERIOD_US)
    const bytes = (memoryMb ?? 0) * MB
    const settings: [string, string, number | string][] = isUnified
      ? [['cpu', 'cpu.max', `${quota} ${PERIOD_US}`]]
      : [
          ['cpu', 'cpu.cfs_period_us', PERIOD_US],
          ['cpu', 'cpu.cfs_quota_us', quota],
        ]
    if (bytes > 0) settings.push(['memory', isUnified ? 'memory.max' : 'memory.limit_in_bytes', bytes])
    this.#folders = [...new Set(settings.map(([controller]) => folderOf(controller)))]
    for (const folder of this.#folders) fs.mkdirSync(folder)
    for (const [controller, file, value] of settings) fs.writeFileSync(path.join(folderOf(controller), file), String(value))
  }

  /** All threads of these processes, and what they start from now on. */
  hold(pids: readonly number[]): void {
    for (const folder of this.#folders) for (const pid of pids) fs.writeFileSync(path.join(folder, 'cgroup.procs'), String(pid))
  }

  /** A process that is started meanwhile is held from its first moment. */
  async starting<T>(start: () => Promise<T>): Promise<T> {
    this.hold([process.pid])
    try {
      return await start()
    } finally {
      for (const folder of this.#folders) fs.writeFileSync(path.join(path.dirname(folder), 'cgroup.procs'), String(process.pid))
    }
  }

  /** Removes the group; its processes must have ended. */
  remove(): void {
    for (const folder of this.#folders) fs.rmdirSync(folder)
  }
}
