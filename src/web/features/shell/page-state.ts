/** The code of notices and of the bar for failures. It loads after hydration, so that no first view waits for it. */
export const fetchPageState = () => import('./trouble-bar.tsx')
