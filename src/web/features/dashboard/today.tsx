import { createContext, useContext } from 'react'
import { Link } from 'react-router'
import { maySee, SECTIONS, type Section, type SectionOwner } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { type CountedSection, type SectionCounts, useCountWords } from './section-counts.ts'
import { SectionIcon } from './section-icon.tsx'
import styles from './today.module.css'

/** The numbers of waiting items, for the pages within the account area; null while the server has not told them. */
export const WaitingCounts = createContext<SectionCounts | null>(null)

const MOST_URGENT_FIRST = [
  'desk',
  'orders',
  'offers',
  'support',
  'availability',
  'merchants',
  'reviews',
  'status',
] as const satisfies readonly CountedSection[]

/** Pages of the waiting items that stand at another address than their section. */
const PAGES: Partial<Readonly<Record<Section, string>>> = { orders: `${SECTIONS.orders}/customers` }

export interface OldPrices {
  readonly count: number
  /** Zero where the owner wants no such warning. */
  readonly days: number
  /** The list of these products. */
  readonly to: string
}

interface Item {
  readonly section: Section
  readonly to: string
  /** Null while the server has not told the number. */
  readonly count: number | null
  readonly words: string
}

export interface TodayProps {
  readonly owner: SectionOwner
  /** Prices that nobody has confirmed for long. */
  readonly oldPrices: OldPrices | null
  /** Nothing waited when the page was loaded: one line says so, in place of a box for each thing that does not. */
  readonly isCalm?: boolean
}

/**
 * Everything that may wait for the reader, with a way to it. All have their room before the numbers come, so that nothing below moves; for the
 * same reason a page that came without any stays on its one line, in which stands whatever comes later.
 */
export function Today({ owner, oldPrices, isCalm = false }: TodayProps) {
  const { t } = useTexts(dashboardTexts)
  const items = useItems(owner, oldPrices)
  if (items.length === 0) return null
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today" className={styles.title}>
        {t('dashboard.today')}
      </h2>
      {isCalm ? <Line items={items} /> : <Items items={items} />}
    </section>
  )
}

function useItems(owner: SectionOwner, oldPrices: OldPrices | null): Item[] {
  const counts = useContext(WaitingCounts)
  const { t } = useTexts(dashboardTexts)
  const language = useLanguage()
  const countWords = useCountWords()
  const items = MOST_URGENT_FIRST.filter((section) => isWaitedFor(section, owner)).map((section): Item => {
    const count = counts?.[section] ?? null
    const words = count === null ? '' : countWords(section, count)
    return { section, to: pathInLanguage(PAGES[section] ?? SECTIONS[section], language), count, words }
  })
  if (oldPrices === null || oldPrices.days === 0) return items
  const { count, days, to } = oldPrices
  const words = t('dashboard.oldPrices', { count, days: t('dashboard.oldPriceDays', { count: days }) })
  return [...items, { section: 'products', to, count, words }]
}

function Items({ items }: { readonly items: readonly Item[] }) {
  return (
    <ul className={styles.items}>
      {items.map(({ section, to, count, words }) => (
        <li key={section}>
          <Link className={count === 0 ? `${styles.item} ${styles.none}` : styles.item} to={to}>
            <SectionIcon section={section} />
            {count === null ? <Skeleton shape="short" /> : words}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Line({ items }: { readonly items: readonly Item[] }) {
  const { t } = useTexts(dashboardTexts)
  const come = items.filter(({ count }) => count !== null && count > 0)
  return (
    <p className={styles.line} role="status">
      {come.length === 0 && t('dashboard.nothingWaits')}
      {come.map(({ section, to, words }) => (
        <Link key={section} to={to}>
          {words}
        </Link>
      ))}
    </p>
  )
}

/** Merchants' requests wait for staff, who call the customer. */
function isWaitedFor(section: CountedSection, owner: SectionOwner): boolean {
  return maySee(section, owner) && !(section === 'orders' && !maySee('desk', owner))
}
