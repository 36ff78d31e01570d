import type { DeskCardReply } from '#contract/desk.ts'
import { OPEN_STATES } from '#domain/desk/entries.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { leadingEntry } from '../desk-clock.ts'
import styles from './card-list.module.css'
import { CardRow, type CardRowProps } from './card-row.tsx'

export interface CardListProps extends Pick<CardRowProps, 'now' | 'me' | 'link'> {
  readonly cards: readonly DeskCardReply[]
  readonly isGrouped: boolean
  /** True while another list is on its way. */
  readonly isWaiting: boolean
  readonly openCustomer: string | null
  readonly addressOf: (entry: string) => string
  readonly onOpen: () => void
}

/** The waiting customers, the nearest promise first; grouped by state if wanted. */
export function CardList({ cards, isGrouped, isWaiting, ...rest }: CardListProps) {
  const { t } = useTexts(deskTexts)
  if (!isGrouped) {
    return (
      <div data-waiting={isWaiting || undefined} className={styles.all}>
        <h2 className="visually-hidden">{t('desk.list')}</h2>
        <Rows cards={cards} {...rest} />
      </div>
    )
  }
  return (
    <div data-waiting={isWaiting || undefined} className={styles.all}>
      {groupsOf(cards).map(({ state, cards: group }) => (
        <section key={state} className={styles.group} aria-label={t(`desk.states.${state}`)}>
          <h2 className={styles.heading}>{t(`desk.states.${state}`)}</h2>
          <Rows cards={group} {...rest} />
        </section>
      ))}
    </div>
  )
}

function Rows({ cards, openCustomer, addressOf, ...rest }: Omit<CardListProps, 'isGrouped' | 'isWaiting'>) {
  return (
    <ul className={styles.rows}>
      {cards.map((card) => (
        <li key={card.customer._id}>
          <CardRow
            card={card}
            isOpen={card.customer._id === openCustomer}
            to={addressOf(leadingEntry(card.entries)?._id ?? '')}
            {...rest}
          />
        </li>
      ))}
    </ul>
  )
}

function groupsOf(cards: readonly DeskCardReply[]) {
  return OPEN_STATES.map((state) => ({ state, cards: cards.filter(({ entries }) => leadingEntry(entries)?.state === state) })).filter(
    ({ cards: group }) => group.length > 0,
  )
}

/** The cards in the order in which they are shown, for the keys. */
export function shownOrder(cards: readonly DeskCardReply[], isGrouped: boolean): readonly DeskCardReply[] {
  return isGrouped ? groupsOf(cards).flatMap(({ cards: group }) => group) : cards
}
