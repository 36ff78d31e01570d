import type { InArabic } from '../dictionary.ts'
import type { shell as English } from '../en/shell.ts'

export const shell: InArabic<typeof English> = {
  skipToContent: 'انتقل إلى المحتوى',
  otherLanguage: 'English',
  call: 'اتصل بنا',
  whatsapp: 'واتساب',
  email: 'البريد الإلكتروني',
  homeLink: '{{company}}، الصفحة الرئيسية',
  bar: {
    label: 'روابط سريعة',
    home: 'الرئيسية',
    categories: 'الأقسام',
    search: 'بحث',
    menu: 'القائمة',
  },
  contact: {
    label: 'تواصل معنا',
    open: 'طرق التواصل معنا',
    greeting: 'مرحبًا {{company}}، أود الاستفسار عن المعدات لديكم.',
    question: 'مرحبًا، أود الاستفسار عن {{name}} (كود المنتج: {{sku}}).',
  },
  footer: {
    contact: 'التواصل',
    hours: 'مواعيد العمل',
    language: 'اللغة',
    social: 'تابعنا',
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
  networks: {
    facebook: 'فيسبوك',
    instagram: 'إنستجرام',
    linkedin: 'لينكدإن',
    youtube: 'يوتيوب',
    x: 'إكس',
  },
  notFound: {
    title: 'الصفحة غير موجودة',
    text: 'لم يتم العثور على الصفحة التي تبحث عنها.',
    home: 'العودة إلى الصفحة الرئيسية',
    search: 'ابحث بالمنتج أو العلامة أو الكود',
    stations: 'أو ابدأ من محطة في المطبخ',
  },
  failure: {
    title: 'حدث خطأ ما',
    text: 'تعذّر تنفيذ طلبك. يرجى المحاولة مرة أخرى.',
    retry: 'إعادة المحاولة',
  },
}
