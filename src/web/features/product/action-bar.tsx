import type { ReactNode } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { useWhatsAppUrl } from '../../platform/whatsapp.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './action-bar.module.css'

export interface ActionBarProps {
  readonly name: string
  readonly sku: string
  readonly price: ReactNode
  readonly requestButton: ReactNode
}

/** A thumb's row on small screens, in the place of the shop's own: what it costs and what can be done. */
export function ActionBar({ name, sku, price, requestButton }: ActionBarProps) {
  const { t } = useTexts()
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div className={styles.bar} role="group" aria-label={t('product.actions')} data-action-bar="">
      <div className={styles.price}>{price}</div>
      <a className={styles.ask} href={useWhatsAppUrl({ name, sku })} target="_blank" rel="noopener noreferrer">
        <Icon name="whatsapp" />
        {requestButton === undefined ? t('product.askShort') : <span className="visually-hidden">{t('product.askShort')}</span>}
      </a>
      {requestButton}
    </div>
  )
}
