/** The states of a run: its columns are to be chosen, it is being checked or imported, or that has ended. */
export const RUN_STATES = ['chosen', 'checking', 'checked', 'importing', 'done', 'failed'] as const
export type RunState = (typeof RUN_STATES)[number]

export const SHEET_BYTES_MAX = 20 * 1024 * 1024
export const SHEET_NAME_MAX = 200
/** Sheets of one person that are still listed: those that were imported, and those that nobody has finished. */
export const RUNS_LISTED = 8
export const UNFINISHED_LISTED = 4
export const RUN_ROWS_PER_PAGE = 25
export const RUN_DAYS = 30

/** The name of a file for names of others that come from it. */
export function withoutEnding(fileName: string): string {
  return fileName.replace(/(?<=.)\.[^.]*$/, '')
}

const SURE_FROM_SHARE = 0.05

export interface Progress {
  readonly done: number
  readonly total: number
  readonly beganMs: number
  readonly nowMs: number
}

/** The seconds that the work still takes at its present pace; null while that is a guess. */
export function secondsLeft({ done, total, beganMs, nowMs }: Progress): number | null {
  if (total === 0 || done / total < SURE_FROM_SHARE) return null
  return Math.ceil(((nowMs - beganMs) * (total - done)) / done / 1000)
}
