import type { InArabic } from '../dictionary.ts'
import type { edits as English } from '../en/edits.ts'

export const edits: InArabic<typeof English> = {
  title: 'حفظ شخص آخر تغييرات في هذه الأثناء',
  choose: 'ما كتبته ما زال موجودًا. اختر ما يبقى في كل حقل غيّره كلاكما، ثم احفظ من جديد.',
  merged: 'ما كتبته ما زال موجودًا. أضفنا تغييرات الشخص الآخر إلى النموذج: راجعها ثم احفظ من جديد.',
  taken: 'مأخوذ من تغييرات الشخص الآخر: {{fields}}',
  theirs: 'ما حفظه الشخص الآخر',
  mine: 'ما كتبته',
  takeTheirs: 'اختيار المحفوظ',
  keepMine: 'الإبقاء على ما كتبته',
  nothing: 'فارغ',
}
