import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { MerchantReply } from '#contract/merchants.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import type { MerchantStatus } from '#domain/merchants.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { merchantsTexts } from '#i18n/sets/merchants.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PhoneLinks } from '../../shop/contact/phone-links.tsx'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { MerchantActions } from './merchant-actions.tsx'
import { MerchantBusiness } from './merchant-business.tsx'
import styles from './merchant-card.module.css'
import type { Decide } from './use-decisions.ts'

const NOTHING = '–'

export const STATUS_WORDS = {
  'Waiting Approval': { key: 'merchants.status.waiting', tone: 'warning' },
  Approved: { key: 'merchants.status.approved', tone: 'success' },
  Rejected: { key: 'merchants.status.rejected', tone: 'danger' },
} as const satisfies Record<MerchantStatus, { readonly key: string; readonly tone: BadgeTone }>

export interface MerchantCardProps {
  readonly merchant: MerchantReply
  /** A decision about this merchant is on its way. */
  readonly isBusy: boolean
  readonly onDecide: Decide
  /** Opens the question about this merchant. */
  readonly onAsk: () => void
  readonly history: ReactNode
}

export function MerchantCard({ merchant, isBusy, onDecide, onAsk, history }: MerchantCardProps) {
  const { name, business } = merchant
  return (
    <li className={styles.card} aria-busy={isBusy || undefined}>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <h2 className={styles.name}>
            <Bdi>{name}</Bdi>
          </h2>
          <MerchantState merchant={merchant} />
          <span className={styles.history}>{history}</span>
        </header>
        <Facts merchant={merchant} />
        <MerchantBusiness text={business} />
        <MerchantActions merchant={merchant} isBusy={isBusy} onDecide={onDecide} onAsk={onAsk} />
      </article>
    </li>
  )
}

function MerchantState({ merchant: { status, isActive } }: { readonly merchant: MerchantReply }) {
  const { t } = useTexts(merchantsTexts)
  const { key, tone } = STATUS_WORDS[status]
  const isOff = status === 'Approved' && !isActive
  return (
    <span className={styles.state}>
      <Badge tone={isOff ? 'steel' : tone}>{t(key)}</Badge>
      {isOff && <Badge tone="danger">{t('merchants.status.disabled')}</Badge>}
    </span>
  )
}

function Facts({ merchant: { name, brand, brandName, email, phoneNumber, created } }: { readonly merchant: MerchantReply }) {
  const { t } = useTexts(merchantsTexts)
  const language = useLanguage()
  return (
    <dl className={styles.facts}>
      <Fact name={t('merchants.facts.brand')}>{brand === null ? <Bdi>{brandName}</Bdi> : <BrandLink brand={brand} />}</Fact>
      <Fact name={t('merchants.facts.email')}>{email === null ? NOTHING : <Mail address={email} />}</Fact>
      <Fact name={t('merchants.facts.phone')}>
        <PhoneLinks phone={phoneNumber} name={name} />
      </Fact>
      <Fact name={t('merchants.facts.applied')}>
        <time dateTime={created}>{formatLongDate(created, language)}</time>
      </Fact>
    </dl>
  )
}

/** Leads to the brand that came of the application, under its present name. */
function BrandLink({ brand }: { readonly brand: NonNullable<MerchantReply['brand']> }) {
  const language = useLanguage()
  return (
    <Link to={pathInLanguage(`${SECTIONS.brand}/edit/${brand._id}`, language)}>
      <Bdi>{nameOf(brand, language)}</Bdi>
    </Link>
  )
}

function Mail({ address }: { readonly address: string }) {
  return (
    <a href={`mailto:${address}`}>
      <Ltr>{address}</Ltr>
    </a>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
