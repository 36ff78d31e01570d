import { useTranslation } from 'react-i18next'
import { Band } from '../../ui/band/band.tsx'
import styles from './hero.module.css'
import { KitchenLine } from './kitchen-line.tsx'

export function Hero() {
  const { t } = useTranslation()
  return (
    <Band tone="steel">
      <div className={styles.hero}>
        <h1 className={styles.heading}>{t('catalogue.home.heading')}</h1>
        <p className={styles.lead}>{t('catalogue.home.lead')}</p>
        <KitchenLine />
      </div>
    </Band>
  )
}
