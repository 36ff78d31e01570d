import { DAY_MS } from '../durations.ts'
/** A deleted record can be taken back for so long. */
export const TRASH_DAYS = 30

/** The instant at which a record that was deleted then goes for good. */
export function goneForGoodAt(deleted: Date): Date {
  return new Date(deleted.getTime() + TRASH_DAYS * DAY_MS)
}

/** Records that were deleted before this instant are gone for good. */
export function trashBegin(now: Date): Date {
  return new Date(now.getTime() - TRASH_DAYS * DAY_MS)
}
