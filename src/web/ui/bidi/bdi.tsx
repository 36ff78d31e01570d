import type { ReactNode } from 'react'

/** A value of unknown direction inside a sentence: a name, a brand, what somebody wrote. */
export function Bdi({ children }: { readonly children: ReactNode }) {
  return <bdi>{children}</bdi>
}
