import { isolate } from '#i18n/bidi.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import styles from './share-links.module.css'

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

type ShareNetwork = 'facebook' | 'twitter' | 'whatsapp'

const NETWORKS = [
  { network: 'facebook', icon: 'facebook' },
  { network: 'twitter', icon: 'x' },
  { network: 'whatsapp', icon: 'whatsapp' },
] as const satisfies readonly { readonly network: ShareNetwork; readonly icon: IconName }[]

/** Builds a network's share address: text and link in fields of their own, or both in one message. */
function shareUrl(network: ShareNetwork, text: string, link: string): string {
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link, quote: text })}`
    case 'twitter':
      return `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url: link })}`
    case 'whatsapp':
      return `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`
  }
}
