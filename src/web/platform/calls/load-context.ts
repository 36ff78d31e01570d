import { createContext, RouterContextProvider } from 'react-router'
import type { ApiTransport } from './api.ts'

/** What the server lends to a render. */
export interface RenderFacts {
  readonly api: ApiTransport
  readonly publicUrl: string
  /** Where pictures of the shop's drive are, with `{id}` for one of them. */
  readonly driveImageUrl: string | null
  /** Marks the shop's own scripts, so that no others are allowed; the server takes it out again. */
  readonly scriptNonce?: string
  readonly onError: (error: unknown) => void
}

export const renderFacts = createContext<RenderFacts>()

export function createLoadContext(facts: RenderFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(renderFacts, facts)
  return context
}
