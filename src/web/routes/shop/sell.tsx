import { inLanguage } from '#domain/text/language.ts'
import { accountTexts } from '#i18n/sets/account.ts'
import { sellTexts } from '#i18n/sets/sell.ts'
import { WithoutScripts } from '../../features/accounts/account-card.tsx'
import { SellPage, sellForm } from '../../features/merchants/sell-page.tsx'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PageHead } from '../../shop/frame/page-head.tsx'
import { useShop } from '../../shop/frame/root-data.ts'

export function loader(): null {
  return null
}

export const clientLoader = sellForm.load

export default function SellRoute() {
  const shop = useShop()
  const { t } = useTexts(accountTexts, sellTexts)
  const company = inLanguage(shop.company, useLanguage())
  const heading = t('sell.title')
  return (
    <>
      <PageHead title={t('account.title', { heading, company })} description={t('sell.description', { company })} />
      <SellPage withoutScripts={<WithoutScripts />} />
    </>
  )
}
