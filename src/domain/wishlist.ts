/** What one person may have on their list: more than anybody keeps an eye on. */
export const WISHES_MAX = 500
