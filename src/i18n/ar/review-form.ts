import type { InArabic } from '../dictionary.ts'
import type { reviewForm as English } from '../en/review-form.ts'

export const reviewForm: InArabic<typeof English> = {
  title: 'اكتب تقييمًا',
  stars: 'تقييمك',
  starsHint: 'اختر من نجمة إلى خمس نجوم.',
  star_zero: 'بدون نجوم',
  star_one: 'نجمة واحدة',
  star_two: 'نجمتان',
  star_few: '{{count}} نجوم',
  star_many: '{{count}} نجمة',
  star_other: '{{count}} نجمة',
  words: { one: 'ضعيف', two: 'مقبول', three: 'جيد', four: 'جيد جدًا', five: 'ممتاز' },
  reviewTitle: 'عنوان التقييم',
  review: 'نص التقييم',
  reviewHint: 'فيمَ تستخدمه؟ وكيف أداؤه مع الوقت؟',
  recommend: 'هل توصي بهذا المنتج؟',
  yes: 'نعم',
  no: 'لا',
  submit: 'إرسال التقييم',
}
