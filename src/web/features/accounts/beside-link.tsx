import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { pathBesideLogin } from '../../platform/calls/members.ts'
import { useIsHydrated } from '../../platform/frame/hydrated.ts'
import { useLanguage } from '../../platform/texts/language.ts'

export interface BesideLinkProps {
  readonly to: '/login' | '/register' | '/forgot-password'
  readonly children: ReactNode
}

/** Leads to another page of signing in and passes on the address to return to. */
export function BesideLink({ to, children }: BesideLinkProps) {
  const { search } = useLocation()
  // The server renders one page for all addresses to return to.
  const known = useIsHydrated() ? search : ''
  return <Link to={pathBesideLogin(to, known, useLanguage())}>{children}</Link>
}
