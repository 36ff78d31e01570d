import { data } from 'react-router'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { AddBrandPage } from '../../../features/managed-collections/add-brand-page.tsx'
import { useGuidedForm } from '../../../features/missing/use-guided-form.tsx'
import { fetchOwnProfile } from '../../../platform/calls/own-profile.ts'
import { knownUser } from '../../../platform/calls/session.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

/** This page is for admins only; merchants have the other brand pages. */
export const clientLoader = forSection('brand', async ({ language }) => {
  const { role } = knownUser() ?? (await fetchOwnProfile(language))
  if (role !== 'ROLE ADMIN') throw data(null, { status: 404 })
  return null
})

export default function DashboardBrandAddRoute() {
  const { t } = useTexts(collectionsTexts)
  return (
    <>
      <DashboardHead page={t('collections.brands.add')} />
      <AddBrandPage guide={useGuidedForm('brands')} />
    </>
  )
}
