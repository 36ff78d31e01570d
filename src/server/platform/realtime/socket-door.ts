import type { z } from 'zod'
import type { SignedIn } from '#domain/accounts/viewer.ts'

export interface SocketAnswer {
  /** Goes to the sender of the event, on the acknowledgement … */
  readonly reply: object
  /** … and as an event of the same name, where the contract has one. */
  readonly event?: unknown
}

/** One opened event: its payload goes through its schema to one use case. */
export interface SocketDoor {
  readonly event: string
  readonly payload: z.ZodType
  readonly answer: (viewer: SignedIn, payload: unknown) => Promise<SocketAnswer>
}

export function socketDoor<S extends z.ZodType>(
  event: string,
  payload: S,
  answer: (viewer: SignedIn, payload: z.output<S>) => Promise<SocketAnswer>,
): SocketDoor {
  return { event, payload, answer: (viewer, given) => answer(viewer, given as z.output<S>) }
}
