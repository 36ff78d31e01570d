import type { InArabic } from '../dictionary.ts'
import type { accountDeleted as English } from '../en/own-data-emails.ts'

export const accountDeleted: InArabic<typeof English> = {
  subject: 'تم حذف حسابك',
  preheader: 'تم حذف بياناتك.',
  deleted: 'تم حذف حسابك {{email}} لدى {{company}} كما طلبت، وتسجيل خروجك من كل الأجهزة.',
  stays: 'تبقى الطلبات وعروض الأسعار السابقة برقمها ومعداتها ومبالغها دون اسمك وهاتفك وبريدك وعنوانك، وتبقى تقييماتك دون اسمك.',
  button: 'تواصل معنا',
  note: 'إذا لم تطلب ذلك بنفسك فاتصل بنا فورًا. هذه آخر رسالة عن هذا الحساب.',
  reason: 'وصلتك هذه الرسالة لأن حسابك لدى {{company}} حُذف.',
}
