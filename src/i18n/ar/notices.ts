import type { InArabic } from '../dictionary.ts'
import type { notices as English } from '../en/notices.ts'

export const notices: InArabic<typeof English> = {
  label: 'إشعارات',
  tryAgain: 'يرجى المحاولة مرة أخرى!',
  unauthorized: 'دخول غير مصرح به! يرجى تسجيل الدخول مرة أخرى',
  forbidden: 'ممنوع! لا تملك صلاحية الوصول إلى هذا المورد.',
  failed: 'تعذّر تنفيذ طلبك. يرجى المحاولة مرة أخرى.',
  offline: 'لا يوجد اتصال بالإنترنت. سلتك محفوظة على هذا الجهاز.',
  signedOut: 'تم تسجيل الخروج!',
  close: 'إغلاق',
}
