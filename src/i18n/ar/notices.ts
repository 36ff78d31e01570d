import type { InArabic } from '../dictionary.ts'
import type { notices as English } from '../en/notices.ts'

export const notices: InArabic<typeof English> = {
  label: 'إشعارات',
  tryAgain: 'حاول مرة أخرى.',
  unauthorized: 'انتهت الجلسة. سجّل الدخول من جديد.',
  forbidden: 'ليس لديك صلاحية لفتح هذه الصفحة أو تنفيذ هذا الإجراء.',
  failed: 'تعذّر تنفيذ طلبك. حاول مرة أخرى.',
  unsent: 'لا يوجد اتصال بالإنترنت. لم تفقد شيئًا، اضغط مرة أخرى بعد عودة الاتصال.',
  offline: 'لا يوجد اتصال بالإنترنت. سلتك محفوظة على هذا الجهاز.',
  signedOut: 'تم تسجيل الخروج.',
  close: 'إغلاق',
}
