import type { InArabic } from '../dictionary.ts'
import type { wishlist as English } from '../en/wishlist.ts'

export const wishlist: InArabic<typeof English> = {
  title: 'المفضلة',
  lead: 'المنتجات التي حفظتها.',
  signIn: 'سجّل الدخول لإضافة منتج إلى المفضلة',
  total_zero: 'لا توجد منتجات',
  total_one: 'منتج واحد',
  total_two: 'منتجان',
  total_few: '{{count}} منتجات',
  total_many: '{{count}} منتجًا',
  total_other: '{{count}} منتج',
  none: 'المفضلة فارغة.',
  noneText: 'اضغط على القلب عند أي منتج لتجده هنا على كل جهاز تسجّل الدخول عليه.',
  shop: 'تصفّح المتجر',
  gone: 'المنتج لم يعد متاحًا.',
  added: 'أُضيف في {{date}}',
  remove: 'إزالة',
  removeOf: 'إزالة {{name}} من المفضلة',
}
