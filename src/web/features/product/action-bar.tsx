import type { ReactNode } from 'react'
import { WhatsAppLink } from '../../platform/contact-links.tsx'
import type { ContactSubject } from '../../platform/contact-subject.tsx'
import { useTexts } from '../../platform/texts.ts'
import styles from './action-bar.module.css'

export interface ActionBarProps extends ContactSubject {
  readonly price: ReactNode
  readonly requestButton: ReactNode
}

/** A thumb's row on small screens, in the place of the shop's own: what it costs and what can be done. */
export function ActionBar({ name, sku, link, price, requestButton }: ActionBarProps) {
  const { t } = useTexts()
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div className={styles.bar} role="group" aria-label={t('product.actions')} data-action-bar="">
      <div className={styles.price}>{price}</div>
      <WhatsAppLink className={styles.ask} subject={{ name, sku, link }}>
        {requestButton === undefined ? t('product.askShort') : <span className="visually-hidden">{t('product.askShort')}</span>}
      </WhatsAppLink>
      {requestButton}
    </div>
  )
}
