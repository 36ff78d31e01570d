import { useId } from 'react'
import { homeTexts } from '#i18n/sets/home.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { CallLink, WhatsAppLink, WriteLink } from '../../shop/contact/contact-links.tsx'
import { useShop } from '../../shop/frame/root-data.ts'
import { Band } from '../../ui/band/band.tsx'
import styles from './contact-band.module.css'

/** The last section of the page, with ways to reach the shop. */
export function ContactBand() {
  const { t } = useTexts(homeTexts)
  const { phones } = useShop()
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Band>
        <div className={styles.band}>
          <div>
            <h2 id={id}>{t('home.contact.heading')}</h2>
            <p className={styles.text}>{t(phones.length > 0 ? 'home.contact.text' : 'home.contact.writing')}</p>
          </div>
          <div className={styles.ways}>
            <CallLink className={styles.phone} />
            <WhatsAppLink className={styles.whatsapp}>{t('home.contact.whatsapp')}</WhatsAppLink>
            <WriteLink />
          </div>
        </div>
      </Band>
    </section>
  )
}
