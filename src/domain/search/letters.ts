/** The Arabic letters that `fold` leaves, and for each the capital that stands for it where a letter must be one byte: folded text has none. */
export const FOLDED_ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'
export const ARABIC_STAND_INS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ_-'
