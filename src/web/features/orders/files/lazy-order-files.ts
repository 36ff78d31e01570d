import { lazySection } from '../../../platform/frame/lazy-section.tsx'

/** The files stand below what people open a link for, so that their code follows it. */
export const { Section: OrderFilesSection } = lazySection(() => import('./order-files.tsx').then(({ OrderFiles }) => OrderFiles), null)
