import type { ReactNode } from 'react'

export interface LtrProps {
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** Isolates Latin tokens in text of either direction: article numbers, phones, prices, sizes, addresses. */
export function Ltr({ children, className }: LtrProps) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  )
}
