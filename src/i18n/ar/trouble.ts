import type { InArabic } from '../dictionary.ts'
import type { trouble as English } from '../en/trouble.ts'

export const trouble: InArabic<typeof English> = {
  label: 'الاتصال',
  offline: 'لا يوجد اتصال بالإنترنت. سلتك محفوظة على هذا الجهاز.',
  atWork: 'لا يوجد اتصال بالإنترنت. ما كتبته باقٍ في هذه الصفحة إلى أن يعود الاتصال.',
  prices: 'تعذّر تحميل الأسعار.',
  list: 'تعذّر تحميل القائمة، والمعروض هو القائمة السابقة.',
  page: 'تعذّر تحديث هذه الصفحة.',
  link: 'تعذّر فتح الصفحة.',
  retry: 'إعادة المحاولة',
}
