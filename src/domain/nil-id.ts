/** The id that no record has: the first of all in their order. */
export const NIL_ID = '00000000-0000-0000-0000-000000000000'
