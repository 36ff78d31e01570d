import type { ReactNode } from 'react'

/** Isolates a value of unknown direction inside a sentence: a name, a brand, a customer's own words. */
export function Bdi({ children }: { readonly children: ReactNode }) {
  return <bdi>{children}</bdi>
}
