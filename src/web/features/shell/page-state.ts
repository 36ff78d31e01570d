/** What says how the page fares: its notices, and what it could not have. It comes once the page is alive, so that no first view waits for it. */
export const fetchPageState = () => import('./page-state-bar.tsx')
