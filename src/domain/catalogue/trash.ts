/** A deleted record can be taken back for so long. */
export const TRASH_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** The instant at which a record that was deleted then goes for good. */
export function goneForGoodAt(deleted: Date): Date {
  return new Date(deleted.getTime() + TRASH_DAYS * DAY_MS)
}

/** Records that were deleted before this instant are gone for good. */
export function trashBegin(now: Date): Date {
  return new Date(now.getTime() - TRASH_DAYS * DAY_MS)
}
