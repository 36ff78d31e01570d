import { Link, useNavigate } from 'react-router'
import { type BagItem, bagTotal } from '#domain/bag.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { formatMoney } from '#i18n/formats.ts'
import { shop } from '#shop-config'
import { pathInLanguage, useLanguage } from '../../platform/language.ts'
import { useLayer } from '../../platform/layers.tsx'
import { usePriceReason } from '../../platform/price-reason.tsx'
import { useToken, useUser } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import button from '../../ui/button/button.module.css'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './bag-foot.module.css'
import { useConfirm } from './use-confirm.ts'

export interface BagFootProps {
  readonly items: readonly BagItem[]
  /** A line has to be mended first. */
  readonly isBlocked: boolean
  readonly onRefused: () => void
}

export function BagFoot({ items, isBlocked, onRefused }: BagFootProps) {
  const { t } = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const { setOpen } = useLayer('bag')
  const isSignedIn = useToken() !== null
  const { isSending, failure, confirm, loginFirst } = useConfirm({ onRefused })
  return (
    <div className={styles.foot}>
      <Totals items={items} />
      {failure !== null && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {isSignedIn ? (
        <button
          type="button"
          className={button.filled}
          disabled={isBlocked}
          aria-disabled={isSending}
          aria-busy={isSending}
          onClick={confirm}
        >
          {t('bag.confirm')}
        </button>
      ) : (
        <button type="button" className={button.filled} onClick={loginFirst}>
          {t('bag.loginToConfirm')}
        </button>
      )}
      <button
        type="button"
        className={button.outlined}
        onClick={() => {
          setOpen(false)
          void navigate(pathInLanguage('/shop', language))
        }}
      >
        {t('bag.continue')}
      </button>
      <CallNote />
    </div>
  )
}

/** Absent, not zero, for whoever may not see prices. */
function Totals({ items }: { readonly items: readonly BagItem[] }) {
  const { t } = useTexts()
  const language = useLanguage()
  const reason = usePriceReason()
  const total = bagTotal(items)
  if (total === null) {
    return (
      <p className={styles.locked}>
        <Icon name="lock" />
        {reason.to === undefined ? reason.text : <Link to={reason.to}>{reason.text}</Link>}
      </p>
    )
  }
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('bag.tax')}</dt>
        <dd>
          <Ltr>{formatMoney(0, language, shop.priceLabel)}</Ltr>
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{t('bag.total')}</dt>
        <dd>
          <Ltr>{formatMoney(total, language, shop.priceLabel)}</Ltr>
        </dd>
      </div>
    </dl>
  )
}

/** Who will call, and on what number. */
function CallNote() {
  const { t } = useTexts()
  const language = useLanguage()
  const user = useUser()
  if (user === null) return <p className={styles.note}>{t('bag.noPayment')}</p>
  if (user.phoneNumber !== '') return <p className={styles.note}>{t('bag.noPaymentOn', { phone: isolateLtr(user.phoneNumber) })}</p>
  return (
    <p className={styles.note}>
      {t('bag.noPhone')} <Link to={pathInLanguage('/dashboard', language)}>{t('bag.addPhone')}</Link>
    </p>
  )
}
