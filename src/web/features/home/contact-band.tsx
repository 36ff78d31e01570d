import { useId } from 'react'
import { shop } from '#shop-config'
import { useTexts } from '../../platform/texts.ts'
import { useWhatsAppUrl } from '../../platform/whatsapp.ts'
import { Band } from '../../ui/band/band.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './contact-band.module.css'

/** The page's last word: how to reach somebody. */
export function ContactBand() {
  const { t } = useTexts()
  const id = useId()
  const url = useWhatsAppUrl()
  const [phone] = shop.phones
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Band>
        <div className={styles.band}>
          <div>
            <h2 id={id}>{t('home.contact.heading')}</h2>
            <p className={styles.text}>{t('home.contact.text')}</p>
          </div>
          <div className={styles.ways}>
            <a className={styles.phone} href={`tel:${phone.international}`}>
              <Icon name="phone" />
              <span className="visually-hidden">{t('shell.call')}</span>
              <Ltr>{phone.shown}</Ltr>
            </a>
            <a className={styles.whatsapp} href={url} target="_blank" rel="noreferrer">
              <Icon name="whatsapp" />
              {t('home.contact.whatsapp')}
            </a>
          </div>
        </div>
      </Band>
    </section>
  )
}
