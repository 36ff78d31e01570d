import { Link } from 'react-router'
import { formatLongDate } from '#i18n/formats.ts'
import { figuresTexts } from '#i18n/sets/figures.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { offerPath } from '../../shop/offer-paths.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { Money } from './amounts.tsx'
import styles from './figures.module.css'
import type { Figures } from './figures-query.ts'

const NOTHING = '–'
export type OfferFigure = Figures['withoutDeposit']['offers'][number]

/** The columns of every table of offers. */
export function useOfferColumns(): Record<'offer' | 'customer' | 'salesperson' | 'total' | 'until', Column<OfferFigure>> {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  return {
    offer: {
      key: 'offer',
      head: t('figures.offer'),
      cell: ({ _id, number }) => (
        <Link to={offerPath(_id, language)}>
          <Ltr className={styles.whole}>{number}</Ltr>
        </Link>
      ),
    },
    customer: {
      key: 'customer',
      head: t('figures.customer'),
      cell: ({ customer: who, company }) => <Bdi>{company || who}</Bdi>,
    },
    salesperson: { key: 'salesperson', head: t('figures.salesperson'), cell: ({ salesperson: name }) => <Bdi>{name || NOTHING}</Bdi> },
    total: {
      key: 'total',
      head: t('figures.total'),
      isNumber: true,
      cell: ({ totalMinor }) => (totalMinor === null ? NOTHING : <Money minor={totalMinor} />),
    },
    until: { key: 'until', head: t('figures.validUntil'), cell: ({ validUntil }) => formatLongDate(validUntil, language) },
  }
}
