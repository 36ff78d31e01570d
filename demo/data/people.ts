import type { Provider } from '#domain/accounts/accounts.ts'
import type { Area } from '#domain/accounts/areas.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { MerchantStatus } from '#domain/merchants.ts'
import type { Language } from '#domain/text/language.ts'

/** The password of every demo account that has one of ours. */
export const DEMO_PASSWORD = 'diyafa-demo'

export interface DemoMerchant {
  readonly key: string
  readonly name: string
  readonly email: string | null
  readonly brandName: string
  readonly business: string
  readonly status: MerchantStatus
  readonly isActive: boolean
  /** The brand of the demo that an approved merchant keeps. */
  readonly brand: string | null
}

export interface DemoPerson {
  /** All where none are given. */
  readonly areas?: Area[]
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly provider: Provider
  readonly language: Language
  readonly role: Role
  readonly merchant: string | null
}

/** Older ones first. Approved ones stand for a brand of the catalogue; one applied by telephone. */
type MerchantRow = readonly [key: string, name: string, brandName: string, business: string, status: MerchantStatus, brand: string | null]

const BY_TELEPHONE: ReadonlySet<string> = new Set(['sabry', 'zahran', 'fathy'])
const SWITCHED_OFF: ReadonlySet<string> = new Set(['disabled-merchant'])

const MERCHANT_ROWS: readonly MerchantRow[] = [
  ['merchant', 'Hany Kelmara', 'Kelmara', 'Makes combi and convection ovens in Sadat City and services them.', 'Approved', 'kelmara'],
  ['disabled-merchant', 'Adel Rawnaqa', 'Rawnaqa', 'Imports pastry cases with curved glass.', 'Approved', 'rawnaqa'],
  ['tanoria', 'Salma Tannour', 'Tanoria', 'Builds deck and pizza ovens lined with stone.', 'Approved', 'tanoria'],
  ['sikkinor', 'Ramy Sikkin', 'Sikkinor', 'Slicers, mincers and vacuum packers with local spare parts.', 'Approved', 'sikkinor'],
  ['bunovia', 'دينا البنّان', 'Bunovia', 'ماكينات اسبريسو وصيانة يومية للكافيهات.', 'Approved', 'bunovia'],
  ['steqara', 'Magdy Stanless', 'Steqara', 'A workshop for sinks, tables and shelves in 304 stainless steel.', 'Approved', 'steqara'],
  ['ghasilia', 'Noha Ghasil', 'Ghasilia', 'Laundry equipment for hotels on the Red Sea.', 'Approved', 'ghasilia'],
  ['frivona', 'خالد فريفونا', 'Frivona', 'قلايات غاز وكهرباء من مصنعنا في العاشر من رمضان.', 'Approved', 'frivona'],
  ['sabry', 'Sabry Wahba', 'Wahba Trays', 'Baking trays and racks made to measure in Shubra.', 'Waiting Approval', null],
  ['oasis', 'Yasmin Fawzy', 'Oasis Coolers', 'Water coolers for schools and mosques, two years of warranty.', 'Waiting Approval', null],
  ['marmar', 'مروان الجزار', 'مرمر', 'طاولات رخام لمحلات الحلويات والبيتزا.', 'Waiting Approval', null],
  ['polar', 'Tarek Halim', 'Polar Nile', 'Walk-in cold rooms with remote compressors.', 'Waiting Approval', null],
  [
    'zahran',
    'Zahran Brothers',
    'Zahran Hoods',
    'Kitchen hoods and ducts, fitted at night so that kitchens stay open.',
    'Waiting Approval',
    null,
  ],
  ['sultan', 'Amr Sultan', 'Sultan Grills', 'Charcoal grills for kebab houses, with spare grates in stock.', 'Waiting Approval', null],
  ['lamar', 'لمار عبد الحميد', 'لمار', 'أدوات تقديم وبوفيه للفنادق.', 'Waiting Approval', null],
  ['deltaice', 'Hossam Delta', 'Delta Ice', 'Flake ice machines for fish markets in the Delta.', 'Waiting Approval', null],
  ['crema', 'Perihan Adly', 'Crema House', 'Coffee grinders, tampers and barista courses.', 'Waiting Approval', null],
  ['rawda', 'Rawda Steel', 'Rawda Steel', 'Shelving and trolleys, delivered flat and assembled on site.', 'Waiting Approval', null],
  ['nefer', 'Nevine Farag', 'Nefer Linen', 'Table linen and uniforms for restaurants.', 'Rejected', null],
  ['fathy', 'Fathy Used Kitchens', 'Fathy', 'Buys and sells used kitchens without papers.', 'Rejected', null],
  ['gizapack', 'Sherif Giza', 'Giza Pack', 'Paper cups, boxes and bags with printing.', 'Rejected', null],
  ['toor', 'طارق الطور', 'الطور', 'مفروشات وديكور للكافيهات.', 'Rejected', null],
  ['quickfix', 'Bassem Quick', 'Quick Fix', 'Repairs only, sells no equipment of its own.', 'Rejected', null],
  ['alfaneon', 'Alfa Neon', 'Alfa Neon', 'Signs and menu boards with light.', 'Rejected', null],
  ['hesba', 'Hesba Systems', 'Hesba', 'Cash registers and kitchen printers.', 'Rejected', null],
  ['sahel', 'Sahel Supplies', 'Sahel Supplies', 'Seasonal hire of kitchens on the north coast.', 'Rejected', null],
]

