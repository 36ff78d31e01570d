import type { InArabic } from '../dictionary.ts'
import type { exportNotice as English } from '../en/export-emails.ts'

export const exportNotice: InArabic<typeof English> = {
  subject: 'تم تصدير قائمة بواسطة {{name}}: {{list}}',
  preheader: 'خرجت هواتف أو عناوين بريد من المتجر في ملف.',
  greeting: 'أهلًا،',
  done: 'تم تصدير قائمة بها هواتف أو عناوين بريد إلى ملف بواسطة {{name}}.',
  list: 'القائمة',
  rows: 'عدد الصفوف',
  format: 'نوع الملف',
  by: 'من صدّرها',
  email: 'بريده الإلكتروني',
  at: 'الوقت',
  button: 'سجل المستخدمين',
  reason: 'وصلتك هذه الرسالة لأن إشعارات التصدير من {{company}} تُرسل إلى هذا البريد الإلكتروني.',
}
