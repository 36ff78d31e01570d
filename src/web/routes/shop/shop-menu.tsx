import { useAccountLinks } from '../../features/accounts/account-links.ts'
import { MenuDrawer } from '../../features/navigation/menu-drawer.tsx'
import { MenuLinks } from '../../features/navigation/menu-links.tsx'
import { endSession } from '../../platform/calls/session.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'

/** The menu of small screens, with all links of the header and footer. */
export function ShopMenu() {
  const { t } = useTexts()
  const language = useLanguage()
  const contact = { to: pathInLanguage('/contact', language), text: t('navigation.contact') }
  const sell = { to: pathInLanguage('/sell', language), text: t('navigation.sell') }
  const { isSignedIn, links } = useAccountLinks()
  const signOut = { text: t('navigation.account.signOut'), run: () => endSession('signed-out') }
  return (
    <MenuDrawer
      end={
        <>
          <MenuLinks links={links} action={isSignedIn ? signOut : undefined} />
          <MenuLinks links={[sell, contact]} />
        </>
      }
    />
  )
}
