/**
 * The Arabic letters that `fold` leaves, and for each the capital that replaces it where a letter must be one byte: folded text has no
 * capitals.
 */
export const FOLDED_ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'
export const ARABIC_STAND_INS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ_-'
