import type { CustomerKind, DemoCustomer } from './types.ts'

const CITIES = {
  cairo: { en: 'Cairo', ar: 'القاهرة' },
  giza: { en: 'Giza', ar: 'الجيزة' },
  alexandria: { en: 'Alexandria', ar: 'الإسكندرية' },
  hurghada: { en: 'Hurghada', ar: 'الغردقة' },
  dahab: { en: 'Dahab', ar: 'دهب' },
  luxor: { en: 'Luxor', ar: 'الأقصر' },
  aswan: { en: 'Aswan', ar: 'أسوان' },
  mansoura: { en: 'Mansoura', ar: 'المنصورة' },
  tanta: { en: 'Tanta', ar: 'طنطا' },
  portSaid: { en: 'Port Said', ar: 'بورسعيد' },
} as const

type Row = readonly [string, string, CustomerKind, keyof typeof CITIES]

const ROWS: readonly Row[] = [
  ['Bayt Zumurrud Restaurant', 'مطعم بيت زمرد', 'restaurant', 'cairo'],
  ['Marsa Lulwa Hotel', 'فندق مرسى لولوة', 'hotel', 'hurghada'],
  ['Kahwet Abu Sanad', 'قهوة أبو سند', 'cafe', 'giza'],
  ['Furn Sabaya Bakery', 'مخبز صبايا', 'bakery', 'mansoura'],
  ['Shatt Marwan Fish House', 'مطعم أسماك شط مروان', 'restaurant', 'alexandria'],
  ['Wadi Noura Lodge', 'نُزل وادي نورة', 'hotel', 'aswan'],
  ['Fingan Warda Cafe', 'كافيه فنجان وردة', 'cafe', 'cairo'],
  ['Hilwiyat Umm Layan', 'حلويات أم ليان', 'bakery', 'tanta'],
  ['Gamr w Dukhan Grill', 'مشويات جمر ودخان', 'restaurant', 'giza'],
  ['Sharq Qamar Hotel', 'فندق شرق قمر', 'hotel', 'luxor'],
  ['Mirsal Coffee Bar', 'مرسال كوفي بار', 'cafe', 'alexandria'],
  ['Makhbaz Sanabel Hind', 'مخبز سنابل هند', 'bakery', 'cairo'],
  ['Lamma Tahya Kitchen', 'مطبخ لمة تحية', 'restaurant', 'portSaid'],
  ['Khalig Mourgan Camp', 'كامب خليج مورجان', 'hotel', 'dahab'],
  ['Shawerma Burg Adam', 'شاورما برج آدم', 'restaurant', 'mansoura'],
]

export const CUSTOMERS: readonly DemoCustomer[] = ROWS.map(([name, nameAr, kind, city]) => ({ name, nameAr, kind, city: CITIES[city] }))