export const DEMO_MERCHANTS: readonly DemoMerchant[] = MERCHANT_ROWS.map(([key, name, brandName, business, status, brand]) => ({
  key,
  name,
  email: BY_TELEPHONE.has(key) ? null : key.endsWith('merchant') ? `${key}@diyafa.example` : `${key}@brands.example`,
  brandName,
  business,
  status,
  isActive: status === 'Approved' && !SWITCHED_OFF.has(key),
  brand,
}))

type MemberRow = readonly [handle: string, firstName: string, lastName: string, provider: Provider, language: Language]

const MEMBER_ROWS: readonly MemberRow[] = [
  ['ahmed.mostafa', 'أحمد', 'مصطفى', 'Email', 'ar'],
  ['laila.hosny', 'Laila', 'Hosny', 'Google', 'en'],
  ['george.naguib', 'George', 'Naguib', 'Email', 'en'],
  ['fatma.elsayed', 'فاطمة', 'السيد', 'Facebook', 'ar'],
  ['omar.hegazy', 'Omar', 'Hegazy', 'Email', 'en'],
  ['mariam.boutros', 'Mariam', 'Boutros', 'Google', 'en'],
  ['hassan.elnubi', 'حسن', 'النوبي', 'Email', 'ar'],
  ['chef.ragab', 'رجب', 'مطبخ رجب', 'Email', 'ar'],
  ['nermine.sabet', 'Nermine', 'Sabet', 'Facebook', 'en'],
  ['kareem.zaki', 'Kareem', 'Zaki', 'Email', 'en'],
  ['huda.ibrahim', 'هدى', 'إبراهيم', 'Email', 'ar'],
  ['peter.aziz', 'Peter', 'Aziz', 'Google', 'en'],
  ['purchasing.marsa', 'Ingy', 'Marsa Lulwa Hotel', 'Email', 'en'],
  ['abdallah.fikry', 'عبد الله', 'فكري', 'Email', 'ar'],
  ['shaimaa.lotfy', 'شيماء', 'لطفي', 'Facebook', 'ar'],
  ['sandra.michel', 'Sandra', 'Michel', 'Email', 'en'],
  ['mahmoud.taha', 'محمود', 'طه', 'Google', 'ar'],
  ['hana.elmasry', 'Hana', 'El Masry', 'Email', 'en'],
  ['walid.badr', 'Walid', 'Badr', 'Email', 'en'],
  ['sobhy.farag', 'صبحي', 'فرج', 'Email', 'ar'],
  ['reem.adib', 'Reem', 'Adib', 'Google', 'en'],
  ['bayt.zumurrud', 'Nabil', 'Bayt Zumurrud', 'Email', 'en'],
  ['aya.shawky', 'آية', 'شوقي', 'Email', 'ar'],
  ['dahlia.nour', 'Dahlia', 'Nour', 'Facebook', 'en'],
  ['ibrahim.askar', 'إبراهيم', 'عسكر', 'Email', 'ar'],
  ['joseph.halim', 'Joseph', 'Halim', 'Email', 'en'],
  ['umm.layan', 'أم ليان', 'حلويات أم ليان', 'Email', 'ar'],
  ['youssef.rizk', 'Youssef', 'Rizk', 'Google', 'en'],
  ['mona.elgendy', 'منى', 'الجندي', 'Email', 'ar'],
  ['tamer.osman', 'Tamer', 'Osman', 'Email', 'en'],
  ['rania.wasfy', 'رانيا', 'وصفي', 'Google', 'ar'],
  ['bishoy.samir', 'Bishoy', 'Samir', 'Email', 'en'],
  ['salwa.darwish', 'سلوى', 'درويش', 'Email', 'ar'],
  ['kahwet.sanad', 'سند', 'قهوة أبو سند', 'Facebook', 'ar'],
  ['jana.selim', 'Jana', 'Selim', 'Email', 'en'],
  ['mostafa.kamel', 'مصطفى', 'كامل', 'Email', 'ar'],
  ['vivian.ghali', 'Vivian', 'Ghali', 'Google', 'en'],
  ['anas.mourad', 'أنس', 'مراد', 'Email', 'ar'],
  ['heba.radwan', 'هبة', 'رضوان', 'Email', 'ar'],
  ['wadi.noura', 'Farida', 'Wadi Noura Lodge', 'Email', 'en'],
]

