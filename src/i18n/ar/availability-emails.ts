import type { InArabic } from '../dictionary.ts'
import type { availabilityEmails as English } from '../en/availability-emails.ts'

export const availabilityEmails: InArabic<typeof English> = {
  machine: 'المنتج',
  sku: 'كود المنتج',
  pieces: 'عدد القطع',
  answer: 'الرد',
  answers: { 'in-stock': 'متوفر: {{pieces}}', 'by-day': 'يتوفر بحلول {{day}}', 'not-available': 'غير متوفر' },
  asked: {
    subject: 'هل هو متوفر؟ {{machine}}',
    preheader: '{{company}} تجهّز عرض سعر لمنتجك.',
    lead: 'تجهّز {{company}} عرض سعر يضم منتجك، وتسأل: هل هو متوفر، ومتى؟',
    next: 'برجاء الرد من حسابك، ولن يستغرق ذلك إلا لحظة: عدد القطع المتوفرة، أو موعد التوفر، أو غير متوفر.',
    button: 'الرد',
    reason: 'وصلتك هذه الرسالة لأنك تدير علامة تجارية لدى {{company}}.',
  },
  answered: {
    subject: 'رد على سؤال التوفر: {{machine}}',
    lead: 'ردّ تاجر {{brand}} على سؤالك من عرض السعر {{number}}.',
    button: 'فتح عرض السعر',
    reason: 'وصلتك هذه الرسالة لأنك سألت التاجر عن هذا المنتج.',
  },
}
