import type { ArchivedOrderReply } from '#contract/orders.ts'
import { formatCairoTime } from '#i18n/formats.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { nameOfRequester } from '../requester.ts'
import styles from './cancellation.module.css'

/** Says when a request was cancelled, by whom and why. */
export function Cancellation({ archived: { at, by, reason = '' } }: Pick<ArchivedOrderReply, 'archived'>) {
  const { t } = useTexts(ordersTexts)
  const name = nameOfRequester(by)
  const kind = t(`orders.archive.kinds.${by.kind}`)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('orders.archive.at')}</dt>
        <dd>
          <time dateTime={at}>{formatCairoTime(at, useLanguage())}</time>
        </dd>
      </div>
      <div>
        <dt>{t('orders.archive.by')}</dt>
        <dd>
          {name === '' ? (
            kind
          ) : (
            <>
              <Bdi>{name}</Bdi> ({kind})
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('orders.archive.reason')}</dt>
        <dd>{reason === '' ? t('orders.archive.noReason') : <Bdi>{reason}</Bdi>}</dd>
      </div>
    </dl>
  )
}
