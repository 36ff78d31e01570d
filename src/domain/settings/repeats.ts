import { dialledPhone } from '../accounts/phones.ts'
import { minutesOf } from '../support/wall-clock.ts'
import type { Bilingual } from '../text/language.ts'
import type { OpeningHours } from './shop-settings.ts'

/** A row that says again, or against, what one above it says. */
export interface Repeat {
  readonly index: number
  /** The place of the row above. */
  readonly other: number
}

interface NamedDays {
  readonly name: Bilingual
  readonly from: string
  readonly to: string
}

/** Rows that share a day and some of its time. A day may be in several rows: with a break at noon, or with the rest of a night. */
export function overlappingHours(rows: readonly OpeningHours[]): Repeat[] {
  return repeatsIn(
    rows,
    (row, other) =>
      row.days.some((day) => other.days.includes(day)) &&
      minutesOf(row.from) < minutesOf(other.to) &&
      minutesOf(other.from) < minutesOf(row.to),
  )
}

/** Seasons that share a day, which would have two kinds of hours. */
export function overlappingSeasons(rows: readonly NamedDays[]): Repeat[] {
  return repeatsIn(rows, shareDays)
}

/** Holidays with the same days, or of one name on days that they share; two holidays of other names may meet on a day. */
export function repeatedHolidays(rows: readonly NamedDays[]): Repeat[] {
  const isNamedAlike = (one: NamedDays, other: NamedDays) => one.name.en === other.name.en || one.name.ar === other.name.ar
  return repeatsIn(
    rows,
    (row, other) => (row.from === other.from && row.to === other.to) || (isNamedAlike(row, other) && shareDays(row, other)),
  )
}

export function repeatedPhones(phones: readonly string[]): Repeat[] {
  return repeatsIn(phones, (phone, other) => dialledPhone(phone) !== null && dialledPhone(phone) === dialledPhone(other))
}

function repeatsIn<Row>(rows: readonly Row[], isRepeat: (row: Row, above: Row) => boolean): Repeat[] {
  return rows.flatMap((row, index) => {
    const other = rows.slice(0, index).findIndex((above) => isRepeat(row, above))
    return other === -1 ? [] : [{ index, other }]
  })
}

function shareDays(one: NamedDays, other: NamedDays): boolean {
  return one.from <= other.to && other.from <= one.to
}
