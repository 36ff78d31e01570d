import { useLoaderData } from 'react-router'
import type { ManagedBrand } from '#contract/brands.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { HistoryCard } from '../../features/history/history-card.tsx'
import { EditBrandPage } from '../../features/managed-collections/edit-brand-page.tsx'
import { NoCollection } from '../../features/managed-collections/form/no-collection.tsx'
import { ApiError } from '../../platform/calls/api.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { useBrandViewer } from '../shop/brand-viewer.ts'
import { DashboardHead } from './head.tsx'
import { forSection } from './section.ts'

/** A missing brand is reported inside the account area; other errors go to the boundary around it. */
export const clientLoader = forSection('brand', async ({ api, params }): Promise<ManagedBrand | null> => {
  try {
    return (await api.call('GET /api/brand/:id', { params: { id: params.id ?? '' } })).brand
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.code === 'validation')) return null
    throw error
  }
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
