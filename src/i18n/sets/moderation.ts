import { textSet } from '../text-set.ts'

export const moderationTexts = textSet('moderation', { en: () => import('../en/moderation.ts'), ar: () => import('../ar/moderation.ts') })
