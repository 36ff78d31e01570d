import { textSet } from '../text-set.ts'

export const ordersTexts = textSet('orders', { en: () => import('../en/orders.ts'), ar: () => import('../ar/orders.ts') })
