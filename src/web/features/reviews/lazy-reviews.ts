import { lazySection } from '../../platform/frame/lazy-section.tsx'
import '../../ui/clamped/clamped.module.css'
import '../../ui/pagination/pagination.module.css'
import './own-review.module.css'
import './review-item.module.css'
import './review-summary.module.css'
import './reviews-section.module.css'

/** The section is far down the page: its HTML comes with the page, its scripts after it. */
export const reviewsSection = lazySection(() => import('./reviews-section.tsx').then(({ ReviewsSection }) => ReviewsSection), null)
