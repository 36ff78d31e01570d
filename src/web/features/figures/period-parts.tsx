import { Link } from 'react-router'
import { SECTIONS } from '#domain/dashboard.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import { formatLongDate, formatNumber } from '#i18n/formats.ts'
import { figuresTexts } from '#i18n/sets/figures.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Money, percentText, workedText } from './amounts.tsx'
import { Bar, largestOf } from './bar.tsx'
import type { Days, Figures } from './figures-query.ts'
import { FigureLink } from './list/figure-link.tsx'
import { figureListAddress } from './list/figure-list.ts'
import { sentOffersAddress } from './list/sent-offers.ts'
import { FigurePart } from './part.tsx'

const NOTHING = '–'

/** The period week by week, the last one first. */
export function Weeks({ weeks }: Pick<Figures, 'weeks'>) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const most = largestOf(weeks.map(({ requests }) => requests))
  const mostWon = largestOf(weeks.map(({ wonMinor }) => wonMinor))
  const time = (from: string, minutes: number | null) => (
    <FigureLink to={figureListAddress({ show: 'called', ...weekFrom(from) })} count={minutes === null ? 0 : 1}>
      {minutes === null ? NOTHING : workedText(minutes, t, language)}
    </FigureLink>
  )
  return (
    <FigurePart
      title={t('figures.weeks.title')}
      none=""
      note={t('figures.weeks.note')}
      columns={[
        { key: 'week', head: t('figures.weeks.week'), cell: ({ from }) => formatLongDate(from, language) },
        {
          key: 'requests',
          head: t('figures.weeks.requests'),
          cell: ({ from, requests }) => (
            <Bar part={requests / most}>
              <FigureLink to={figureListAddress({ show: 'asked', ...weekFrom(from) })} count={requests}>
                {formatNumber(requests, language)}
              </FigureLink>
            </Bar>
          ),
        },
        { key: 'value', head: t('figures.weeks.value'), isNumber: true, cell: ({ valueMinor }) => <Money minor={valueMinor} /> },
        { key: 'median', head: t('figures.weeks.median'), cell: ({ from, medianMinutes }) => time(from, medianMinutes) },
        { key: 'slow', head: t('figures.weeks.slow'), cell: ({ from, slowMinutes }) => time(from, slowMinutes) },
        {
          key: 'inTime',
          head: t('figures.weeks.inTime'),
          cell: ({ from, inTime, judged }) => (
            <FigureLink to={figureListAddress({ show: 'judged', ...weekFrom(from) })} count={judged}>
              {judged === 0 ? NOTHING : percentText(inTime, judged, language)}
            </FigureLink>
          ),
        },
        {
          key: 'won',
          head: t('figures.weeks.won'),
          isNumber: true,
          cell: ({ from, won }) => (
            <FigureLink to={figureListAddress({ show: 'won', ...weekFrom(from) })} count={won}>
              {formatNumber(won, language)}
            </FigureLink>
          ),
        },
        {
          key: 'wonValue',
          head: t('figures.weeks.wonValue'),
          cell: ({ wonMinor }) => (
            <Bar part={wonMinor / mostWon}>
              <Money minor={wonMinor} />
            </Bar>
          ),
        },
      ]}
      rows={weeks.toReversed()}
      keyOf={({ from }) => from}
    />
  )
}

function weekFrom(from: string): Days {
  return { from, to: daysAfter(from, 6) }
}

export function Lost({ lost: { reasons, entries }, days }: Pick<Figures, 'lost'> & { readonly days: Days }) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const most = largestOf(reasons.map(({ count }) => count))
  return (
    <>
      <FigurePart
        title={t('figures.lost.title')}
        none={t('figures.lost.none')}
        columns={[
          { key: 'reason', head: t('figures.lost.reason'), cell: ({ reason }) => t(`figures.reasons.${reason}`) },
          {
            key: 'count',
            head: t('figures.lost.count'),
            cell: ({ reason, count }) => (
              <Bar part={count / most}>
                <FigureLink to={figureListAddress({ show: 'lost', ...days, reason })} count={count}>
                  {formatNumber(count, language)}
                </FigureLink>
              </Bar>
            ),
          },
          { key: 'value', head: t('figures.weeks.value'), isNumber: true, cell: ({ valueMinor }) => <Money minor={valueMinor} /> },
        ]}
        rows={reasons}
        keyOf={({ reason }) => reason}
      />
      {entries.length > 0 && <LastLost entries={entries} />}
    </>
  )
}

