import { useLoaderData } from 'react-router'
import type { ManagedBrand } from '#contract/brands.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { HistoryCard } from '../../../features/history/history-card.tsx'
import { EditBrandPage } from '../../../features/managed-collections/edit-brand-page.tsx'
import { NoCollection } from '../../../features/managed-collections/form/no-collection.tsx'
import { unlessMissing } from '../../../platform/calls/unless-missing.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { useBrandViewer } from '../../shop/brand-viewer.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('brand', async ({ api, params }): Promise<ManagedBrand | null> => {
  const reply = await unlessMissing(api.call('GET /api/brand/:id', { params: { id: params.id ?? '' } }))
  return reply?.brand ?? null
})

export default function DashboardBrandEditRoute() {
  const { t } = useTexts(collectionsTexts)
  const brand = useLoaderData<typeof clientLoader>()
  const viewer = useBrandViewer()
  return (
    <>
      <DashboardHead page={t('collections.brands.editTitle')} />
      {brand === null ? (
        <NoCollection kind="brands" />
      ) : (
        <EditBrandPage brand={brand} viewer={viewer} {...(viewer.isAdmin ? { renderHistory } : {})} />
      )}
    </>
  )
}

function renderHistory({ _id, version, isActive, inactiveReasons }: ManagedBrand) {
  return <HistoryCard kind="brand" id={_id} state={`${version} ${isActive} ${inactiveReasons.join(' ')}`} />
}
