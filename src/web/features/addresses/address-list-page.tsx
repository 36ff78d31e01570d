import { Link } from 'react-router'
import type { AddressReply } from '#contract/addresses.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { isolate } from '#i18n/bidi.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { AddressLines } from './address-lines.tsx'
import styles from './address-list-page.module.css'

export function AddressListPage({ addresses }: { readonly addresses: readonly AddressReply[] }) {
  const { t } = useTexts(dashboardTexts)
  const hasSome = addresses.length > 0
  return (
    <>
      <PageHeader
        title={t('dashboard.sections.address')}
        lead={t('dashboard.addresses.lead')}
        {...(hasSome ? { action: <AddLink /> } : {})}
      />
      {hasSome ? (
        <ul className={styles.cards}>
          {addresses.map((address) => (
            <li key={address._id}>
              <AddressCard address={address} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t('dashboard.addresses.none')} text={t('dashboard.addresses.noneText')}>
          <AddLink />
        </EmptyState>
      )}
    </>
  )
}

function AddLink() {
  const { t } = useTexts(dashboardTexts)
  const language = useLanguage()
  return (
    <ButtonLink tone="primary" to={pathInLanguage(`${SECTIONS.address}/add`, language)}>
      <Icon name="plus" />
      {t('dashboard.addresses.add')}
    </ButtonLink>
  )
}

function AddressCard({ address }: { readonly address: AddressReply }) {
  const { t } = useTexts(dashboardTexts)
  const language = useLanguage()
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <bdi>{address.address}</bdi>
        </h2>
        {address.isDefault && <Badge tone="success">{t('dashboard.addresses.default')}</Badge>}
      </div>
      <AddressLines address={address} />
      <Link
        className={styles.edit}
        to={pathInLanguage(`${SECTIONS.address}/edit/${address._id}`, language)}
        aria-label={t('dashboard.addresses.editNamed', { address: isolate(address.address) })}
      >
        {t('dashboard.addresses.edit')}
      </Link>
    </article>
  )
}
