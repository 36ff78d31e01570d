import { expect, test } from 'vitest'
import { nameKeyLine, typedNameKeys } from './name-keys.ts'

/** True where a search by the typed name finds a text with the other one. */
function finds(typed: string, ...names: string[]): boolean {
  const line = nameKeyLine(names)
  const words = typedNameKeys(typed)
  return words.length > 0 && words.every((keys) => keys.some((key) => line.includes(key)))
}

const SAME: readonly (readonly [arabic: string, ...latin: readonly string[]])[] = [
  ['محمد', 'Mohamed', 'Muhammad', 'Mohammed', 'Mohamad'],
  ['أحمد', 'Ahmed', 'Ahmad'],
  ['محمود', 'Mahmoud', 'Mahmud'],
  ['يوسف', 'Youssef', 'Yousef', 'Yusuf', 'Yousif'],
  ['حسين', 'Hussein', 'Hussain', 'Husain', 'Hussien'],
  ['حسن', 'Hassan', 'Hasan'],
  ['عبد الرحمن', 'Abd El Rahman', 'Abdelrahman', 'Abdul Rahman', 'Abdurrahman', 'Abd El-Rahman'],
  ['عبدالرحمن', 'Abd El Rahman', 'Abdelrahman'],
  ['عبد الله', 'Abdallah', 'Abdullah', 'Abd Allah'],
  ['عبد العزيز', 'Abdelaziz', 'Abd El Aziz', 'Abdulaziz'],
  ['عبد الحفيظ', 'Abdel Hafiz', 'Abdelhafiz'],
  ['أبو زيد', 'Abou Zeid', 'Abouzeid', 'Abu Zeid', 'Abo Zeid'],
  ['أبو النجا', 'Abou El Naga', 'Abouelnaga'],
  ['جمال', 'Gamal', 'Jamal'],
  ['خالد', 'Khaled', 'Khalid'],
  ['شريف', 'Sherif', 'Shereef', 'Sharif'],
  ['أشرف', 'Ashraf'],
  ['زكي', 'Zaki', 'Zaky'],
  ['ذكى', 'Zaki'],
  ['ثروت', 'Tharwat', 'Sarwat'],
  ['قاسم', 'Qasem', 'Kassem', 'Qasim'],
  ['مروان', 'Marwan'],
  ['مروة', 'Marwa'],
  ['منى', 'Mona', 'Muna'],
  ['هاني', 'Hany', 'Hani'],
  ['شاكر', 'Shaker', 'Shakir'],
  ['وليد', 'Walid', 'Waleed'],
  ['كريم', 'Karim', 'Kareem'],
  ['إبراهيم', 'Ibrahim', 'Ebrahim'],
  ['اسماعيل', 'Ismail', 'Esmail', 'Ismael'],
  ['عمر', 'Omar'],
  ['عمرو', 'Amr'],
  ['علاء', 'Alaa'],
  ['مصطفى', 'Mostafa', 'Mustafa', 'Moustafa'],
  ['طارق', 'Tarek', 'Tariq'],
  ['فاروق', 'Farouk', 'Farouq', 'Faruk'],
  ['سعيد', 'Said', 'Saeed'],
  ['السيد', 'El Sayed', 'Elsayed', 'Al-Sayed', 'Sayed'],
  ['فتحي', 'Fathy', 'Fathi'],
  ['مدحت', 'Medhat', 'Midhat'],
  ['سارة', 'Sara', 'Sarah'],
  ['ساره', 'Sara', 'Sarah'],
  ['صلاح الدين', 'Salah El Din', 'Salah Eldin', 'Salah Eddine'],
  ['نور', 'Nour', 'Noor'],
  ['مريم', 'Mariam', 'Maryam'],
  ['هشام', 'Hesham', 'Hisham'],
  ['عصام', 'Essam', 'Esam'],
  ['إيهاب', 'Ehab', 'Ihab'],
  ['أيمن', 'Ayman'],
  ['أمين', 'Amin', 'Ameen'],
  ['شيماء', 'Shaimaa', 'Shimaa'],
  ['ياسر', 'Yasser', 'Yaser'],
  ['ياسمين', 'Yasmin', 'Yasmine', 'Yasmeen'],
  ['نجيب', 'Naguib', 'Nagib', 'Najib'],
  ['مجدي', 'Magdy', 'Magdi'],
  ['شوقي', 'Shawky', 'Shawqi'],
  ['منصور', 'Mansour', 'Mansur'],
  ['جورج', 'George'],
  ['مايكل', 'Michael', 'Maikel'],
  ['بطرس', 'Boutros', 'Botros'],
  ['جرجس', 'Girgis', 'Guirguis'],
  ['نادية', 'Nadia'],
  ['عائشة', 'Aisha', 'Aysha'],
  ['فاطمة', 'Fatma', 'Fatima', 'Fatimah'],
  ['هدى', 'Hoda', 'Huda'],
  ['دعاء', 'Doaa', 'Duaa'],
  ['رائد', 'Raed'],
  ['وائل', 'Wael'],
  ['سعاد', 'Soad', 'Souad'],
  ['فؤاد', 'Fouad', 'Fuad'],
  ['داود', 'Daoud', 'Dawoud'],
  ['عثمان', 'Osman', 'Othman'],
  ['يحيى', 'Yehia', 'Yahya'],
  ['الشاذلي', 'El Shazly', 'Elshazly'],
  ['هيثم', 'Haitham', 'Haytham'],
  ['حياة', 'Hayat'],
  ['إلياس', 'Elias'],
  ['غادة', 'Ghada'],
  ['المغربي', 'El Maghraby', 'Maghrabi'],
  ['ممدوح', 'Mamdouh'],
  ['هيلتون', 'Hilton'],
  ['ماريوت', 'Marriott'],
  ['شيراتون', 'Sheraton'],
  ['كارفور', 'Carrefour'],
  ['سيلانترو', 'Cilantro'],
  ['نوفوتيل', 'Novotel'],
  ['كمبينسكي', 'Kempinski'],
  ['موفنبيك', 'Mövenpick'],
]

