import { useAccountLinks, useAccountPages } from '../../features/accounts/account-links.ts'
import { NavigationLink } from '../../features/navigation/navigation-link.tsx'
import { BottomBarLink } from '../../features/shell/bottom-bar-link.tsx'
import { FooterLinks } from '../../features/shell/footer-links.tsx'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'

/** Links beside the catalogue, each for a place of the shell. */

export function BesideLinks() {
  const { t } = useTexts()
  const language = useLanguage()
  return (
    <>
      <NavigationLink to={pathInLanguage('/sell', language)} text={t('navigation.sell')} />
      <NavigationLink to={pathInLanguage('/contact', language)} text={t('navigation.contact')} />
    </>
  )
}

export function AccountItem() {
  const { t } = useTexts()
  const { isSignedIn } = useAccountLinks()
  const to = pathInLanguage(isSignedIn ? '/dashboard' : '/login', useLanguage())
  return <BottomBarLink to={to} icon="user" text={t('navigation.account.label')} />
}

export function CustomerServiceLinks() {
  const { t } = useTexts()
  const language = useLanguage()
  const contact = { to: pathInLanguage('/contact', language), text: t('shell.footer.contactUs') }
  const chat = { to: pathInLanguage('/support', language), text: t('shell.footer.chat') }
  const sell = { to: pathInLanguage('/sell', language), text: t('navigation.sell') }
  return <FooterLinks heading={t('shell.footer.customerService')} links={[contact, chat, sell]} />
}

export function AccountLinks() {
  const { t } = useTexts()
  return <FooterLinks heading={t('shell.footer.account')} links={useAccountPages()} />
}
