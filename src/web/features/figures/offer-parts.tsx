import { Link } from 'react-router'
import { SECTIONS } from '#domain/dashboard.ts'
import { formatCairoTime, formatLongDate } from '#i18n/formats.ts'
import { figuresTexts } from '#i18n/sets/figures.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { Money } from './amounts.tsx'
import type { Figures } from './figures-query.ts'
import { FigurePart } from './part.tsx'
import { DEPOSIT_ID } from './tiles.tsx'

const NOTHING = '–'
type Offer = Figures['withoutDeposit']['offers'][number]

export function LargestOffers({ largest }: Pick<Figures, 'largest'>) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const [offer, ...others] = useOfferColumns()
  const next: Column<Figures['largest'][number]> = {
    key: 'next',
    head: t('figures.nextStep'),
    isWide: true,
    cell: ({ nextStep }) =>
      nextStep === null ? NOTHING : `${t(`figures.steps.${nextStep.kind}`)} · ${formatCairoTime(nextStep.at, language)}`,
  }
  return (
    <FigurePart
      title={t('figures.largest.title')}
      none={t('figures.largest.none')}
      columns={[offer, ...others, next]}
      rows={largest}
      keyOf={({ _id }) => _id}
    />
  )
}

export function OffersWithoutDeposit({ offers }: { readonly offers: readonly Offer[] }) {
  const { t } = useTexts(figuresTexts)
  return (
    <FigurePart
      id={DEPOSIT_ID}
      title={t('figures.deposit.title')}
      none={t('figures.deposit.none')}
      columns={useOfferColumns()}
      rows={offers}
      keyOf={({ _id }) => _id}
    />
  )
}

function useOfferColumns(): [Column<Offer>, ...Column<Offer>[]] {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  return [
    {
      key: 'offer',
      head: t('figures.offer'),
      cell: ({ _id, number }) => (
        <Link to={pathInLanguage(`${SECTIONS.offers}/${_id}`, language)}>
          <Ltr>{number}</Ltr>
        </Link>
      ),
    },
    { key: 'customer', head: t('figures.customer'), cell: ({ customer, company }) => <Bdi>{company || customer}</Bdi> },
    { key: 'salesperson', head: t('figures.salesperson'), cell: ({ salesperson }) => <Bdi>{salesperson || NOTHING}</Bdi> },
    {
      key: 'total',
      head: t('figures.total'),
      isNumber: true,
      cell: ({ totalMinor }) => (totalMinor === null ? NOTHING : <Money minor={totalMinor} />),
    },
    { key: 'until', head: t('figures.validUntil'), cell: ({ validUntil }) => formatLongDate(validUntil, language) },
  ]
}
