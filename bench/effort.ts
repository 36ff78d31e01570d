import { BRIEF_FLAGS } from '#tests/support/child-environment.ts'

export interface Effort {
  readonly rounds: number
  readonly warmRequests: number
  /** Requests to send first, until the code is compiled as well as it will be. */
  readonly firstWarm: number
  readonly firstCold: number
  readonly coldRequests: number
  readonly throughputRequests: number
  /** Requests for a quotation in a round. */
  readonly placed: number
  /** The last start is measured; those before it leave their compiled files. */
  readonly starts: number
  /** The rest before the memory is read. */
  readonly restMs: number
  /** Node's flags, added to those of the start script. */
  readonly flags: readonly string[]
}

export const FULL: Effort = {
  rounds: 15,
  warmRequests: 2000,
  firstWarm: 25_000,
  firstCold: 1500,
  coldRequests: 60,
  throughputRequests: 20_000,
  placed: 100,
  starts: 2,
  restMs: 2000,
  flags: [],
}
export const QUICK: Effort = {
  rounds: 9,
  warmRequests: 1000,
  firstWarm: 15_000,
  firstCold: 800,
  coldRequests: 40,
  throughputRequests: 8000,
  placed: 60,
  starts: 2,
  restMs: 2000,
  flags: [],
}
/** The effort for many cases, some of them slow, whose figures are compared with each other. */
export const GROWTH: Effort = {
  rounds: 5,
  warmRequests: 0,
  firstWarm: 0,
  firstCold: 60,
  coldRequests: 15,
  throughputRequests: 0,
  placed: 0,
  starts: 1,
  restMs: 40_000,
  flags: [],
}
export const SMOKE: Effort = {
  rounds: 1,
  warmRequests: 5,
  firstWarm: 5,
  firstCold: 3,
  coldRequests: 3,
  throughputRequests: 40,
  placed: 3,
  starts: 1,
  restMs: 0,
  flags: BRIEF_FLAGS,
}
