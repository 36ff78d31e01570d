import type { InArabic } from '../dictionary.ts'
import type { reviewEmails as English, reviewRejectedEmails as EnglishRejected } from '../en/review-emails.ts'

export const reviewEmails: InArabic<typeof English> = {
  subject: 'تم نشر تقييمك',
  preheader: 'أصبح بإمكان الجميع قراءته.',
  thanks: 'شكرًا على تقييمك. تمت الموافقة عليه، وأصبح بإمكان كل من يبحث عن معدات لدى {{company}} قراءته.',
  product: 'المنتج',
  title: 'عنوان التقييم',
  button: 'عرض تقييمك',
  reason: 'وصلتك هذه الرسالة لأن منتجًا لدى {{company}} قُيّم من حسابك.',
}

export const reviewRejectedEmails: InArabic<typeof EnglishRejected> = {
  subject: 'لم يُنشر تقييمك',
  preheader: 'نشكرك على وقتك.',
  thanks: 'شكرًا على تقييمك. قرأه فريق {{company}} وقرر عدم نشره.',
  button: 'عرض المنتج',
  note: 'إذا رأيت أن هناك خطأ، فرُدّ على هذه الرسالة أو اتصل بنا.',
}
