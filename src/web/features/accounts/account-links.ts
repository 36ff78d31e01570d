import { hasOwnPassword } from '#domain/accounts/accounts.ts'
import { useToken, useUser } from '../../platform/calls/session.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'

export interface AccountLink {
  readonly to: string
  readonly text: string
}

export interface AccountLinks {
  readonly isSignedIn: boolean
  /** The first name; without one, a general word for the account. */
  readonly name: string
  readonly links: readonly AccountLink[]
}

/** Links to account pages that a visitor or a member can reach from anywhere in the shop. */
export function useAccountLinks(): AccountLinks {
  const { t } = useTexts()
  const language = useLanguage()
  const isSignedIn = useToken() !== null
  const user = useUser()
  const link = (path: string, text: string): AccountLink => ({ to: pathInLanguage(path, language), text })
  const dashboard = link('/dashboard', t('navigation.account.dashboard'))
  const security = link('/dashboard/security', t('navigation.account.security'))
  const orders = link('/dashboard/orders', t('navigation.account.orders'))
  const wishlist = link('/dashboard/wishlist', t('navigation.account.wishlist'))
  const support = link('/support', t('shell.footer.chat'))
  const isShut = user?.merchant?.isActive === false
  const ofMembers = isShut
    ? [dashboard]
    : user !== null && hasOwnPassword(user)
      ? [dashboard, orders, security, wishlist, support]
      : [dashboard, orders, wishlist, support]
  return {
    isSignedIn,
    name: user?.firstName.trim() || t('navigation.account.label'),
    links: isSignedIn ? ofMembers : [link('/login', t('navigation.account.login')), link('/register', t('navigation.account.register'))],
  }
}

/** The footer shows everybody the same links, except people who sign in by another service and have no password here. */
export function useAccountPages(): readonly AccountLink[] {
  const { t } = useTexts()
  const language = useLanguage()
  const user = useUser()
  const dashboard = { to: pathInLanguage('/dashboard', language), text: t('navigation.account.dashboard') }
  const security = { to: pathInLanguage('/dashboard/security', language), text: t('navigation.account.security') }
  const orders = { to: pathInLanguage('/dashboard/orders', language), text: t('navigation.account.orders') }
  const wishlist = { to: pathInLanguage('/dashboard/wishlist', language), text: t('navigation.account.wishlist') }
  return user === null || hasOwnPassword(user) ? [dashboard, orders, security, wishlist] : [dashboard, orders, wishlist]
}
