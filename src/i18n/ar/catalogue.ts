import type { InArabic } from '../dictionary.ts'
import type { catalogue as English } from '../en/catalogue.ts'

export const catalogue: InArabic<typeof English> = {
  home: {
    title: '{{company}} – معدات المطاعم والفنادق والكافيهات',
    description: 'معدات المطاعم والفنادق والكافيهات في مصر: اختر ما تحتاجه، واطلب عرض سعر، وستتصل بك {{company}} بالسعر.',
    heading: 'جهّز مطبخك بالكامل بعرض سعر واحد',
    lead: 'اختر المعدات حسب محطة العمل وأضفها إلى السلة، وسيتصل بك فريق المبيعات بعرض السعر.',
    categories: 'تسوّق حسب القسم',
    newest: 'وصل حديثًا',
  },
  card: {
    new: 'جديد',
    used: 'مستعمل',
    inStock: 'متوفر',
    outOfStock: 'غير متوفر',
    signInForPrice: 'سجّل الدخول لعرض الأسعار',
    addNameForPrice: 'أضف اسمك الأول لعرض الأسعار',
    rating: '{{average}} من 5',
  },
  items_zero: 'لا توجد منتجات',
  items_one: 'منتج واحد',
  items_two: 'منتجان',
  items_few: '{{count}} منتجات',
  items_many: '{{count}} منتجًا',
  items_other: '{{count}} منتج',
  reviews_zero: 'لا توجد تقييمات',
  reviews_one: 'تقييم واحد',
  reviews_two: 'تقييمان',
  reviews_few: '{{count}} تقييمات',
  reviews_many: '{{count}} تقييمًا',
  reviews_other: '{{count}} تقييم',
  none: {
    products: 'لم يتم العثور على منتجات.',
    product: 'لم يتم العثور على المنتج.',
    categories: 'لم يتم العثور على أقسام.',
    category: 'لم يتم العثور على القسم.',
    brands: 'لم يتم العثور على علامات تجارية.',
    brand: 'لم يتم العثور على العلامة التجارية.',
  },
}
