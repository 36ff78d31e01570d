import type { ReactNode } from 'react'
import { inLanguage } from '#domain/text/language.ts'
import { accountTexts } from '#i18n/sets/account.ts'
import { lazyForm } from '../../platform/forms/lazy-form.tsx'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ContactLines } from '../../shop/contact/contact-links.tsx'
import { useShop } from '../../shop/frame/root-data.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import sheet from '../../ui/card/sheet.module.css'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './contact-page.module.css'

export const contactForm = lazyForm(() => import('./contact-form.tsx').then((module) => module.ContactForm))

export interface ContactPageProps {
  /** The shop's working hours. */
  readonly hours: ReactNode
  /** Shown to people without scripts, for whom the form does not work. */
  readonly withoutScripts: ReactNode
}

export function ContactPage({ hours, withoutScripts }: ContactPageProps) {
  const { t } = useTexts(accountTexts)
  return (
    <div className={styles.ground}>
      <div className={styles.container}>
        <header className={styles.head}>
          <h1>{t('account.contact.title')}</h1>
          <p>{t('account.contact.lead')}</p>
        </header>
        <div className={styles.columns}>
          <section className={`${sheet.sheet} ${styles.card}`}>
            <h2>{t('account.contact.formHeading')}</h2>
            {withoutScripts}
            <contactForm.Form />
          </section>
          <Ways hours={hours} />
        </div>
      </div>
    </div>
  )
}

function Ways({ hours }: { readonly hours: ReactNode }) {
  const shop = useShop()
  const { t } = useTexts(accountTexts)
  const address = inLanguage(shop.address, useLanguage())
  const hasWays = shop.phones.length > 0 || shop.whatsapp !== null || shop.email !== ''
  const hasHours = shop.openingHours.length > 0
  // A heading without anything below it would look broken in a shop whose owner has only begun.
  if (!hasWays && !hasHours && address === '') return null
  return (
    <aside className={`${sheet.sheet} ${styles.ways}`}>
      {hasWays && (
        <section>
          <h2>{t('account.contact.waysHeading')}</h2>
          <ContactLines
            className={sheet.line}
            whatsApp={
              <>
                {t('shell.whatsapp')}
                {shop.whatsapp !== null && <Ltr>{shop.whatsapp.shown}</Ltr>}
              </>
            }
          />
        </section>
      )}
      {hasHours && (
        <section>
          <h2>{t('account.contact.hoursHeading')}</h2>
          {hours}
        </section>
      )}
      {address !== '' && (
        <section>
          <h2>{t('account.contact.addressHeading')}</h2>
          <address className={sheet.line}>
            <Icon name="pin" />
            {shop.mapUrl === undefined ? (
              address
            ) : (
              <a href={shop.mapUrl} target="_blank" rel="noreferrer">
                {address}
              </a>
            )}
          </address>
        </section>
      )}
    </aside>
  )
}
