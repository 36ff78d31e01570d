import type { InArabic } from '../dictionary.ts'
import type { bag as English } from '../en/bag.ts'

export const bag: InArabic<typeof English> = {
  title: 'سلتك',
  close: 'إغلاق السلة',
  empty: 'السلة فارغة.',
  emptyHint: 'ضع في السلة المعدات التي تحتاجها، وسنتصل بك بعرض سعر واحد لها جميعًا.',
  continue: 'متابعة التسوق',
  confirm: 'تأكيد وطلب عرض السعر',
  loginToConfirm: 'سجّل الدخول ثم أكّد',
  loginNotice: 'يرجى تسجيل الدخول لإتمام الطلب',
  quantityOf: 'كمية {{name}}',
  increase: 'زيادة {{name}} قطعة',
  decrease: 'إنقاص {{name}} قطعة',
  removeNamed: 'إزالة {{name}} من السلة',
  removed: 'تمت إزالة {{name}}.',
  undo: 'تراجع',
  noPayment: 'لا يوجد دفع الآن. سنتصل بك بعرض السعر.',
  noPaymentOn: 'لا يوجد دفع الآن. سنتصل بك على {{phone}}.',
  noPhone: 'لا يوجد لدينا رقم هاتف للاتصال بك.',
  addPhone: 'أضف الرقم إلى حسابك',
  checking: 'جارٍ التحقق من الأسعار والتوفر',
  checkFailed: 'تعذّر التحقق من الأسعار والتوفر الآن.',
  gone: 'هذا المنتج لم يعد متاحًا. يرجى إزالته للمتابعة.',
  overLimit: 'يجب ألا تزيد الكمية على {{limit}}.',
  setTo: 'تغيير إلى {{limit}}',
  priceChanged: 'تغيّر السعر من {{before}} إلى {{now}}.',
}
