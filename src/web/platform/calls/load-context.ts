import { createContext, RouterContextProvider } from 'react-router'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import type { ApiTransport } from './api.ts'

/** Facts that the server passes to a render. */
export interface RenderFacts {
  readonly api: ApiTransport
  readonly publicUrl: string
  /** A template for pictures on the shop's drive, with `{id}` in it. */
  readonly driveImageUrl: string | null
  readonly shop: ShopSettings
  /** Marks the shop's own scripts, so that the content policy allows no others; the server removes it again. */
  readonly scriptNonce?: string
  readonly onError: (error: unknown) => void
}

export const renderFacts = createContext<RenderFacts>()

export function createLoadContext(facts: RenderFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(renderFacts, facts)
  return context
}
