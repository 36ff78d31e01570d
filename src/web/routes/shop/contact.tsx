import { inLanguage } from '#domain/text/language.ts'
import { accountTexts } from '#i18n/sets/account.ts'
import { WithoutScripts } from '../../features/accounts/account-card.tsx'
import { ContactPage, contactForm } from '../../features/contact/contact-page.tsx'
import { OpeningHours } from '../../features/shell/opening-hours.tsx'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PageHead } from '../../shop/frame/page-head.tsx'
import { useShop } from '../../shop/frame/root-data.ts'

export function loader(): null {
  return null
}

export const clientLoader = contactForm.load

export default function ContactRoute() {
  const shop = useShop()
  const { t } = useTexts(accountTexts)
  const company = inLanguage(shop.company, useLanguage())
  const heading = t('account.contact.title')
  return (
    <>
      <PageHead title={t('account.title', { heading, company })} description={t('account.contact.description', { company })} />
      <ContactPage hours={<OpeningHours />} withoutScripts={<WithoutScripts />} />
    </>
  )
}
