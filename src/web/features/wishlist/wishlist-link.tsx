import { Link } from 'react-router'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './heart-button.module.css'

/** The link to the wishlist in every page's header. */
export function WishlistLink() {
  const { t } = useTexts()
  return (
    <Link className={styles.heart} to={pathInLanguage('/dashboard/wishlist', useLanguage())} aria-label={t('navigation.account.wishlist')}>
      <Icon name="heart" />
    </Link>
  )
}
