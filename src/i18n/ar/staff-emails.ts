import type { InArabic } from '../dictionary.ts'
import type { staffInvitation as EnglishInvitation, staffNews as EnglishNews } from '../en/staff-emails.ts'

export const staffInvitation: InArabic<typeof EnglishInvitation> = {
  subject: 'دعوة للانضمام إلى فريق عمل {{company}}',
  preheader: 'رابط قبول الدعوة.',
  invited: 'ندعوك للانضمام إلى فريق العمل في {{company}} بالبريد {{email}}.',
  areas: 'صلاحياتك: {{areas}}.',
  button: 'قبول الدعوة',
  days_zero: 'يعمل الرابط مرة واحدة.',
  days_one: 'يعمل الرابط مرة واحدة وخلال يوم واحد.',
  days_two: 'يعمل الرابط مرة واحدة وخلال يومين.',
  days_few: 'يعمل الرابط مرة واحدة وخلال {{count}} أيام.',
  days_many: 'يعمل الرابط مرة واحدة وخلال {{count}} يومًا.',
  days_other: 'يعمل الرابط مرة واحدة وخلال {{count}} يوم.',
  note: 'إذا لم تكن تتوقع هذه الرسالة فتجاهلها. لا تُرسل الرابط لأحد، فمن يملكه يمكنه الانضمام بدلًا منك.',
  reason: 'تصلك هذه الرسالة لأن أحد العاملين في {{company}} دعا هذا البريد للانضمام إلى الفريق.',
}

export const staffNews: InArabic<typeof EnglishNews> = {
  preheader: 'تغيير في حسابك بالعمل.',
  areas: 'صلاحياتك الآن: {{areas}}.',
  noAreas: 'ليس لديك أي صلاحية حاليًا.',
  by: 'أجرى التغيير: {{name}}.',
  button: 'فتح حسابك',
  notYou: 'إذا لم تكن أنت من فعل ذلك، فغيّر كلمة المرور فورًا وأبلغ المسؤول عن الموظفين.',
  ask: 'إذا لم تكن تتوقع ذلك، فاسأل زميلك.',
  reason: 'تصلك هذه الرسالة لأنها تخص حسابك في {{company}}.',
  'areas-changed': { subject: 'تغيّرت صلاحياتك', text: 'تغيّر ما يمكنك عمله في لوحة إدارة {{company}}.' },
  'access-ended': {
    subject: 'انتهت صلاحية دخولك إلى لوحة الإدارة',
    text: 'لم يعد بإمكانك الدخول إلى لوحة إدارة {{company}}، وتم تسجيل خروجك من كل الأجهزة. يبقى حسابك حساب عميل عاديًا.',
  },
  'signed-out': { subject: 'تم تسجيل خروجك', text: 'تم تسجيل خروج حسابك في {{company}} من جهاز أو أكثر.' },
  'second-factor-on': {
    subject: 'أصبح تسجيل الدخول يحتاج إلى رمز',
    text: 'من الآن يحتاج الدخول إلى حسابك في {{company}} إلى رمز من تطبيق المصادقة. احفظ رموز الاسترداد في مكان آمن.',
  },
  'second-factor-off': {
    subject: 'لم يعد تسجيل الدخول يحتاج إلى رمز',
    text: 'لم يعد الدخول إلى حسابك في {{company}} يحتاج إلى رمز.',
  },
  'second-factor-reset': {
    subject: 'أُلغي رمز الدخول إلى حسابك',
    text: 'لم يعد الدخول إلى حسابك في {{company}} يحتاج إلى رمز. يرجى تفعيله من جديد على هاتفك الجديد.',
  },
  'recovery-codes-renewed': {
    subject: 'رموز استرداد جديدة',
    text: 'أُنشئت رموز استرداد جديدة لحسابك في {{company}}، ولم تعد الرموز السابقة تعمل.',
  },
}
