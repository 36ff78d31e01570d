import { textSet } from '../text-set.ts'

export const availabilityTexts = textSet('availability', {
  en: () => import('../en/availability.ts'),
  ar: () => import('../ar/availability.ts'),
})
