import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PageHead } from '../../shop/frame/page-head.tsx'
import { useShop } from '../../shop/frame/root-data.ts'
import { OwnDataButton } from '../../shop/own-account/own-data-button.tsx'
import { Filled } from '../../ui/bidi/filled.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { buttonLook } from '../../ui/button/button-look.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './disabled-message.module.css'
import { SignOut } from './section-links.tsx'

/** The only page of a merchant whose account is switched off. It still offers the data that the shop stores about the person. */
export function DisabledMessage() {
  const shop = useShop()
  const { t } = useTexts(dashboardTexts)
  const [phone] = shop.phones
  return (
    <div className={styles.ground}>
      <PageHead title={t('dashboard.title')} isIndexed={false} />
      <section className={styles.message}>
        <span className={styles.sign}>
          <Icon name="lock" />
        </span>
        <h1 className={styles.title}>{t('dashboard.disabled.title')}</h1>
        <p>{t('dashboard.disabled.text')}</p>
        <div className={styles.actions}>
          {phone !== undefined && (
            <a className={buttonLook('primary')} href={`tel:${phone.international}`}>
              <Icon name="phone" />
              <span>
                <Filled text={t('dashboard.disabled.call')} name="phone">
                  <Ltr>{phone.shown}</Ltr>
                </Filled>
              </span>
            </a>
          )}
          <OwnDataButton />
          <SignOut className={buttonLook('secondary')} />
        </div>
      </section>
    </div>
  )
}
