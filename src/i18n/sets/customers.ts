import { textSet } from '../text-set.ts'

export const customersTexts = textSet('customers', { en: () => import('../en/customers.ts'), ar: () => import('../ar/customers.ts') })
