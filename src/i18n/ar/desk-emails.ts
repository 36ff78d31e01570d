import type { InArabic } from '../dictionary.ts'
import type { deskMorning as English } from '../en/desk-emails.ts'
import { nextStepNames } from './desk-card.ts'

export const deskMorning: InArabic<typeof English> = {
  subject_zero: 'لا عملاء في انتظارك اليوم',
  subject_one: 'عميل واحد في انتظارك اليوم',
  subject_two: 'عميلان في انتظارك اليوم',
  subject_few: '{{count}} عملاء في انتظارك اليوم',
  subject_many: '{{count}} عميلًا في انتظارك اليوم',
  subject_other: '{{count}} عميل في انتظارك اليوم',
  preheader: 'مواعيد اليوم في مكتب المبيعات.',
  lead: 'هذه مواعيد اليوم في مكتب المبيعات، الأقرب أولًا. وما لم يستلمه أحد بعد يصل إلى الجميع.',
  more_zero: 'لا مواعيد أخرى.',
  more_one: 'وموعد واحد آخر في مكتب المبيعات.',
  more_two: 'وموعدان آخران في مكتب المبيعات.',
  more_few: 'و{{count}} مواعيد أخرى في مكتب المبيعات.',
  more_many: 'و{{count}} موعدًا آخر في مكتب المبيعات.',
  more_other: 'و{{count}} موعد آخر في مكتب المبيعات.',
  late: 'متأخر',
  nobodys: 'لم يستلمه أحد',
  // A step that was put away is due again.
  steps: { ...nextStepNames, sleep: 'مراجعة' },
  button: 'فتح مكتب المبيعات',
  reason: 'وصلتك هذه الرسالة لأنك تعمل في مكتب المبيعات لدى {{company}}.',
}
