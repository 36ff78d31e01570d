import { sql } from 'drizzle-orm'
import { OPEN_STATES } from '#domain/desk/entries.ts'

export interface DeskCounts {
  readonly all: number
  readonly mine: number
  readonly nobody: number
  readonly due: number
  readonly late: number
  readonly sleeping: number
  readonly states: Readonly<Record<string, number>>
}

/** Cards with the same bits: the bits, the number of cards, and how many of these the filter finds. */
export type CardGroup = readonly [bits: number, cards: number, matching: number]

const CARD_BITS = { all: 1, mine: 2, nobody: 4, due: 8, late: 16, sleeping: 32 } as const
const FIRST_STATE_BIT = 64
const STATE_BITS = OPEN_STATES.map((state, index) => [state, FIRST_STATE_BIT << index] as const)

/** The bits that an entry, by the columns of the list's `open`, adds to its card: a single pass over the open entries is then enough for the page and all counts. */
export const CARD_BITS_OF_OPEN = sql.raw(`case when sleeps then ${CARD_BITS.sleeping} else ${CARD_BITS.all}
  | case when mine then ${CARD_BITS.mine} else 0 end | case when nobody then ${CARD_BITS.nobody} else 0 end
  | case when late then ${CARD_BITS.late} when due then ${CARD_BITS.due} else 0 end
  | case state ${STATE_BITS.map(([state, bit]) => `when '${state}' then ${bit}`).join(' ')} else 0 end end`)

export function countsOf(groups: readonly CardGroup[]): DeskCounts {
  const cardsWith = (bit: number) => groups.reduce((sum, [bits, cards]) => ((bits & bit) === 0 ? sum : sum + cards), 0)
  const counted = STATE_BITS.map(([state, bit]) => [state, cardsWith(bit)] as const)
  return {
    all: cardsWith(CARD_BITS.all),
    mine: cardsWith(CARD_BITS.mine),
    nobody: cardsWith(CARD_BITS.nobody),
    due: cardsWith(CARD_BITS.due),
    late: cardsWith(CARD_BITS.late),
    sleeping: cardsWith(CARD_BITS.sleeping),
    states: Object.fromEntries(counted.filter(([, cards]) => cards > 0)),
  }
}
