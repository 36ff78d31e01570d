import { createContext, type ReactNode, useContext } from 'react'
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

/** Everything that may wait for the reader, with a way to it. Its places are there before the numbers, so that nothing below moves. */
export function Today({ owner, more }: { readonly owner: SectionOwner; readonly more?: ReactNode }) {
  const counts = useContext(WaitingCounts)
  const { t } = useTexts(dashboardTexts)
  const language = useLanguage()
  const countWords = useCountWords()
  const sections = MOST_URGENT_FIRST.filter((section) => isWaitedFor(section, owner))
  if (sections.length === 0) return null
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today" className={styles.title}>
        {t('dashboard.today')}
      </h2>
      <ul className={styles.items}>
        {sections.map((section) => (
          <li key={section}>
            <Link
              className={counts?.[section] === 0 ? `${styles.item} ${styles.none}` : styles.item}
              to={pathInLanguage(PAGES[section] ?? SECTIONS[section], language)}
            >
              <SectionIcon section={section} />
              {counts === null ? <Skeleton shape="short" /> : countWords(section, counts[section])}
            </Link>
          </li>
        ))}
        {more}
      </ul>
    </section>
  )
}

/** Merchants' requests wait for staff, who call the customer. */
function isWaitedFor(section: CountedSection, owner: SectionOwner): boolean {
  return maySee(section, owner) && !(section === 'orders' && !maySee('desk', owner))
}

export interface OldPricesProps {
  readonly count: number
  readonly days: number
  /** The list of these products. */
  readonly to: string
}

/** Prices that nobody has confirmed for long; nothing where the owner wants no such warning. */
export function OldPrices({ count, days, to }: OldPricesProps) {
  const { t } = useTexts(dashboardTexts)
  if (days === 0) return null
  return (
    <li>
      <Link className={count === 0 ? `${styles.item} ${styles.none}` : styles.item} to={to}>
        <SectionIcon section="products" />
        {t('dashboard.oldPrices', { count, days: t('dashboard.oldPriceDays', { count: days }) })}
      </Link>
    </li>
  )
}
