/** The governorates of Egypt by their codes, which are stored; the dictionaries have their names. */
export const GOVERNORATE_CODES = [
  'alexandria',
  'aswan',
  'asyut',
  'beheira',
  'beniSuef',
  'cairo',
  'dakahlia',
  'damietta',
  'faiyum',
  'gharbia',
  'giza',
  'ismailia',
  'kafrElSheikh',
  'luxor',
  'matrouh',
  'minya',
  'monufia',
  'newValley',
  'northSinai',
  'portSaid',
  'qalyubia',
  'qena',
  'redSea',
  'sharqia',
  'sohag',
  'southSinai',
  'suez',
] as const
export type Governorate = (typeof GOVERNORATE_CODES)[number]

/** The parts of the working day in which the customer wants the call. */
export const CALL_TIMES = ['morning', 'noon', 'afternoon'] as const
export type CallTime = (typeof CALL_TIMES)[number]

export const COMPANY_MAX = 200
export const DELIVERY_ADDRESS_MAX = 500
export const DELIVERY_NOTE_MAX = 500
/** The most pieces of one product that somebody may ask for beyond its limit. */
export const MORE_PIECES_MAX = 10_000

/** A request for more pieces of a product than a line's limit allows. */
export interface MorePieces {
  /** The id of the line. */
  readonly line: string
  readonly quantity: number
}

/** Facts about the call and the delivery that the customer gave with a request. A fact that was not given is absent. */
export interface Delivery {
  readonly phone?: string
  readonly company?: string
  readonly address?: string
  readonly governorate?: Governorate
  readonly callTime?: CallTime
  /** Present where installation is wanted. */
  readonly installation?: true
  readonly note?: string
  readonly wished?: readonly MorePieces[]
}
