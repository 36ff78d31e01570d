const END_OF_DAY = '24:00'
const MIDNIGHT = '00:00'

/** A day that ends at midnight is typed as one that ends at 00:00, since a field for a time knows no later one than 23:59. */
export function closingTime(typed: string): string {
  return typed === MIDNIGHT ? END_OF_DAY : typed
}

/** A time as a field for it shows it. */
export function typedTime(time: string): string {
  return time === END_OF_DAY ? MIDNIGHT : time
}
