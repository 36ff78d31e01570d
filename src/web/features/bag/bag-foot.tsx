import { type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { internationalPhone } from '#domain/accounts/phones.ts'
import { type BagItem, bagTotal } from '#domain/orders/bag.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { bagTexts } from '#i18n/sets/bag.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useToken, useUser } from '../../platform/calls/session.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { whatsAppUrl } from '../../shop/contact/whatsapp.ts'
import { useLayer } from '../../shop/frame/layers.tsx'
import { usePublicUrl, useShop } from '../../shop/frame/root-data.ts'
import { Totals } from '../../shop/totals.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './bag-foot.module.css'
import { bagQuestion } from './bag-question.ts'
import { useDeliveryDraft } from './delivery/delivery-draft.ts'
import { useConfirm } from './use-confirm.ts'

export interface BagFootProps {
  readonly items: readonly BagItem[]
  /** True while some line has to be corrected first. */
  readonly isBlocked: boolean
  readonly onRefused: () => void
  /** The label of the folded part about the call and the delivery. */
  readonly delivery: ReactNode
}

export function BagFooter({ items, isBlocked, onRefused, delivery }: BagFootProps) {
  const { t } = useTexts(bagTexts)
  const isSignedIn = useToken() !== null
  const { failure, confirm, loginFirst } = useConfirm({ onRefused })
  const isSettled = useSettled()
  return (
    <div className={`${styles.foot} ${isSettled ? '' : styles.settling}`}>
      {items.length > 0 && <Totals total={bagTotal(items) ?? undefined} tax={0} />}
      {isSignedIn && delivery}
      {failure !== null && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {isSignedIn ? (
        <Button tone="primary" disabled={isBlocked} onPress={confirm}>
          {t('bag.confirm')}
        </Button>
      ) : (
        <Button tone="primary" onPress={loginFirst}>
          <span className={styles.sentence}>{t('bag.loginToConfirm')}</span>
        </Button>
      )}
      <CallNote />
    </div>
  )
}

/** The ways on that are no confirm. */
export function BagWays({ items }: Pick<BagFootProps, 'items'>) {
  const { t } = useTexts(bagTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { setOpen } = useLayer('bag')
  const isSettled = useSettled()
  return (
    <div className={`${styles.foot} ${isSettled ? '' : styles.settling}`}>
      <Button
        tone="secondary"
        onPress={() => {
          setOpen(false)
          void navigate(pathInLanguage('/shop', language))
        }}
      >
        {t('bag.continue')}
      </Button>
      <AskAboutBag items={items} />
    </div>
  )
}

const SETTLING_MS = 600

/** Ignores presses for a moment: the drawer opens under the finger, and a double tap must neither confirm an unseen bag nor leave it. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}

function AskAboutBag({ items }: { readonly items: readonly BagItem[] }) {
  const { whatsapp } = useShop()
  const { t } = useTexts(bagTexts, ordersTexts)
  const language = useLanguage()
  const publicUrl = usePublicUrl()
  if (items.length === 0 || whatsapp === null) return null
  const question = bagQuestion({ items, t, language, publicUrl })
  return (
    <a className={styles.ask} href={whatsAppUrl(whatsapp.international, question)} target="_blank" rel="noopener noreferrer">
      <Icon name="whatsapp" />
      {t('bag.ask')}
    </a>
  )
}

/** Says who will call, and on which number. */
function CallNote() {
  const { t } = useTexts(bagTexts)
  const language = useLanguage()
  const user = useUser()
  const typed = useDeliveryDraft().phone.trim()
  const phone = internationalPhone(typed) === null ? (user?.phoneNumber ?? '') : typed
  if (user === null) return <p className={styles.note}>{t('bag.noPayment')}</p>
  if (phone !== '') return <p className={styles.note}>{t('bag.noPaymentOn', { phone: isolateLtr(phone) })}</p>
  return (
    <p className={styles.note}>
      {t('bag.noPhone')} <Link to={pathInLanguage('/dashboard', language)}>{t('bag.addPhone')}</Link>
    </p>
  )
}
