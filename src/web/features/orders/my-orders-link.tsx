import { Link } from 'react-router'
import { pathInLanguage, useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './order-page.module.css'
import { ORDER_LISTS } from './order-paths.ts'

/** The way back from an address at which no order is. */
export function MyOrdersLink() {
  const { t } = useTexts()
  return (
    <div className={styles.lone}>
      <Link className={styles.back} to={pathInLanguage(ORDER_LISTS.me, useLanguage())}>
        <span className={styles.arrow}>
          <Icon name="chevron" />
        </span>
        {t('orders.list.me')}
      </Link>
    </div>
  )
}
