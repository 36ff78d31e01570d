import { isolate } from '#i18n/bidi.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './share-links.module.css'
import { NETWORKS, shareUrl } from './share-url.ts'

export interface ShareLinksProps {
  /** The product's name in the language of the page. */
  readonly name: string
  /** The page's own address. */
  readonly link: string
}

export function ShareLinks({ name, link }: ShareLinksProps) {
  const { t } = useTexts(productTexts)
  const told = t('product.share.text', { name: isolate(name) })
  return (
    <div className={styles.share}>
      <p id="share-label">{t('product.share.label')}</p>
      <ul className={styles.ways} aria-labelledby="share-label">
        {NETWORKS.map(({ network, icon }) => (
          <li key={network}>
            <a className={styles.way} href={shareUrl(network, told, link)} target="_blank" rel="noopener noreferrer">
              <Icon name={icon} />
              <span className="visually-hidden">{t(`product.share.${network}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
