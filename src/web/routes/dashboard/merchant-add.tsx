import { merchantsTexts } from '#i18n/sets/merchants.ts'
import { AddMerchantPage } from '../../features/merchants/add-merchant-page.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { DashboardHead } from './head.tsx'
import { forSection } from './section.ts'

export const clientLoader = forSection('merchants', () => Promise.resolve(null))

export default function DashboardMerchantAddRoute() {
  const { t } = useTexts(merchantsTexts)
  return (
    <>
      <DashboardHead page={t('merchants.list.add')} />
      <AddMerchantPage />
    </>
  )
}
