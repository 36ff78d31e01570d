import { inLanguage } from '#domain/text/language.ts'
import { formatNumber, formatQuantity } from '#i18n/formats.ts'
import { figuresTexts } from '#i18n/sets/figures.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Money } from './amounts.tsx'
import { Bar, largestOf } from './bar.tsx'
import styles from './figures.module.css'
import type { Days, Figures } from './figures-query.ts'
import { FigureLink } from './list/figure-link.tsx'
import { figureListAddress } from './list/figure-list.ts'
import { missedTermsAddress } from './list/missed-terms.ts'
import { FigurePart } from './part.tsx'

interface SoldProps {
  readonly by: 'brands' | 'categories'
  readonly rows: Figures['brands']
  readonly days: Days
}

export function Sold({ by, rows, days }: SoldProps) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const most = largestOf(rows.map(({ valueMinor }) => valueMinor))
  const others = t(by === 'brands' ? 'figures.sold.noBrand' : 'figures.sold.noCategory')
  return (
    <FigurePart
      title={t(`figures.sold.${by}`)}
      none={t('figures.sold.none')}
      {...(by === 'categories' ? { note: t('figures.sold.note') } : {})}
      columns={[
        {
          key: 'name',
          head: t('figures.sold.name'),
          cell: ({ _id, name }) => (
            <FigureLink to={figureListAddress({ show: 'won', ...days, ...soldIn(by, _id) })} count={1}>
              <Bdi>{name === null ? others : inLanguage(name, language)}</Bdi>
            </FigureLink>
          ),
        },
        { key: 'pieces', head: t('figures.sold.pieces'), isNumber: true, cell: ({ pieces }) => formatQuantity(pieces, language) },
        {
          key: 'value',
          head: t('figures.sold.value'),
          cell: ({ valueMinor }) => (
            <Bar part={valueMinor / most}>
              <Money minor={valueMinor} />
            </Bar>
          ),
        },
      ]}
      rows={rows}
      keyOf={({ _id }) => _id ?? ''}
    />
  )
}

function soldIn(by: SoldProps['by'], id: string | null) {
  if (by === 'brands') return id === null ? ({ without: 'brand' } as const) : { brand: id }
  return id === null ? ({ without: 'category' } as const) : { category: id }
}

export function AskedMachines({ machines, days }: Pick<Figures, 'machines'> & { readonly days: Days }) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const most = largestOf(machines.map(({ requests }) => requests))
  return (
    <FigurePart
      title={t('figures.machines.title')}
      none={t('figures.machines.none')}
      columns={[
        { key: 'machine', head: t('figures.machines.machine'), cell: ({ name }) => <Bdi>{inLanguage(name, language)}</Bdi> },
        { key: 'sku', head: t('figures.machines.sku'), cell: ({ sku }) => <Ltr className={styles.whole}>{sku}</Ltr> },
        {
          key: 'requests',
          head: t('figures.machines.requests'),
          cell: ({ sku, requests }) => (
            <Bar part={requests / most}>
              <FigureLink to={figureListAddress({ show: 'asked', ...days, sku })} count={requests}>
                {formatNumber(requests, language)}
              </FigureLink>
            </Bar>
          ),
        },
        { key: 'pieces', head: t('figures.machines.pieces'), isNumber: true, cell: ({ pieces }) => formatNumber(pieces, language) },
      ]}
      rows={machines}
      keyOf={({ sku }) => sku}
    />
  )
}

export function Misses({ searches, days }: Pick<Figures, 'searches'> & { readonly days: Days }) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const most = largestOf(searches.map(({ count }) => count))
  return (
    <FigurePart
      title={t('figures.searches.title')}
      none={t('figures.searches.none')}
      columns={[
        { key: 'term', head: t('figures.searches.term'), cell: ({ term }) => <Bdi>{term}</Bdi> },
        {
          key: 'count',
          head: t('figures.searches.count'),
          cell: ({ count }) => (
            <Bar part={count / most}>
              <FigureLink to={missedTermsAddress(days)} count={count}>
                {formatNumber(count, language)}
              </FigureLink>
            </Bar>
          ),
        },
      ]}
      rows={searches}
      keyOf={({ term, language: typedIn }) => `${typedIn} ${term}`}
    />
  )
}
