import type { InArabic } from '../dictionary.ts'
import type { naming as English } from '../en/naming.ts'

export const naming: InArabic<typeof English> = {
  title: 'الاسم والوصف',
  name: 'الاسم بالإنجليزية',
  nameAr: 'الاسم بالعربية',
  description: 'الوصف بالإنجليزية',
  descriptionAr: 'الوصف بالعربية',
}
