import type { ContactWay, LostReason, NextStepKind, Outcome } from '#domain/desk/entries.ts'
import type { Delivery } from '#domain/orders/delivery.ts'
import type { Language } from '#domain/text/language.ts'

/** Requests of the last two days, by the working minutes since they came: some are calm, some due, some late. */
export interface FreshRequest {
  readonly requester: string
  readonly workedMinutesAgo: number
  readonly lines: string
  readonly delivery: Delivery | null
}

export const FRESH_REQUESTS: readonly FreshRequest[] = [
  {
    requester: 'umm.layan',
    workedMinutesAgo: 640,
    lines: 'TNR-P44 AGN-SP17',
    delivery: {
      company: 'حلويات أم ليان',
      governorate: 'gharbia',
      callTime: 'morning',
      note: 'الفرن القديم عطلان، محتاجين بديل قبل الخميس.',
    },
  },
  { requester: 'joseph.halim', workedMinutesAgo: 505, lines: 'SKH-S3*2 FRV-G18', delivery: null },
  {
    requester: 'purchasing.marsa',
    workedMinutesAgo: 430,
    lines: 'GSL-W20 GSL-D16 GSL-F16',
    delivery: {
      company: 'Marsa Lulwa Hotel',
      governorate: 'redSea',
      installation: true,
      note: 'Second laundry, the basement of the new wing.',
    },
  },
  { requester: 'chef.ragab', workedMinutesAgo: 385, lines: 'RFN-GN11-100*50 RFN-GN12-65S*20', delivery: { governorate: 'giza' } },
  {
    requester: 'bayt.zumurrud',
    workedMinutesAgo: 210,
    lines: 'KLM-C10E LHB-G6F FRV-G36 STQ-SK2*2',
    delivery: { company: 'Bayt Zumurrud Restaurants', governorate: 'cairo', callTime: 'noon', installation: true },
  },
  {
    requester: 'mona.elgendy',
    workedMinutesAgo: 120,
    lines: 'BNV-E2 THN-OD64*2',
    delivery: { company: 'كافيه الجندي', governorate: 'dakahlia' },
  },
  { requester: 'tamer.osman', workedMinutesAgo: 45, lines: 'NVR-UR1200 TLG-IC45', delivery: { governorate: 'alexandria' } },
  { requester: 'heba.radwan', workedMinutesAgo: 15, lines: 'QTB-UF600', delivery: null },
]

export interface FreshMessage {
  readonly name: string
  readonly email: string
  readonly language: Language
  readonly workedMinutesAgo: number
  readonly message: string
}

export const FRESH_MESSAGES: readonly FreshMessage[] = [
  {
    name: 'م. عمرو الشناوي',
    email: 'amr.shennawy@maadi-cloud.example',
    language: 'ar',
    workedMinutesAgo: 560,
    message: 'عندنا مطبخ سحابي في المعادي مساحته 60 متر، نحتاج تجهيزًا كاملًا لأربع ماركات. هل يمكن إرسال مهندس للمعاينة؟',
  },
  {
    name: 'Sally Ghobrial',
    email: 'sally@brunch-house.example',
    language: 'en',
    workedMinutesAgo: 395,
    message: 'Do you service espresso machines that were not bought from you? Ours is a two-group machine in Zamalek.',
  },
  {
    name: 'حاج سيد أبو طالب',
    email: 'abutaleb@furn.example',
    language: 'ar',
    workedMinutesAgo: 250,
    message: 'محتاج عجان 50 كيلو مستعمل بحالة جيدة لفرن في شبين الكوم.',
  },
  {
    name: 'Nadine Wassef',
    email: 'nadine@northcoast-events.example',
    language: 'en',
    workedMinutesAgo: 90,
    message: 'We cater weddings on the north coast. Can we hire hot cupboards and chafing dishes from June to August?',
  },
  {
    name: 'أ. منال بدوي',
    email: 'procurement@hopeschools.example',
    language: 'ar',
    workedMinutesAgo: 30,
    message: 'برجاء موافاتنا بقائمة معدات كافتيريا مدرسة لعدد 800 طالب للدخول في مناقصة.',
  },
]

type Person = 'admin' | 'sherif' | 'dina'

export interface DeskCall {
  readonly by: Person
  readonly hoursAgo: number
  readonly way: ContactWay
  readonly outcome: Outcome
  readonly note: string
}