const MEMBERS = MEMBER_ROWS.map(
  ([handle, firstName, lastName, provider, language]): DemoPerson => ({
    email: `${handle}@guests.example`,
    firstName,
    lastName,
    provider,
    language,
    role: 'ROLE MEMBER',
    merchant: null,
  }),
)

const own = { provider: 'Email', language: 'en', merchant: null } as const

/** Two who joined as merchants beside those whose password is told. */
const MERCHANTS_WHO_SIGNED_UP: readonly DemoPerson[] = [
  { ...own, email: 'tanoria@brands.example', firstName: 'Salma', lastName: 'Tannour', role: 'ROLE MERCHANT', merchant: 'tanoria' },
  {
    ...own,
    email: 'bunovia@brands.example',
    firstName: 'دينا',
    lastName: 'البنّان',
    language: 'ar',
    role: 'ROLE MERCHANT',
    merchant: 'bunovia',
  },
]

/** The accounts for people who try out the shop. */
export const DEMO_SIGN_INS: readonly DemoPerson[] = [
  { ...own, email: 'noname@diyafa.example', firstName: '', lastName: '', role: 'ROLE MEMBER' },
  { ...own, email: 'member@diyafa.example', firstName: 'Mona', lastName: 'Adel', role: 'ROLE MEMBER' },
  {
    ...own,
    email: 'disabled-merchant@diyafa.example',
    firstName: 'Adel',
    lastName: 'Rawnaqa',
    role: 'ROLE MERCHANT',
    merchant: 'disabled-merchant',
  },
  { ...own, email: 'merchant@diyafa.example', firstName: 'Hany', lastName: 'Kelmara', role: 'ROLE MERCHANT', merchant: 'merchant' },
  { ...own, email: 'admin@diyafa.example', firstName: 'Ola', lastName: 'Diyafa', role: 'ROLE ADMIN' },
]

/** Colleagues of the admin: two at the sales desk with all areas, and two with a part of them. */
export const DEMO_STAFF: readonly DemoPerson[] = [
  { ...own, email: 'sherif@diyafa.example', firstName: 'Sherif', lastName: 'Halawany', role: 'ROLE ADMIN' },
  { ...own, email: 'dina@diyafa.example', firstName: 'دينا', lastName: 'نجيب', language: 'ar', role: 'ROLE ADMIN' },
  { ...own, email: 'nadine@diyafa.example', firstName: 'Nadine', lastName: 'Sabry', role: 'ROLE ADMIN', areas: ['sales', 'support'] },
  {
    ...own,
    email: 'tarek@diyafa.example',
    firstName: 'طارق',
    lastName: 'المنشاوي',
    language: 'ar',
    role: 'ROLE ADMIN',
    areas: ['catalogue'],
  },
]

/** Older ones first. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [...DEMO_STAFF, ...MERCHANTS_WHO_SIGNED_UP, ...MEMBERS, ...DEMO_SIGN_INS]
