import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SECTIONS } from '#domain/dashboard.ts'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { decimalFromMinor } from '#domain/money/money.ts'
import { versionText } from '#domain/offers/numbers.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { inLanguage } from '#domain/text/language.ts'
import { formatLongDate, formatMoney, formatQuantity } from '#i18n/formats.ts'
import { customersTexts } from '#i18n/sets/customers.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { offerPath } from '../../../shop/offer-paths.ts'
import { OrderNumber } from '../../../shop/orders/order-number.tsx'
import { StatusBadge } from '../../../shop/orders/status-badge.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import styles from './card.module.css'
import { FactTable, Part } from './part.tsx'
import type { CustomerCard } from './use-customer-work.ts'

const NOTHING = '–'

function Money({ amount }: { readonly amount: number | null }) {
  const language = useLanguage()
  return <Ltr className={styles.whole}>{amount === null ? NOTHING : formatMoney(amount, language, SHOP_CURRENCY)}</Ltr>
}

function Day({ day }: { readonly day: string | null }) {
  const language = useLanguage()
  return <span className={styles.whole}>{day === null || day === '' ? NOTHING : formatLongDate(day, language)}</span>
}

export function RequestsPart({ requests }: Pick<CustomerCard, 'requests'>) {
  const { t } = useTexts(customersTexts, ordersTexts)
  const language = useLanguage()
  return (
    <Part title={t('customers.requests.title')} count={requests.length}>
      {requests.length === 0 ? (
        <p className={styles.quiet}>{t('customers.requests.none')}</p>
      ) : (
        <FactTable
          label={t('customers.requests.title')}
          rows={requests}
          keyOf={({ _id }) => _id}
          columns={[
            {
              key: 'number',
              head: t('customers.requests.number'),
              cell: ({ _id, number, isArchived }) => (
                <Link className={styles.strong} to={pathInLanguage(isArchived ? `${SECTIONS.archive}/${_id}` : `/order/${_id}`, language)}>
                  <OrderNumber number={number} />
                </Link>
              ),
            },
            { key: 'date', head: t('customers.requests.date'), cell: ({ created }) => <Day day={created} /> },
            {
              key: 'size',
              head: t('customers.requests.size'),
              cell: ({ machines }) => t('customers.requests.machines', { count: machines }),
            },
            {
              key: 'status',
              head: t('customers.requests.status'),
              cell: ({ status, isArchived }) =>
                isArchived ? <Badge tone="danger">{t('customers.requests.archived')}</Badge> : <StatusBadge status={status} />,
            },
            { key: 'total', head: t('customers.requests.total'), isNumber: true, cell: ({ total }) => <Money amount={total} /> },
          ]}
        />
      )}
    </Part>
  )
}

type Offer = CustomerCard['offers'][number]

export interface OffersPartProps extends Pick<CustomerCard, 'offers'> {
  readonly stateOf: (offer: Offer) => ReactNode
}

export function OffersPart({ offers, stateOf }: OffersPartProps) {
  const { t } = useTexts(customersTexts)
  const language = useLanguage()
  return (
    <Part title={t('customers.offers.title')} count={offers.length}>
      {offers.length === 0 ? (
        <p className={styles.quiet}>{t('customers.offers.none')}</p>
      ) : (
        <FactTable
          label={t('customers.offers.title')}
          rows={offers}
          keyOf={({ _id }) => _id}
          columns={[
            {
              key: 'number',
              head: t('customers.offers.number'),
              cell: ({ _id, number, version, project }) => (
                <span className={styles.words}>
                  <Link className={styles.strong} to={offerPath(_id, language)}>
                    <Ltr className={styles.whole}>{`${number} ${versionText(version)}`}</Ltr>
                  </Link>
                  {project !== '' && (
                    <span className={styles.small}>
                      <Bdi>{project}</Bdi>
                    </span>
                  )}
                </span>
              ),
            },
            { key: 'state', head: t('customers.offers.state'), cell: stateOf },
            { key: 'validUntil', head: t('customers.offers.validUntil'), cell: ({ validUntil }) => <Day day={validUntil} /> },
            {
              key: 'total',
              head: t('customers.offers.total'),
              isNumber: true,
              cell: ({ totalMinor }) => <Money amount={totalMinor === null ? null : decimalFromMinor(totalMinor)} />,
            },
          ]}
        />
      )}
    </Part>
  )
}

export function MachinesPart({ machines }: Pick<CustomerCard, 'machines'>) {
  const { t } = useTexts(customersTexts)
  const language = useLanguage()
  if (machines.length === 0) return null
  return (
    <Part title={t('customers.machines.title')} count={machines.length}>
      <FactTable
        label={t('customers.machines.title')}
        rows={machines}
        keyOf={({ _id }) => _id}
        columns={[
          {
            key: 'machine',
            head: t('customers.machines.machine'),
            cell: ({ name, sku, quantity }) => (
              <span className={styles.words}>
                <Bdi>{inLanguage(name, language)}</Bdi>
                <span className={styles.small}>
                  <Ltr>{[sku, `× ${formatQuantity(quantity, language)}`].filter((part) => part !== '').join(' ')}</Ltr>
                </span>
              </span>
            ),
          },
          {
            key: 'serials',
            head: t('customers.machines.serials'),
            cell: ({ serials }) => (
              <span className={styles.words}>
                {serials.length === 0 ? NOTHING : serials.map((serial) => <Ltr key={serial}>{serial}</Ltr>)}
              </span>
            ),
          },
          { key: 'delivered', head: t('customers.machines.delivered'), cell: ({ delivered }) => <Day day={delivered} /> },
          { key: 'warranty', head: t('customers.machines.warranty'), cell: ({ warrantyEnds }) => <Warranty ends={warrantyEnds} /> },
          {
            key: 'offer',
            head: t('customers.machines.offer'),
            cell: ({ offer }) => (
              <Link to={offerPath(offer._id, language)}>
                <Ltr className={styles.whole}>{offer.number}</Ltr>
              </Link>
            ),
          },
        ]}
      />
    </Part>
  )
}

function Warranty({ ends }: { readonly ends: string | null }) {
  const { t } = useTexts(customersTexts)
  const isOver = ends !== null && ends < dayInCairo(new Date())
  return (
    <span className={styles.words}>
      <Day day={ends} />
      {isOver && <span className={styles.small}>{t('customers.machines.ended')}</span>}
    </span>
  )
}
