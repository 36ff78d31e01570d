import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'

/** A figure that opens the list it was counted from; a figure of nothing is plain text. */
export function FigureLink({ to, count, children }: { readonly to: string; readonly count: number; readonly children: ReactNode }) {
  const language = useLanguage()
  if (count === 0) return children
  return <Link to={pathInLanguage(to, language)}>{children}</Link>
}
