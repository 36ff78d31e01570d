import { formatCairoTime } from '#i18n/formats.ts'
import { figuresTexts } from '#i18n/sets/figures.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import type { Column } from '../../ui/table/table.tsx'
import type { Figures } from './figures-query.ts'
import { type OfferFigure, useOfferColumns } from './offer-columns.tsx'
import { FigurePart } from './part.tsx'
import { DEPOSIT_ID } from './tiles.tsx'

const NOTHING = '–'

export function LargestOffers({ largest }: Pick<Figures, 'largest'>) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const { offer, customer, salesperson, total, until } = useOfferColumns()
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
      columns={[offer, customer, salesperson, total, until, next]}
      rows={largest}
      keyOf={({ _id }) => _id}
    />
  )
}

export function OffersWithoutDeposit({ offers }: { readonly offers: readonly OfferFigure[] }) {
  const { t } = useTexts(figuresTexts)
  const { offer, customer, salesperson, total, until } = useOfferColumns()
  return (
    <FigurePart
      id={DEPOSIT_ID}
      title={t('figures.deposit.title')}
      none={t('figures.deposit.none')}
      columns={[offer, customer, salesperson, total, until]}
      rows={offers}
      keyOf={({ _id }) => _id}
    />
  )
}
