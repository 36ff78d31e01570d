import type { Language } from '#domain/text/language.ts'

export interface DemoDeskCustomer {
  /** The account of the customer; null for somebody who only called. */
  readonly account: string | null
  readonly name: string
  readonly language: Language
  /** Empty where the account's own is known. */
  readonly phone: string
  readonly email: string
  /** The email of the member of staff. */
  readonly salesperson: string | null
  readonly company: {
    readonly name: string
    readonly nameAr: string
    readonly taxNumber: string
    readonly commercialRegister: string
    readonly branch: string
  } | null
  /** The account whose phone this customer has as well. */
  readonly phoneOf?: string
}

const SHERIF = 'sherif@diyafa.example'
const DINA = 'dina@diyafa.example'

type Row = readonly [
  account: string | null,
  name: string,
  language: Language,
  salesperson: string | null,
  company: readonly [name: string, nameAr: string, taxNumber: string, commercialRegister: string, branch: string] | null,
]

const ROWS: readonly Row[] = [
  [
    'purchasing.marsa',
    'Ingy Sultan',
    'en',
    SHERIF,
    ['Marsa Lulwa Hotels S.A.E.', 'شركة مرسى لولوة للفنادق ش.م.م', '318-204-775', '41207', 'Hurghada'],
  ],
  [
    'bayt.zumurrud',
    'Nabil Shaker',
    'en',
    SHERIF,
    ['Bayt Zumurrud Restaurants', 'مطاعم بيت زمرد', '507-118-362', '88310', 'New Cairo branch'],
  ],
  ['umm.layan', 'أم ليان', 'ar', DINA, ['', 'حلويات أم ليان', '226-940-518', '15562', 'طنطا']],
  ['kahwet.sanad', 'سند', 'ar', DINA, ['', 'قهوة أبو سند', '', '', 'الدقي']],
  ['chef.ragab', 'رجب', 'ar', DINA, ['', 'مطبخ رجب للتوريدات', '614-377-209', '70924', '']],
  ['ahmed.mostafa', 'أحمد مصطفى', 'ar', null, null],
  ['laila.hosny', 'Laila Hosny', 'en', SHERIF, ['Fingan Warda Cafe', 'كافيه فنجان وردة', '', '', 'Zamalek']],
  ['hana.elmasry', 'Hana El Masry', 'en', null, null],
]

const CALLERS: readonly DemoDeskCustomer[] = [
  {
    account: null,
    name: 'إنجي – مرسى لولوة',
    language: 'ar',
    phone: '',
    email: 'ingy.kitchens@marsalulwa.example',
    salesperson: null,
    company: { name: '', nameAr: 'فندق مرسى لولوة', taxNumber: '', commercialRegister: '', branch: 'الغردقة' },
    phoneOf: 'purchasing.marsa',
  },
  {
    account: null,
    name: 'المهندس نبيل شاكر',
    language: 'ar',
    phone: '',
    email: 'nabil@zumurrud.example',
    salesperson: DINA,
    company: null,
    phoneOf: 'bayt.zumurrud',
  },
]

/** Customers of the demo's desk; the last two are the same people as two before them. */
export const DEMO_DESK_CUSTOMERS: readonly DemoDeskCustomer[] = [
  ...ROWS.map(
    ([account, name, language, salesperson, company]): DemoDeskCustomer => ({
      account,
      name,
      language,
      phone: '',
      email: '',
      salesperson,
      company:
        company === null
          ? null
          : { name: company[0], nameAr: company[1], taxNumber: company[2], commercialRegister: company[3], branch: company[4] },
    }),
  ),
  ...CALLERS,
]
