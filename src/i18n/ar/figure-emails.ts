import type { InArabic } from '../dictionary.ts'
import type { weeklyFigures as English } from '../en/figure-emails.ts'

export const weeklyFigures: InArabic<typeof English> = {
  subject: 'أرقام الأسبوع حتى {{day}}',
  preheader: 'وضع المبيعات في صفحة واحدة.',
  lead: 'هذا وضع المبيعات اليوم، وفي الصفحة المرفقة أرقام الأسابيع الماضية وباقي التفاصيل.',
  notCalled: 'عملاء لم نتصل بهم بعد',
  open: 'عروض مفتوحة',
  expiring: 'تنتهي خلال 7 أيام',
  deposit: 'مقبولة بدون عربون',
  won: 'مبيعات هذا الأسبوع',
  deals_zero: 'لا شيء',
  deals_one: 'عرض واحد · {{value}}',
  deals_two: 'عرضان · {{value}}',
  deals_few: '{{count}} عروض · {{value}}',
  deals_many: '{{count}} عرضًا · {{value}}',
  deals_other: '{{count}} عرض · {{value}}',
  lastWeek: 'الأسبوع الماضي: {{deals}}',
  button: 'فتح الأرقام',
  reason: 'وصلتك هذه الرسالة لأنك طلبتها من صفحة الأرقام، ويمكنك إيقافها من هناك.',
}
