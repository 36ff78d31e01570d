import type { InArabic } from '../dictionary.ts'
import type { ownData as English } from '../en/own-data.ts'

export const ownData: InArabic<typeof English> = {
  title: 'بياناتك',
  hint: 'كل ما يحفظه المتجر عنك: الملف الشخصي والعناوين وقائمة الأمنيات والتقييمات والطلبات وعروض الأسعار والرسائل والأجهزة المسجّل دخولها وأسماء ملفاتك.',
  file: 'في ملف واحد بصيغة JSON التي يقرؤها الناس والبرامج.',
  download: 'تنزيل بياناتك',
}
