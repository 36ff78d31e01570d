import type { InArabic } from '../dictionary.ts'
import type { edits as English } from '../en/edits.ts'

export const edits: InArabic<typeof English> = {
  title: 'تم حفظ تغييرات من شخص آخر في هذه الأثناء',
  choose: 'لم يُفقد شيء مما كتبته. يُرجى اختيار ما يبقى في كل حقل غيّره كلاكما، ثم الحفظ من جديد.',
  merged: 'لم يُفقد شيء مما كتبته. تغييرات الشخص الآخر موجودة الآن في النموذج؛ يُرجى مراجعتها ثم الحفظ من جديد.',
  taken: 'مأخوذ من تغييرات الشخص الآخر: {{fields}}',
  theirs: 'ما حفظه الشخص الآخر',
  mine: 'ما كتبته',
  takeTheirs: 'اختيار المحفوظ',
  keepMine: 'الإبقاء على ما كتبته',
  nothing: 'فارغ',
}