test.each(SAME)('%s is found by its Latin spellings, and they by it', (arabic, ...latin) => {
  for (const spelling of latin) expect([finds(spelling, arabic), finds(arabic, spelling)], spelling).toEqual([true, true])
})

test('names that differ by a long vowel or a consonant stay apart', () => {
  const apart = [
    ['Mahmoud', 'محمد', 'Mohamed'],
    ['محمد', 'محمود', 'Mahmoud'],
    ['Hussein', 'حسن', 'Hassan'],
    ['حسن', 'حسين', 'Hussein'],
    ['Kareem', 'كرم'],
    ['Khaled', 'خليل', 'هالة'],
    ['Sherif', 'أشرف', 'Ashraf'],
    ['Marwan', 'مروة', 'مريم'],
    ['Gamal', 'كمال', 'جميل'],
  ] as const
  for (const [typed, ...others] of apart) for (const other of others) expect(finds(typed, other), `${typed} ${other}`).toBe(false)
})

test('every typed word has to be found, in any order and beside others', () => {
  expect(finds('Marwan Hassan', 'مروان علي حسن')).toBe(true)
  expect(finds('حسن مروان', 'Marwan Ali Hassan', 'فنادق النيل')).toBe(true)
  expect(finds('Marwan Hussein', 'مروان علي حسن')).toBe(false)
  expect(finds('mona hilton', 'منى صبري', 'فندق هيلتون رمسيس')).toBe(true)
})

test('numbers, addresses and single letters are no names', () => {
  for (const typed of ['R-10432', 'mona@nile.example', '01001234567', '١٢٣', 'x', 'من', '%%%', ''])
    expect(typedNameKeys(typed), typed).toEqual([])
})
