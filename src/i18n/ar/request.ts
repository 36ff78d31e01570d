import type { InArabic } from '../dictionary.ts'
import type { request as English } from '../en/request.ts'

export const request: InArabic<typeof English> = {
  add: 'اطلب عرض سعر',
  remove: 'إزالة من السلة',
  bag: 'السلة',
  holds_zero: 'السلة فارغة',
  holds_one: 'منتج واحد في السلة',
  holds_two: 'منتجان في السلة',
  holds_few: '{{count}} منتجات في السلة',
  holds_many: '{{count}} منتجًا في السلة',
  holds_other: '{{count}} منتج في السلة',
}
