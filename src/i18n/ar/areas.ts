import type { InArabic } from '../dictionary.ts'
import type { areas as English } from '../en/areas.ts'

export const areas: InArabic<typeof English> = {
  or: 'أو',
  names: {
    sales: 'المبيعات',
    approve: 'اعتماد عروض الأسعار',
    support: 'الدعم',
    catalogue: 'المنتجات',
    people: 'الموظفون والمستخدمون',
    settings: 'الإعدادات',
  },
}
