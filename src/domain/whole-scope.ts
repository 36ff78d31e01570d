/** Stands in the tables as the scope of counts and lists that no brand or category narrows; a part of primary keys can't be null. */
export const WHOLE_SCOPE = '00000000-0000-0000-0000-000000000000'
