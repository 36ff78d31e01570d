import type { InArabic } from '../dictionary.ts'
import type { shell as English } from '../en/shell.ts'

export const shell: InArabic<typeof English> = {
  skipToContent: 'انتقل إلى المحتوى',
  otherLanguage: 'English',
  call: 'اتصل بنا',
  whatsapp: 'واتساب',
  email: 'البريد الإلكتروني',
  homeLink: '{{company}}، الصفحة الرئيسية',
  topBar: 'التواصل واللغة',
  footer: {
    contact: 'التواصل',
    hours: 'مواعيد العمل',
    language: 'اللغة',
    prices: 'الأسعار بالجنيه المصري ({{label}}).',
  },
  weekdays: {
    sunday: 'الأحد',
    monday: 'الاثنين',
    tuesday: 'الثلاثاء',
    wednesday: 'الأربعاء',
    thursday: 'الخميس',
    friday: 'الجمعة',
    saturday: 'السبت',
    range: 'من {{first}} إلى {{last}}',
  },
  notFound: {
    title: 'الصفحة غير موجودة',
    text: 'لم يتم العثور على الصفحة التي تبحث عنها.',
    home: 'العودة إلى الصفحة الرئيسية',
  },
  failure: {
    title: 'حدث خطأ ما',
    text: 'تعذّر تنفيذ طلبك. يرجى المحاولة مرة أخرى.',
    retry: 'إعادة المحاولة',
  },
}
