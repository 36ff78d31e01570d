import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { SECTIONS } from '#domain/dashboard.ts'
import { monthBegins, weekBegins } from '#domain/figures/period.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { figuresTexts } from '#i18n/sets/figures.ts'
import { formatRelativeTime } from '#i18n/times/relative-time.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Money, moneyText } from './amounts.tsx'
import styles from './figures.module.css'
import type { Figures } from './figures-query.ts'
import { figureListAddress } from './list/figure-list.ts'

export const DEPOSIT_ID = 'without-deposit'

/** How things stand at this moment; each number leads to its list. */
export function Tiles({ figures }: { readonly figures: Figures }) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  // A link without the query would go back to the usual period.
  const { search } = useLocation()
  const { notCalled, openOffers, expiring, withoutDeposit, won } = figures
  const today = dayInCairo(new Date(figures.at))
  const wonSince = (from: string) => pathInLanguage(figureListAddress({ show: 'won', from, to: today }), language)
  const desk = pathInLanguage(`${SECTIONS.desk}?state=new`, language)
  const offers = pathInLanguage(`${SECTIONS.offers}?state=sent`, language)
  const before = ({ count, valueMinor }: Figures['openOffers']) => ({
    count: formatNumber(count, language),
    amount: isolate(moneyText(valueMinor, language)),
  })
  const oldest = notCalled.oldest === null ? null : formatRelativeTime(notCalled.oldest, new Date(figures.at), language)
  return (
    <section aria-label={t('figures.now.title')}>
      <ul className={styles.tiles}>
        <Tile title={t('figures.now.notCalled')} to={desk} count={notCalled.customers} isPressing={notCalled.late > 0}>
          {oldest === null ? t('figures.now.nobody') : t('figures.now.oldest', { time: oldest })}
          {notCalled.late > 0 && <strong>{t('figures.now.late', { count: formatNumber(notCalled.late, language) })}</strong>}
        </Tile>
        <Tile title={t('figures.now.open')} to={offers} count={openOffers.count}>
          <span>
            <Money minor={openOffers.valueMinor} />
          </span>
        </Tile>
        <Tile title={t('figures.now.expiring')} to={`${offers}&sort=valid-until`} count={expiring.count}>
          <span>
            <Money minor={expiring.valueMinor} />
          </span>
        </Tile>
        <Tile
          title={t('figures.now.deposit')}
          to={`${search}#${DEPOSIT_ID}`}
          count={withoutDeposit.count}
          isPressing={withoutDeposit.count > 0}
        >
          <span>
            <Money minor={withoutDeposit.valueMinor} />
          </span>
        </Tile>
        <Tile title={t('figures.now.won')} to={wonSince(weekBegins(today))} count={won.week.count}>
          <span>
            <Money minor={won.week.valueMinor} />
          </span>
          <span>{t('figures.now.lastWeek', before(won.lastWeek))}</span>
        </Tile>
        <Tile title={t('figures.now.wonMonth')} to={wonSince(monthBegins(today))} count={won.month.count}>
          <span>
            <Money minor={won.month.valueMinor} />
          </span>
          <span>{t('figures.now.lastMonth', before(won.lastMonth))}</span>
        </Tile>
      </ul>
    </section>
  )
}

interface TileProps {
  readonly title: string
  readonly to: string
  readonly count: number
  readonly isPressing?: boolean
  readonly children: ReactNode
}

function Tile({ title, to, count, isPressing = false, children }: TileProps) {
  return (
    <li className={styles.tile} data-pressing={isPressing || undefined}>
      <h2 className={styles.tileTitle}>
        <Link to={to}>{title}</Link>
      </h2>
      <p className={styles.tileCount}>{formatNumber(count, useLanguage())}</p>
      <div className={styles.tileMore}>{children}</div>
    </li>
  )
}
