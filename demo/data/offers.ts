import type { Language } from '#domain/text/language.ts'

/** How far a demo offer went; the calendar makes `open` ones expired where they are old. */
export type DemoOutcome =
  | 'draft'
  | 'waiting'
  | 'open'
  | 'seen'
  | 'question'
  | 'paused'
  | 'second-version'
  | 'renewal'
  | 'declined'
  | 'accepted-by-link'
  | 'accepted'
  | 'purchase-order'
  | 'paid'
  | 'delivered'
  | 'withdrawn'

export interface DemoOffer {
  /** Days before today on which it was made. */
  readonly daysAgo: number
  /** True for an offer on a request of the demo, whose lines and customer it takes. */
  readonly isOfRequest: boolean
  /** The place of its customer among the demo's, for an offer without a request. */
  readonly customer: number
  readonly language: Language
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[]
  readonly percentOff: number
  readonly outcome: DemoOutcome
}

const BAGS = {
  cafe: 'BNV-E2 THN-OD64*2 DWX-B2*3 RGW-GW35 VTN-PD90',
  kitchen: 'KLM-C10E LHB-G6F FRV-G36 SHL-BK60 SNR-H60 STQ-SK2*2 STQ-WT15*3 SFT-HW24M',
  bakery: 'AGN-SP25 RGF-DS50 KHM-PR16 KLM-V10 RFN-BK18*4 RFN-BT64*20',
  laundry: 'GSL-W20 GSL-D16 GSL-F16 RFN-TR3*6',
  cold: 'NVR-UR1200 QTB-UF600 QTB-CF300*3 TLG-IC45',
  grill: 'GMV-CG120 LHB-GR60 SKN-MM22 NVR-UC2D SFT-HW20',
  none: '',
} as const

type Row = readonly [
  daysAgo: number,
  bag: keyof typeof BAGS,
  customer: number,
  language: Language,
  percentOff: number,
  outcome: DemoOutcome,
]

/** An offer with the bag `none` is on a request that came before it; requests go back less than half a year. */
const ROWS: readonly Row[] = [
  [352, 'kitchen', 0, 'ar', 7, 'delivered'],
  [331, 'grill', 10, 'ar', 5, 'declined'],
  [318, 'laundry', 1, 'en', 4, 'delivered'],
  [300, 'cafe', 2, 'ar', 0, 'open'],
  [281, 'bakery', 3, 'ar', 6, 'declined'],
  [264, 'cold', 12, 'en', 8, 'paid'],
  [240, 'cold', 4, 'ar', 3, 'delivered'],
  [221, 'kitchen', 5, 'en', 10, 'withdrawn'],
  [202, 'cafe', 6, 'ar', 5, 'renewal'],
  [185, 'cafe', 14, 'ar', 0, 'open'],
  [170, 'bakery', 7, 'ar', 9, 'paid'],
  [151, 'none', 0, 'ar', 5, 'second-version'],
  [133, 'laundry', 9, 'en', 12, 'purchase-order'],
  [118, 'none', 0, 'ar', 4, 'declined'],
  [104, 'cafe', 10, 'en', 2, 'open'],
  [90, 'none', 0, 'ar', 6, 'paid'],
  [77, 'kitchen', 12, 'ar', 8, 'renewal'],
  [63, 'none', 0, 'ar', 5, 'purchase-order'],
  [50, 'laundry', 13, 'en', 5, 'accepted'],
  [41, 'none', 0, 'ar', 7, 'withdrawn'],
  [30, 'cafe', 0, 'ar', 3, 'accepted'],
  [21, 'bakery', 2, 'ar', 10, 'declined'],
  [14, 'kitchen', 1, 'en', 6, 'second-version'],
  [10, 'grill', 4, 'ar', 3, 'renewal'],
  [5, 'none', 0, 'ar', 5, 'accepted-by-link'],
  [4, 'cold', 3, 'ar', 4, 'question'],
  [3, 'grill', 8, 'ar', 5, 'paused'],
  [2, 'none', 0, 'ar', 6, 'seen'],
  [2, 'kitchen', 5, 'en', 22, 'waiting'],
  [1, 'cafe', 6, 'ar', 0, 'open'],
  [1, 'bakery', 7, 'ar', 5, 'draft'],
]

export const DEMO_OFFERS: readonly DemoOffer[] = ROWS.map(([daysAgo, bag, customer, language, percentOff, outcome]) => ({
  daysAgo,
  customer,
  language,
  percentOff,
  outcome,
  isOfRequest: bag === 'none',
  lines: BAGS[bag].split(' ').flatMap((entry) => {
    const [sku = '', pieces = '1'] = entry.split('*')
    return sku === '' ? [] : [{ sku, quantity: Number(pieces) }]
  }),
}))

/** Words that customers and staff of the demo write on offers, in the language of the offer. */
export const SAYINGS = {
  question: { en: 'Can you deliver before the season begins?', ar: 'هل يمكن التسليم قبل بداية الموسم؟' },
  answer: { en: 'Yes, all of it is in our warehouse.', ar: 'نعم، كل المعدات متوفرة بمخازننا.' },
  renewal: { en: 'We still want it. Please send today’s prices.', ar: 'ما زلنا نرغب في الشراء، برجاء إرسال أسعار اليوم.' },
  decline: { en: 'We bought elsewhere.', ar: 'اشترينا من مورد آخر.' },
  withdrawal: { en: 'The machine is no longer made.', ar: 'توقف إنتاج المعدة.' },
  note: { en: 'Asked for the price of the hood too.', ar: 'سأل عن سعر الشفاط أيضًا.' },
} as const
