import type { ReactNode } from 'react'
import { useTexts } from '../../platform/texts/texts.ts'
import { CallLink, WhatsAppLink } from '../../shop/contact/contact-links.tsx'
import { useLayer } from '../../shop/frame/layers.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './contact-widget.module.css'

/** Shows ways to reach the shop, floating over every public page. */
export function ContactWidget({ chatLink }: { readonly chatLink?: ReactNode }) {
  const { t } = useTexts()
  const { isOpen, setOpen } = useLayer('contact')
  const label = (
    <>
      <Icon name={isOpen ? 'close' : 'message'} />
      <span className="visually-hidden">{t('shell.contact.open')}</span>
    </>
  )
  return (
    <aside className={styles.widget} data-corner="" aria-label={t('shell.contact.label')}>
      <Disclosure label={label} labelClassName={styles.button} isOpen={isOpen} onChange={setOpen} hasChevron={false}>
        <ul className={styles.ways}>
          {chatLink !== undefined && <li>{chatLink}</li>}
          <li>
            <WhatsAppLink className={styles.whatsapp} />
          </li>
          <li>
            <CallLink className={styles.way} />
          </li>
        </ul>
      </Disclosure>
    </aside>
  )
}
