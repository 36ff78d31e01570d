import { Link } from 'react-router'
import { SECTIONS } from '#domain/dashboard.ts'
import { formatLongDate, formatNumber } from '#i18n/formats.ts'
import { figuresTexts } from '#i18n/sets/figures.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Money, percentText, workedText } from './amounts.tsx'
import { Bar, largestOf } from './bar.tsx'
import type { Figures } from './figures-query.ts'
import { FigurePart } from './part.tsx'

const NOTHING = '–'

/** The span week by week, the last one first. */
export function Weeks({ weeks }: Pick<Figures, 'weeks'>) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const most = largestOf(weeks.map(({ requests }) => requests))
  const mostWon = largestOf(weeks.map(({ wonMinor }) => wonMinor))
  const time = (minutes: number | null) => (minutes === null ? NOTHING : workedText(minutes, t, language))
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
          cell: ({ requests }) => <Bar part={requests / most}>{formatNumber(requests, language)}</Bar>,
        },
        { key: 'value', head: t('figures.weeks.value'), isNumber: true, cell: ({ valueMinor }) => <Money minor={valueMinor} /> },
        { key: 'median', head: t('figures.weeks.median'), cell: ({ medianMinutes }) => time(medianMinutes) },
        { key: 'slow', head: t('figures.weeks.slow'), cell: ({ slowMinutes }) => time(slowMinutes) },
        {
          key: 'inTime',
          head: t('figures.weeks.inTime'),
          cell: ({ inTime, judged }) => (judged === 0 ? NOTHING : percentText(inTime, judged, language)),
        },
        { key: 'won', head: t('figures.weeks.won'), isNumber: true, cell: ({ won }) => formatNumber(won, language) },
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

export function Lost({ lost: { reasons, entries } }: Pick<Figures, 'lost'>) {
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
            cell: ({ count }) => <Bar part={count / most}>{formatNumber(count, language)}</Bar>,
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

export function People({ people }: Pick<Figures, 'people'>) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (
    <FigurePart
      title={t('figures.people.title')}
      none={t('figures.people.none')}
      columns={[
        { key: 'name', head: t('figures.salesperson'), cell: ({ name }) => <Bdi>{name || t('figures.people.nobody')}</Bdi> },
        { key: 'offers', head: t('figures.people.offers'), isNumber: true, cell: ({ offers }) => number(offers) },
        { key: 'gross', head: t('figures.people.gross'), isNumber: true, cell: ({ grossMinor }) => <Money minor={grossMinor} /> },
        {
          key: 'discount',
          head: t('figures.people.discount'),
          cell: ({ grossMinor, discountMinor }) => (
            <Bar part={discountMinor / grossMinor}>
              <Money minor={discountMinor} />
              {grossMinor > 0 && ` (${percentText(discountMinor, grossMinor, language)})`}
            </Bar>
          ),
        },
        { key: 'requests', head: t('figures.people.requests'), isNumber: true, cell: ({ requests }) => number(requests) },
        {
          key: 'late',
          head: t('figures.people.late'),
          cell: ({ late, requests }) => <Bar part={late / requests}>{number(late)}</Bar>,
        },
      ]}
      rows={people}
      keyOf={({ name }) => name}
    />
  )
}
