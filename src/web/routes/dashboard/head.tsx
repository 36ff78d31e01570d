import { inLanguage } from '#domain/text/language.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PageHead } from '../../shop/frame/page-head.tsx'
import { useShop } from '../../shop/frame/root-data.ts'

/** The title of a page that only its owner sees. */
export function DashboardHead({ page }: { readonly page: string }) {
  const shop = useShop()
  const { t } = useTexts(dashboardTexts)
  const company = inLanguage(shop.company, useLanguage())
  return <PageHead title={t('dashboard.pageTitle', { page, company })} isIndexed={false} />
}
