import type { InArabic } from '../dictionary.ts'
import type { promise as English } from '../en/promise.ts'

export const promise: InArabic<typeof English> = {
  by: 'الساعة {{time}} يوم {{day}}',
  morning: '{{clock}} صباحًا',
  noon: '{{clock}} ظهرًا',
  afternoon: '{{clock}} عصرًا',
  evening: '{{clock}} مساءً',
}
