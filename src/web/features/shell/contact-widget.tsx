import type { ReactNode } from 'react'
import { shop } from '#shop-config'
import { useLayer } from '../../platform/layers.tsx'
import { useTexts } from '../../platform/texts.ts'
import { useWhatsAppUrl } from '../../platform/whatsapp.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './contact-widget.module.css'

/** Ways to reach the shop, floating over pages of small screens. */
export function ContactWidget({ chatLink }: { readonly chatLink?: ReactNode }) {
  const { t } = useTexts()
  const { isOpen, setOpen } = useLayer('contact')
  const url = useWhatsAppUrl()
  const [phone] = shop.phones
  const label = (
    <>
      <Icon name={isOpen ? 'close' : 'message'} />
      <span className="visually-hidden">{t('shell.contact.open')}</span>
    </>
  )
  return (
    <aside className={styles.widget} aria-label={t('shell.contact.label')}>
      <Disclosure label={label} labelClassName={styles.button} isOpen={isOpen} onChange={setOpen} hasChevron={false}>
        <ul className={styles.ways}>
          {chatLink !== undefined && <li>{chatLink}</li>}
          <li>
            <a className={styles.whatsapp} href={url} target="_blank" rel="noreferrer">
              <Icon name="whatsapp" />
              {t('shell.whatsapp')}
            </a>
          </li>
          <li>
            <a className={styles.way} href={`tel:${phone.international}`}>
              <Icon name="phone" />
              <span className="visually-hidden">{t('shell.call')}</span>
              <Ltr>{phone.shown}</Ltr>
            </a>
          </li>
        </ul>
      </Disclosure>
    </aside>
  )
}
