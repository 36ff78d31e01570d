import type { InArabic } from '../dictionary.ts'
import type { errors as English, fieldTexts as EnglishFieldTexts } from '../en/errors.ts'

export const errors: InArabic<typeof English> = {
  validation: 'يرجى مراجعة الحقول المحددة.',
  conflict: 'عدّل شخص آخر هذه البيانات في هذه الأثناء. يرجى إعادة التحميل ثم المحاولة مرة أخرى.',
  'request-malformed': 'تعذّرت قراءة الطلب.',
  unauthorized: 'دخول غير مصرح به! يرجى تسجيل الدخول مرة أخرى',
  forbidden: 'ممنوع! لا تملك صلاحية الوصول إلى هذا المورد.',
  'not-found': 'لم يتم العثور على ما تبحث عنه.',
  'too-large': 'حجم البيانات أكبر من المسموح به.',
  'unsupported-media-type': 'هذا النوع من المحتوى غير مقبول هنا.',
  'too-many-requests': 'محاولات كثيرة جدًا. يرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
  internal: 'تعذّر تنفيذ طلبك. يرجى المحاولة مرة أخرى.',
  unavailable: 'المتجر مشغول في الوقت الحالي. يرجى المحاولة بعد قليل.',
  'product/not-found': 'لم يتم العثور على المنتج.',
  'category/not-found': 'لم يتم العثور على القسم.',
  'brand/not-found': 'لم يتم العثور على العلامة التجارية.',
  'media/not-found': 'لم يتم العثور على الصورة.',
  'media/not-an-image': 'يرجى رفع ملفات بصيغة jpg أو jpeg أو png.',
  'media/too-large': 'حجم الصورة أكبر من 8 ميجابايت.',
  'media/bad-size': 'يجب أن تكون أبعاد الصورة بين 1 × 1 و10,000 × 10,000 بكسل.',
}

export const fieldTexts: InArabic<typeof EnglishFieldTexts> = {
  invalid: 'قيمة حقل «{{field}}» غير صالحة.',
  number: 'يجب أن تكون قيمة حقل «{{field}}» رقمًا.',
  'whole-number': 'يجب أن تكون قيمة حقل «{{field}}» عددًا صحيحًا.',
  'too-small': 'يجب ألا تقل قيمة حقل «{{field}}» عن {{limit}}.',
  'too-large': 'يجب ألا تزيد قيمة حقل «{{field}}» على {{limit}}.',
  'too-long': 'يجب ألا يتجاوز طول حقل «{{field}}» الحد الأقصى للحروف وهو {{limit}}.',
}
