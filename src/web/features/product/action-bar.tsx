import { type ReactNode, useEffect, useState } from 'react'
import { productTexts } from '#i18n/sets/product.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { WhatsAppLink } from '../../shop/contact/contact-links.tsx'
import type { ContactSubject } from '../../shop/contact/contact-subject.tsx'
import styles from './action-bar.module.css'

export const OWN_ACTIONS_ID = 'request'

/** The header and the bar cover these ends of the screen. */
const COVERED = '-61px 0px -64px'

export interface ActionBarProps extends ContactSubject {
  readonly price: ReactNode
  readonly requestButton: ReactNode
}

/** The sticky row of small screens, in place of the shop's bar: price and button, while the page's own are out of view. */
export function ActionBar({ name, sku, link, price, requestButton }: ActionBarProps) {
  const { t } = useTexts(productTexts)
  const isHidden = useIsInView(`#${OWN_ACTIONS_ID}`)
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div
      className={styles.bar}
      role="group"
      aria-label={t('product.actions')}
      hidden={isHidden}
      data-action-bar={isHidden ? undefined : ''}
    >
      <div className={styles.price}>{price}</div>
      <WhatsAppLink className={styles.ask} subject={{ name, sku, link }}>
        {requestButton === undefined ? t('product.askShort') : <span className="visually-hidden">{t('product.askShort')}</span>}
      </WhatsAppLink>
      {requestButton}
    </div>
  )
}

function useIsInView(selector: string): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const part = document.querySelector(selector)
    if (part === null) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true), { rootMargin: COVERED })
    observer.observe(part)
    return () => observer.disconnect()
  }, [selector])
  return isInView
}
