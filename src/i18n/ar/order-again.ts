import type { InArabic } from '../dictionary.ts'
import type { orderAgain as English } from '../en/order-again.ts'

export const orderAgain: InArabic<typeof English> = {
  order: 'تكرار الطلب',
  gone: 'لم يعد متاحًا',
  change: 'كان {from} واليوم {to}',
  quantity: 'الكمية {{quantity}}',
  nothing: 'لم يعد أي من هذه المنتجات متاحًا.',
  put_zero: 'لا توجد منتجات للإضافة',
  put_one: 'إضافة منتج واحد إلى السلة',
  put_two: 'إضافة منتجين إلى السلة',
  put_few: 'إضافة {{count}} منتجات إلى السلة',
  put_many: 'إضافة {{count}} منتجًا إلى السلة',
  put_other: 'إضافة {{count}} منتج إلى السلة',
  back: 'رجوع',
}
