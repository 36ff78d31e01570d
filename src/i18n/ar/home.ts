import type { InArabic } from '../dictionary.ts'
import type { home as English } from '../en/home.ts'

export const home: InArabic<typeof English> = {
  empty: 'متجرنا قيد التجهيز.',
  hero: 'ما نجهّزه',
  allProducts: 'عرض الكل في المتجر',
  brands: 'تسوّق حسب العلامة التجارية',
  allBrands: 'كل العلامات التجارية',
  brandLogos: 'علاماتنا التجارية',
  customers: 'مطابخ جهّزناها',
  customerLogos: 'عملاؤنا',
  width: '{{width}} مم',
  stations: {
    cold: 'التبريد',
    preparation: 'التحضير',
    cooking: 'الطهي',
    coffee: 'ركن القهوة',
    dough: 'العجين',
    shaping: 'التشكيل',
    baking: 'الخبيز',
    display: 'العرض',
    washing: 'الغسيل',
  },
  contact: {
    heading: 'حدّثنا عن مطبخك',
    text: 'اتصل بنا أو راسلنا، ونرد عليك بالمشورة وعرض السعر.',
    writing: 'راسلنا، ونرد عليك بالمشورة وعرض السعر.',
    whatsapp: 'راسلنا على واتساب',
  },
  carousel: {
    name: 'شرائح',
    slide: 'شريحة',
    position: '{{n}} من {{count}}',
    goTo: 'انتقل إلى الشريحة {{n}}',
    pause: 'إيقاف مؤقت',
    play: 'تشغيل',
    previous: 'السابق',
    next: 'التالي',
  },
}
