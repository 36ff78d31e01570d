import { useLoaderData } from 'react-router'
import { wishlistTexts } from '#i18n/sets/wishlist.ts'
import { RequestButton } from '../../features/bag/request-button.tsx'
import { loadWishes } from '../../features/wishlist/wish-list.ts'
import { WishlistPage } from '../../features/wishlist/wishlist-page.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { DashboardHead } from './head.tsx'
import { forSection } from './section.ts'

export const clientLoader = forSection('wishlist', ({ api }) => loadWishes(api))

export default function DashboardWishlistRoute() {
  const { t } = useTexts(wishlistTexts)
  const wishes = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('wishlist.title')} />
      <WishlistPage wishes={wishes} requestButtonOf={(product) => <RequestButton product={product} />} />
    </>
  )
}
