import { SECTIONS } from '#domain/dashboard.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { figuresTexts } from '#i18n/sets/figures.ts'
import { RecordsPage } from '../../../platform/lists/records-page.tsx'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { PageTabs } from '../../../ui/tabs/page-tabs.tsx'
import { Money, moneyText, percentText } from '../amounts.tsx'
import { useOfferColumns } from '../offer-columns.tsx'
import { type LoadedSentOffers, type SentOffer, sentOffersAddress } from './sent-offers.ts'

/** The offers that were sent in a period, with the discount that each gave. */
export function SentOffersPage({ list }: { readonly list: LoadedSentOffers }) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const { query, reply } = list
  const { from, to, count, grossMinor, discountMinor, salesperson } = reply
  const figures = pathInLanguage(SECTIONS.figures, language)
  const title = t('figures.sent.title')
  const back = t('figures.lists.back')
  const days = t('figures.lists.days', { from: formatLongDate(from, language), to: formatLongDate(to, language) })
  const name = query.nobody === undefined ? isolate(salesperson ?? query.salesperson ?? '') : t('figures.people.nobody')
  const amounts = { discount: isolate(moneyText(discountMinor, language)), gross: isolate(moneyText(grossMinor, language)) }
  const address = (sort: 'discount' | undefined) => pathInLanguage(sentOffersAddress({ ...query, sort }), language)
  return (
    <RecordsPage
      id="sent-offers"
      title={title}
      lead={query.nobody === undefined && salesperson === null && query.salesperson === undefined ? days : `${days} · ${name}`}
      action={
        <ButtonLink tone="secondary" to={figures}>
          {back}
        </ButtonLink>
      }
      above={
        <PageTabs
          label={t('figures.sent.order')}
          tabs={[
            { to: address(undefined), title: t('figures.sent.newest'), isCurrent: query.sort === undefined },
            { to: address('discount'), title: t('figures.sent.largest'), isCurrent: query.sort !== undefined },
          ]}
        />
      }
      list={list}
      addressOf={({ page }) => pathInLanguage(sentOffersAddress(query, page), language)}
      count={t('figures.sent.count', { count, ...amounts })}
      pagesLabel={title}
      none={{ title: t('figures.lists.none'), all: { to: figures, text: back } }}
      renderRows={(rows, isWaiting) => <Offers rows={rows} title={title} isWaiting={isWaiting} />}
    />
  )
}

interface OffersProps {
  readonly rows: readonly SentOffer[]
  readonly title: string
  readonly isWaiting: boolean
}

function Offers({ rows, title, isWaiting }: OffersProps) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const { offer, customer, salesperson, total } = useOfferColumns()
  return (
    <Table<SentOffer>
      label={title}
      columns={[
        offer,
        customer,
        salesperson,
        { key: 'sent', head: t('figures.sent.at'), cell: ({ sent }) => formatLongDate(sent, language) },
        { key: 'gross', head: t('figures.people.gross'), isNumber: true, cell: ({ grossMinor }) => <Money minor={grossMinor} /> },
        {
          key: 'discount',
          head: t('figures.people.discount'),
          isNumber: true,
          cell: ({ grossMinor, discountMinor }) => (
            <>
              <Money minor={discountMinor} />
              {discountMinor > 0 && ` (${percentText(discountMinor, grossMinor, language)})`}
            </>
          ),
        },
        total,
      ]}
      rows={rows}
      keyOf={({ _id }) => _id}
      isWaiting={isWaiting}
      isDense
    />
  )
}
