import type { ReactNode } from 'react'
import { inLanguage } from '#domain/language.ts'
import { type SocialPage, shop } from '#shop-config'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { useWhatsAppUrl } from '../../platform/whatsapp.ts'
import { Band } from '../../ui/band/band.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './footer.module.css'
import { LanguageLink } from './language-link.tsx'
import { OpeningHours } from './opening-hours.tsx'

export interface FooterSlots {
  readonly customerService?: ReactNode
  readonly account?: ReactNode
  readonly newsletter?: ReactNode
}

export function Footer({ customerService, account, newsletter }: FooterSlots) {
  const { t } = useTexts()
  const language = useLanguage()
  return (
    <footer className={styles.footer}>
      <Band tone="ink">
        <div className={styles.columns}>
          <section>
            <h2 className={styles.heading}>{inLanguage(shop.company, language)}</h2>
            <p className={styles.about}>{inLanguage(shop.tagline, language)}</p>
            <address className={styles.line}>
              <Icon name="pin" />
              {inLanguage(shop.address, language)}
            </address>
            <SocialPages />
          </section>
          {customerService !== undefined && <section>{customerService}</section>}
          {account !== undefined && <section>{account}</section>}
          <section>
            <h2 className={styles.heading}>{t('shell.footer.contact')}</h2>
            <ContactLines />
          </section>
          <section>
            <h2 className={styles.heading}>{t('shell.footer.hours')}</h2>
            <OpeningHours />
          </section>
          <section>
            <h2 className={styles.heading}>{t('shell.footer.language')}</h2>
            <LanguageLink className={styles.link} />
            <p className={styles.prices}>{t('shell.footer.prices', { label: shop.priceLabel })}</p>
          </section>
          {newsletter}
        </div>
      </Band>
    </footer>
  )
}

function ContactLines() {
  const { t } = useTexts()
  return (
    <ul>
      {shop.phones.map((phone) => (
        <li key={phone.international}>
          <a className={styles.link} href={`tel:${phone.international}`}>
            <Icon name="phone" />
            <span className="visually-hidden">{t('shell.call')}</span>
            <Ltr>{phone.shown}</Ltr>
          </a>
        </li>
      ))}
      <li>
        <a className={styles.link} href={useWhatsAppUrl()} target="_blank" rel="noreferrer">
          <Icon name="whatsapp" />
          {t('shell.whatsapp')}
        </a>
      </li>
      <li>
        <a className={styles.link} href={`mailto:${shop.email}`}>
          <Icon name="mail" />
          <span className="visually-hidden">{t('shell.email')}</span>
          <Ltr>{shop.email}</Ltr>
        </a>
      </li>
    </ul>
  )
}

function SocialPages() {
  const { t } = useTexts()
  const pages: readonly SocialPage[] = shop.socialPages
  if (pages.length === 0) return null
  return (
    <ul className={styles.social} aria-label={t('shell.footer.social')}>
      {pages.map(({ network, url }) => (
        <li key={url}>
          <a className={styles.network} href={url} target="_blank" rel="noreferrer">
            <Icon name={network} />
            <span className="visually-hidden">{t(`shell.networks.${network}`)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