function LastLost({ entries }: Pick<Figures['lost'], 'entries'>) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  return (
    <FigurePart
      title={t('figures.lost.last')}
      none=""
      columns={[
        {
          key: 'who',
          head: t('figures.customer'),
          cell: ({ _id, who, company }) => (
            <Link to={pathInLanguage(`${SECTIONS.desk}?entry=${_id}`, language)}>
              <Bdi>{company || who || NOTHING}</Bdi>
            </Link>
          ),
        },
        { key: 'reason', head: t('figures.lost.reason'), cell: ({ reason }) => t(`figures.reasons.${reason}`) },
        { key: 'note', head: t('figures.lost.note'), isWide: true, cell: ({ note }) => <Bdi>{note || NOTHING}</Bdi> },
        {
          key: 'value',
          head: t('figures.weeks.value'),
          isNumber: true,
          cell: ({ valueMinor }) => (valueMinor === null ? NOTHING : <Money minor={valueMinor} />),
        },
        { key: 'closed', head: t('figures.lost.closed'), cell: ({ closed }) => formatLongDate(closed, language) },
      ]}
      rows={entries}
      keyOf={({ _id }) => _id}
    />
  )
}

export function People({ people, days }: Pick<Figures, 'people'> & { readonly days: Days }) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (
    <FigurePart
      title={t('figures.people.title')}
      none={t('figures.people.none')}
      columns={[
        { key: 'name', head: t('figures.salesperson'), cell: ({ name }) => <Bdi>{name || t('figures.people.nobody')}</Bdi> },
        {
          key: 'offers',
          head: t('figures.people.offers'),
          isNumber: true,
          cell: ({ _id, name, offers }) => (
            <FigureLink to={sentOffersAddress({ ...days, ...sellerIn(_id, name) })} count={offers}>
              {number(offers)}
            </FigureLink>
          ),
        },
        { key: 'gross', head: t('figures.people.gross'), isNumber: true, cell: ({ grossMinor }) => <Money minor={grossMinor} /> },
        {
          key: 'discount',
          head: t('figures.people.discount'),
          cell: ({ _id, name, grossMinor, discountMinor }) => (
            <Bar part={discountMinor / grossMinor}>
              <FigureLink to={sentOffersAddress({ ...days, ...sellerIn(_id, name), sort: 'discount' })} count={discountMinor}>
                <Money minor={discountMinor} />
                {grossMinor > 0 && ` (${percentText(discountMinor, grossMinor, language)})`}
              </FigureLink>
            </Bar>
          ),
        },
        {
          key: 'requests',
          head: t('figures.people.requests'),
          isNumber: true,
          cell: ({ _id, requests }) => (
            <FigureLink to={figureListAddress({ show: 'asked', ...days, ...personIn(_id) })} count={requests}>
              {number(requests)}
            </FigureLink>
          ),
        },
        {
          key: 'late',
          head: t('figures.people.late'),
          cell: ({ _id, late, requests }) => (
            <Bar part={late / requests}>
              <FigureLink to={figureListAddress({ show: 'late', ...days, ...personIn(_id) })} count={late}>
                {number(late)}
              </FigureLink>
            </Bar>
          ),
        },
      ]}
      rows={people}
      keyOf={({ _id, name }) => _id ?? name}
    />
  )
}

function personIn(id: string | null) {
  return id === null ? ({ nobody: 'yes' } as const) : { salesperson: id }
}

/** An offer may name somebody without an account, also where an account has the same name. */
function sellerIn(id: string | null, name: string) {
  if (id !== null) return { person: id }
  return name === '' ? ({ nobody: 'yes' } as const) : { salesperson: name, person: 'none' }
}