/** A card that somebody works on: the last call leaves the next step, so many hours from now; behind now it is due or late. */
export interface DeskStory {
  readonly calls: readonly DeskCall[]
  readonly next: { readonly kind: NextStepKind; readonly inHours: number; readonly note: string }
  readonly isWaiting?: true
}

const call = (by: Person, hoursAgo: number, outcome: Outcome, note: string, way: ContactWay = 'call-out'): DeskCall => ({
  by,
  hoursAgo,
  way,
  outcome,
  note,
})

/** Taken in turn by the requests and offers of the last weeks that are still open. */
export const SALES_STORIES: readonly DeskStory[] = [
  {
    calls: [call('dina', 27, 'no-answer', ''), call('dina', 4, 'no-answer', 'الموبايل مغلق، جربت رقم المطعم.')],
    next: { kind: 'call', inHours: -0.2, note: '' },
  },
  {
    calls: [call('sherif', 22, 'reached', 'Wants the hood in the same offer; kitchen plan comes by WhatsApp.')],
    next: { kind: 'send-offer', inHours: 3, note: 'With the hood and delivery to site' },
  },
  {
    calls: [call('dina', 50, 'reached', 'موافق على المواصفات، ينتظر رد الشريك على السعر.')],
    next: { kind: 'follow-up', inHours: 20, note: 'رد الشريك' },
    isWaiting: true,
  },
  {
    calls: [call('admin', 30, 'call-later', 'بعد افتتاح الفرع الجديد، طلب ألا نتصل قبلها.')],
    next: { kind: 'sleep', inHours: 24 * 9, note: 'بعد افتتاح الفرع' },
  },
  {
    calls: [call('sherif', 52, 'reached', 'Asked for 12 % off; told him I ask. Compares with one other supplier.')],
    next: { kind: 'call', inHours: -5, note: 'Answer about the discount' },
  },
  {
    calls: [call('dina', 26, 'reached', 'الأرضي، الباب 90 سم، الكهرباء 3 فاز تحت التركيب.', 'whatsapp')],
    next: { kind: 'site-visit', inHours: 28, note: 'معاينة مع الفني' },
  },
  {
    calls: [
      call('sherif', 49, 'no-answer', ''),
      call('sherif', 26, 'no-answer', ''),
      call('sherif', 5, 'no-answer', 'Three times now. Office says he travels.'),
    ],
    next: { kind: 'whatsapp', inHours: 1, note: '' },
  },
  {
    calls: [call('admin', 24, 'reached', 'Came by the showroom, liked the two-deck oven.', 'showroom')],
    next: { kind: 'send-offer', inHours: -1.5, note: 'Two-deck oven with stand' },
  },
]

/** The same for applications of merchants and older messages. */
export const TASK_STORIES: readonly DeskStory[] = [
  {
    calls: [call('admin', 70, 'reached', 'مستني السجل التجاري والبطاقة الضريبية.')],
    next: { kind: 'sleep', inHours: 24 * 5, note: 'الأوراق' },
  },
  {
    calls: [call('sherif', 47, 'reached', 'Sends the catalogue and prices by Thursday.')],
    next: { kind: 'follow-up', inHours: 26, note: 'Catalogue' },
    isWaiting: true,
  },
  {
    calls: [call('dina', 45, 'no-answer', ''), call('dina', 6, 'no-answer', 'ردت السكرتيرة: الأستاذ في المصنع.')],
    next: { kind: 'call', inHours: 2, note: '' },
  },
  { calls: [call('admin', 28, 'reached', 'Good products, no service team yet.')], next: { kind: 'decide', inHours: -0.4, note: '' } },
]

/** How older requests and offers ended that nobody would take up any more. */
export const LOSSES: readonly { readonly reason: LostReason; readonly note: string; readonly by: Person }[] = [
  { reason: 'price', note: 'لقى أرخص بحوالي 8٪ في شارع الأزهر.', by: 'dina' },
  { reason: 'not-reached', note: '', by: 'sherif' },
  { reason: 'bought-elsewhere', note: 'Bought used machines from a closing restaurant.', by: 'sherif' },
  { reason: 'payment-terms', note: 'طلب تقسيط على سنة.', by: 'admin' },
  { reason: 'delivery-time', note: 'Needed it within a week.', by: 'dina' },
  { reason: 'only-comparing', note: '', by: 'admin' },
  { reason: 'no-budget', note: 'المشروع اتأجل للسنة الجاية.', by: 'dina' },
  { reason: 'not-carried', note: 'Wanted a conveyor oven of one certain make.', by: 'sherif' },
]
