import type { InArabic } from '../dictionary.ts'
import type { reviewLetters as English } from '../en/review-letters.ts'

export const reviewLetters: InArabic<typeof English> = {
  subject: 'تم نشر تقييمك',
  preheader: 'أصبح بإمكان الجميع قراءته.',
  thanks: 'شكرًا على تقييمك. تمت الموافقة عليه، وأصبح بإمكان كل من يبحث عن معدات لدى {{company}} قراءته.',
  product: 'المنتج',
  title: 'العنوان',
  button: 'عرض تقييمك',
  reason: 'تصلك هذه الرسالة لأنه تم تقييم منتج لدى {{company}} من حسابك.',
}
