import { GOVERNORATE_CODES, type Governorate } from '#domain/orders/delivery.ts'
import { fold } from '#domain/search/fold.ts'
import { type Bilingual, inLanguage, type Language } from '#domain/text/language.ts'

/** The governorates of Egypt in both languages, as an address may be written in either. */
export const GOVERNORATES = {
  alexandria: { en: 'Alexandria', ar: 'الإسكندرية' },
  aswan: { en: 'Aswan', ar: 'أسوان' },
  asyut: { en: 'Asyut', ar: 'أسيوط' },
  beheira: { en: 'Beheira', ar: 'البحيرة' },
  beniSuef: { en: 'Beni Suef', ar: 'بني سويف' },
  cairo: { en: 'Cairo', ar: 'القاهرة' },
  dakahlia: { en: 'Dakahlia', ar: 'الدقهلية' },
  damietta: { en: 'Damietta', ar: 'دمياط' },
  faiyum: { en: 'Faiyum', ar: 'الفيوم' },
  gharbia: { en: 'Gharbia', ar: 'الغربية' },
  giza: { en: 'Giza', ar: 'الجيزة' },
  ismailia: { en: 'Ismailia', ar: 'الإسماعيلية' },
  kafrElSheikh: { en: 'Kafr El Sheikh', ar: 'كفر الشيخ' },
  luxor: { en: 'Luxor', ar: 'الأقصر' },
  matrouh: { en: 'Matrouh', ar: 'مطروح' },
  minya: { en: 'Minya', ar: 'المنيا' },
  monufia: { en: 'Monufia', ar: 'المنوفية' },
  newValley: { en: 'New Valley', ar: 'الوادي الجديد' },
  northSinai: { en: 'North Sinai', ar: 'شمال سيناء' },
  portSaid: { en: 'Port Said', ar: 'بورسعيد' },
  qalyubia: { en: 'Qalyubia', ar: 'القليوبية' },
  qena: { en: 'Qena', ar: 'قنا' },
  redSea: { en: 'Red Sea', ar: 'البحر الأحمر' },
  sharqia: { en: 'Sharqia', ar: 'الشرقية' },
  sohag: { en: 'Sohag', ar: 'سوهاج' },
  southSinai: { en: 'South Sinai', ar: 'جنوب سيناء' },
  suez: { en: 'Suez', ar: 'السويس' },
} as const satisfies Record<Governorate, Bilingual>

interface AddressForDelivery {
  readonly address?: string | undefined
  readonly governorate?: Governorate | null | undefined
}

/** The lines of an address that hold something, then its governorate. */
export function deliveryLines({ address = '', governorate }: AddressForDelivery, language: Language): string[] {
  const lines = [...address.split('\n'), governorate ? inLanguage(GOVERNORATES[governorate], language) : '']
  return lines.filter((line) => line.trim() !== '')
}

/** A governorate in the reader’s language; any other text as it was typed. */
export function governorateName(typed: string, language: Language): string {
  const code = governorateOf(typed)
  return code === null ? typed : inLanguage(GOVERNORATES[code], language)
}

/** The governorate whose name was typed, in either language. */
export function governorateOf(typed: string): Governorate | null {
  const folded = fold(typed)
  return GOVERNORATE_CODES.find((code) => Object.values(GOVERNORATES[code]).some((name) => folded === fold(name))) ?? null
}

const FEWEST_LETTERS = 3
const ARTICLES = /(?<!\S)ال/g

/** The governorates that a search means: the typed words begin a word of their name, in either language. */
export function governoratesIn(typed: string): Governorate[] {
  const folded = fold(typed)
  if (folded.length < FEWEST_LETTERS) return []
  const begins = (name: string) => [name, name.replace(ARTICLES, '')].some((form) => ` ${fold(form)}`.includes(` ${folded}`))
  return GOVERNORATE_CODES.filter((code) => Object.values(GOVERNORATES[code]).some(begins))
}
