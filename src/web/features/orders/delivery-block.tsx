import type { ReactNode } from 'react'
import type { DeliveryReply } from '#contract/orders.ts'
import { isolate } from '#i18n/bidi.ts'
import { deliveryLines } from '#i18n/governorates.ts'
import { deliveryTexts } from '#i18n/sets/delivery.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Card } from '../../ui/card/card.tsx'
import styles from './delivery-block.module.css'
import page from './order-page.module.css'

/** The customer's facts for the call and the delivery; nothing where none were given. */
export function DeliveryBlock({ delivery }: { readonly delivery: DeliveryReply | undefined }) {
  const { t } = useTexts(deliveryTexts)
  const language = useLanguage()
  if (delivery === undefined) return null
  const { phone, company, callTime, installation, note, wished: more } = delivery
  const place = deliveryLines(delivery, language)
  return (
    <Card>
      <h2 className={page.heading}>{t('delivery.title')}</h2>
      <dl className={styles.facts}>
        {phone !== undefined && (
          <Fact label={t('delivery.phoneLabel')}>
            <Ltr>{phone}</Ltr>
          </Fact>
        )}
        {callTime !== undefined && <Fact label={t('delivery.callTimeLabel')}>{t(`delivery.callTimes.${callTime}`)}</Fact>}
        {company !== undefined && (
          <Fact label={t('delivery.company')}>
            <bdi>{company}</bdi>
          </Fact>
        )}
        {place.length > 0 && (
          <Fact label={t('delivery.place')}>
            {place.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be equal
              <div key={index}>
                <bdi>{line}</bdi>
              </div>
            ))}
          </Fact>
        )}
        {installation === true && <Fact label={t('delivery.installationLabel')}>{t('delivery.wantsInstallation')}</Fact>}
        {more !== undefined && (
          <Fact label={t('delivery.moreLabel')}>
            {more.map((line) => (
              <div key={line.line}>{t('delivery.morePieces', { count: line.quantity, name: isolate(nameOf(line, language)) })}</div>
            ))}
          </Fact>
        )}
        {note !== undefined && (
          <Fact label={t('delivery.noteLabel')}>
            <p className={styles.note} dir="auto">
              {note}
            </p>
          </Fact>
        )}
      </dl>
    </Card>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
