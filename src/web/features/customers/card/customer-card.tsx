import { type ReactNode, useState } from 'react'
import { NO_NAME } from '#domain/accounts/deleting.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { customersTexts } from '#i18n/sets/customers.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { useMayOpen } from '../../../shop/may-open.ts'
import { offerPath } from '../../../shop/offer-paths.ts'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { PageHeader } from '../../../ui/page-header/page-header.tsx'
import { customersPath } from '../customer-paths.ts'
import { AccountPart } from './account-part.tsx'
import { MachinesPart, OffersPart, type OffersPartProps, RequestsPart } from './bought-parts.tsx'
import styles from './card.module.css'
import { CompaniesPart } from './companies-part.tsx'
import { ContactsPart } from './contacts-part.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { FilesPart, ReviewsPart } from './left-parts.tsx'
import { Part } from './part.tsx'
import { JoinedPart, TwinsNote } from './twins-note.tsx'
import { type CustomerCard as Card, type Customer, type CustomerWork, useCustomerWork } from './use-customer-work.ts'

export interface CustomerCardProps {
  readonly card: Card
  /** Renders the state of an offer. */
  readonly offerStateOf: OffersPartProps['stateOf']
  readonly history: ReactNode
  /** Renders things that wait for a person, or waited. */
  readonly entriesOf: (entries: Card['entries']) => ReactNode
  /** Renders calls, notes and moves. */
  readonly logOf: (log: Card['log']) => ReactNode
}

/** Everything about one customer, for staff. */
export function CustomerCard({ card, offerStateOf, history, entriesOf, logOf }: CustomerCardProps) {
  const { t } = useTexts(customersTexts)
  const work = useCustomerWork()
  const { customer } = card
  return (
    <>
      <Head customer={customer} since={firstDay(card)} work={work} history={history} />
      <TwinsNote customer={customer} work={work} />
      <div className={styles.page}>
        <div className={styles.side}>
          <ContactsPart customer={customer} work={work} />
          <CompaniesPart customer={customer} work={work} />
          <AccountPart customer={customer} chats={card.chats} />
          <JoinedPart customer={customer} work={work} />
        </div>
        <div className={styles.main}>
          <OpenPart entries={card.entries} entriesOf={entriesOf} />
          <RequestsPart requests={card.requests} />
          <OffersPart offers={card.offers} stateOf={offerStateOf} />
          <MachinesPart machines={card.machines} />
          <Part title={t('customers.log.title')}>
            {card.log.length === 0 ? <p className={styles.quiet}>{t('customers.log.none')}</p> : logOf(card.log)}
          </Part>
          <FilesPart files={card.files} />
          <ReviewsPart reviews={card.reviews} />
        </div>
      </div>
    </>
  )
}

/** Whatever waits for a person now, and folded below it what has ended. */
function OpenPart({ entries, entriesOf }: { readonly entries: Card['entries'] } & Pick<CustomerCardProps, 'entriesOf'>) {
  const { t } = useTexts(customersTexts)
  const open = entries.filter(({ closed }) => closed === null)
  const ended = entries.filter(({ closed }) => closed !== null)
  return (
    <Part title={t('customers.open.title')} count={open.length}>
      {open.length === 0 ? <p className={styles.quiet}>{t('customers.open.none')}</p> : entriesOf(open)}
      {ended.length > 0 && (
        <details>
          <summary className={styles.textButton}>{t('customers.open.ended', { count: ended.length })}</summary>
          {entriesOf(ended)}
        </details>
      )}
    </Part>
  )
}

/** The record may be younger than the first request. */
function firstDay({ customer, requests, entries }: Card): string {
  const days = [customer.created, ...requests.map(({ created }) => created), ...entries.map(({ arrived }) => arrived)]
  return days.toSorted()[0] ?? customer.created
}

interface HeadProps {
  readonly customer: Customer
  readonly since: string
  readonly work: CustomerWork
  readonly history: ReactNode
}

function Head({ customer, since, work, history }: HeadProps) {
  const { t } = useTexts(customersTexts, dashboardTexts)
  const language = useLanguage()
  const [isEdited, setEdited] = useState(false)
  const { _id: id, name, company, salesperson, language: spoken, users } = customer
  const [user] = users
  const title = name === NO_NAME ? t('customers.former') : name
  const opensChat = useMayOpen('support')
  return (
    <div className={styles.head}>
      <PageHeader
        title={title}
        {...(company === '' ? {} : { lead: company })}
        path={{
          label: t('customers.path'),
          crumbs: [{ text: t('dashboard.sections.customers'), to: customersPath(language) }, { text: title }],
        }}
      />
      <p className={styles.facts}>
        <span>{t(`customers.speaks.${spoken}`)}</span>
        <span>
          {t('customers.salesperson')}: {salesperson === null ? t('customers.noSalesperson') : <Bdi>{salesperson.name}</Bdi>}
        </span>
        <span>{t('customers.since', { date: formatLongDate(since, language) })}</span>
        <PlainButton look="text" onPress={() => setEdited(true)}>
          {t('customers.edit')}
        </PlainButton>
        {history}
      </p>
      <div className={styles.actions}>
        <Button tone="primary" onPress={() => work.offer(id, (offerId) => offerPath(offerId, language))}>
          {t('customers.newOffer')}
        </Button>
        <ButtonLink tone="secondary" to={pathInLanguage(`${SECTIONS.orders}/new?customer=${encodeURIComponent(id)}`, language)}>
          {t('customers.newRequest')}
        </ButtonLink>
        {user !== undefined && opensChat && (
          <ButtonLink tone="secondary" to={pathInLanguage(`${SECTIONS.support}?with=${encodeURIComponent(user._id)}`, language)}>
            {t('customers.chat')}
          </ButtonLink>
        )}
      </div>
      {isEdited && <EditDialog customer={customer} work={work} onClose={() => setEdited(false)} />}
    </div>
  )
}
