import type { ReactNode } from 'react'
import { CURRENCY_LABELS, SHOP_CURRENCY } from '#domain/money/currency.ts'
import type { SocialPage } from '#domain/settings/shop-settings.ts'
import { inLanguage } from '#domain/text/language.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ContactLines } from '../../shop/contact/contact-links.tsx'
import { useShop } from '../../shop/frame/root-data.ts'
import { Band } from '../../ui/band/band.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Fold } from './fold.tsx'
import styles from './footer.module.css'
import { LanguageLink } from './language-link.tsx'
import { OpeningHours } from './opening-hours.tsx'

export interface FooterSlots {
  readonly customerService?: ReactNode
  readonly account?: ReactNode
  readonly newsletter?: ReactNode
}

export function Footer({ customerService, account, newsletter }: FooterSlots) {
  const shop = useShop()
  const { t } = useTexts()
  const language = useLanguage()
  const address = inLanguage(shop.address, language)
  return (
    <footer className={styles.footer}>
      <Band tone="ink">
        <div className={styles.columns}>
          <section>
            <h2 className={styles.heading}>{inLanguage(shop.company, language)}</h2>
            <p className={styles.about}>{inLanguage(shop.tagline, language)}</p>
            {address !== '' && (
              <address className={styles.line}>
                <Icon name="pin" />
                {shop.mapUrl === undefined ? (
                  address
                ) : (
                  <a className={styles.map} href={shop.mapUrl} target="_blank" rel="noreferrer">
                    {address}
                  </a>
                )}
              </address>
            )}
            <SocialPages />
          </section>
          {customerService !== undefined && <section>{customerService}</section>}
          {account !== undefined && <section>{account}</section>}
          {(shop.phones.length > 0 || shop.whatsapp !== null || shop.email !== '') && (
            <section data-stays="">
              <h2 className={styles.heading}>{t('shell.footer.contact')}</h2>
              <ContactLines className={styles.link} />
            </section>
          )}
          {shop.openingHours.length > 0 && (
            <section>
              <Fold heading={t('shell.footer.hours')}>
                <OpeningHours />
              </Fold>
            </section>
          )}
          <section data-stays="">
            <h2 className={styles.heading}>{t('shell.footer.language')}</h2>
            <LanguageLink className={styles.link} />
            <p className={styles.prices}>{t('shell.footer.prices', { label: CURRENCY_LABELS[SHOP_CURRENCY] })}</p>
          </section>
          {newsletter}
        </div>
      </Band>
    </footer>
  )
}

function SocialPages() {
  const shop = useShop()
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
