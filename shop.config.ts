import { brandLogos, customerLogos } from './shop.logos.ts'
import type { DeskSettings } from './src/domain/desk/promise.ts'
import { type Fees, ON_REQUEST } from './src/domain/offers/fees.ts'
import type { OfferTerms } from './src/domain/offers/terms.ts'
import type { HomeSettings, OpeningHours, RegisteredCompany, ShopSettings } from './src/domain/settings/shop-settings.ts'
import { SHOP_TIME_ZONE } from './src/domain/support/time-zone.ts'
import type { Bilingual } from './src/domain/text/language.ts'

/**
 * The demo's company: first values of the owner's settings, which live in the database from the first change on; the logos stand in
 * `shop.logos.ts`. Names, numbers and pages here are invented placeholders, and a shop without the demo shows none of them.
 */
export const shop = {
  company: { en: 'Diyafa', ar: 'ضيافة' },
  tagline: {
    en: 'Importer, distributor and service for restaurants, hotels and cafes',
    ar: 'استيراد وتوزيع وصيانة معدات المطاعم والفنادق والكافيهات',
  },
  phones: [
    { shown: '0100 000 0000', international: '+201000000000' },
    { shown: '02 2000 0000', international: '+20220000000' },
  ],
  whatsapp: { shown: '0100 000 0000', international: '+201000000000' },
  email: 'sales@diyafa.example',
  address: { en: '12 Steel Market Street, Cairo, Egypt', ar: '12 شارع سوق الصلب، القاهرة، مصر' },
  openingHours: [
    { days: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], from: '09:00', to: '18:00' },
    { days: ['friday'], from: '13:00', to: '18:00' },
  ],
  socialPages: [
    { network: 'facebook', url: 'https://www.facebook.com/diyafa.example' },
    { network: 'instagram', url: 'https://www.instagram.com/diyafa.example' },
    { network: 'youtube', url: 'https://www.youtube.com/@diyafa.example' },
  ],
  promises: [
    {
      topic: 'call',
      text: { en: 'We’ll call you back within one working day', ar: 'نتصل بك خلال يوم عمل واحد' },
    },
    {
      topic: 'installation',
      text: { en: 'Installation and maintenance by our own technicians', ar: 'تركيب وصيانة على أيدي فنيينا' },
    },
    {
      topic: 'parts',
      text: { en: 'Spare parts in stock in Cairo', ar: 'قطع الغيار متوفرة بمخازننا في القاهرة' },
    },
  ],
} as const satisfies Omit<ShopSettings, 'openingHours'> & { readonly openingHours: readonly OpeningHours[] }

/** The name of a company whose owner has not named it yet; the demo has its own. */
export const unnamedCompany: Bilingual = { en: 'Your company', ar: 'شركتك' }

/** The home page's slides and banners. */
export const home = {
  brandLogos,
  customerLogos,
  heroSlides: [
    {
      line: 1,
      title: { en: 'Equip the whole line, get one quotation', ar: 'جهّز مطبخك بالكامل بعرض سعر واحد' },
      text: {
        en: 'Choose equipment by station, and our sales team will call you with a price.',
        ar: 'اختر المعدات حسب أقسام المطبخ، وسيتصل بك فريق المبيعات بعرض السعر.',
      },
      link: { label: { en: 'See all equipment', ar: 'عرض كل المعدات' }, to: { en: '/shop', ar: '/shop' } },
    },
    {
      line: 2,
      title: { en: 'A bakery that is ready before dawn', ar: 'مخبز جاهز قبل الفجر' },
      text: {
        en: 'Mixers, sheeters, proofers and ovens that keep up with your first batch.',
        ar: 'عجانات وفرادات ومخمرات وأفران تواكب أول خبيز في يومك.',
      },
      link: { label: { en: 'See dough machines', ar: 'عرض معدات العجين' }, to: { en: '/shop?name=dough', ar: '/shop?name=عجين' } },
    },
    {
      line: 3,
      title: { en: 'A coffee bar, from grinder to last cup', ar: 'ركن قهوة متكامل من المطحنة إلى آخر فنجان' },
      text: {
        en: 'Espresso machines, cold drinks and dishwashers, installed and serviced by us.',
        ar: 'ماكينات اسبريسو ومشروبات باردة وغسالات أطباق، نركّبها ونتولى صيانتها.',
      },
      link: { label: { en: 'See our brands', ar: 'تصفّح العلامات التجارية' }, to: { en: '/brands', ar: '/brands' } },
    },
  ],
  banners: [
    {
      title: { en: 'A whole kitchen, one quotation', ar: 'مطبخ كامل بعرض سعر واحد' },
      text: { en: 'Send us your plan and we’ll equip it, station by station.', ar: 'أرسل لنا المخطط ونجهّز لك المطبخ قسمًا قسمًا.' },
      picture: '/artwork/equipment/gas-range.svg',
      link: '/contact',
    },
    {
      title: { en: 'Service that stays', ar: 'خدمة تستمر معك' },
      text: { en: 'Maintenance visits before the season, spare parts all year.', ar: 'زيارات صيانة قبل الموسم، وقطع غيار طوال العام.' },
      picture: '/artwork/equipment/espresso-machine.svg',
    },
  ],
} as const satisfies HomeSettings

/** The company as it is registered, for the head of documents; pages never load it. */
export const registeredCompany: RegisteredCompany = {
  name: { en: 'Diyafa for Hospitality Equipment L.L.C.', ar: 'شركة ضيافة لمعدات الضيافة ذ.م.م' },
  taxNumber: '000-000-000',
  commercialRegister: '000000',
  bank: { bank: { en: '', ar: '' }, holder: { en: '', ar: '' }, account: '', iban: '', swift: '' },
  signature: null,
  stamp: null,
}

/** Everything that an offer begins with. Names, numbers and terms are invented placeholders; pages never load them. */
export const offerTerms: OfferTerms = {
  validityDays: 3,
  priceDays: 60,
  taxBasis: 'excluded',
  taxRates: [
    {
      id: 'vat-14',
      name: { en: 'VAT 14 %', ar: 'ضريبة القيمة المضافة 14%' },
      hundredths: 1400,
      note: { en: 'Machines and services', ar: 'المعدات والخدمات' },
    },
    {
      id: 'vat-5',
      name: { en: 'VAT 5 %', ar: 'ضريبة القيمة المضافة 5%' },
      hundredths: 500,
      note: { en: 'Machines for production', ar: 'آلات ومعدات الإنتاج' },
    },
    {
      id: 'vat-0',
      name: { en: 'Exempt', ar: 'معفى من الضريبة' },
      hundredths: 0,
      note: { en: 'Free zones and exempt buyers', ar: 'المناطق الحرة والجهات المعفاة' },
    },
  ],
  discountLimitHundredths: 1500,
  exclusions: [
    { en: 'Gas connections and regulators', ar: 'توصيلات الغاز والمنظمات' },
    { en: 'Power supply up to the machine', ar: 'التغذية الكهربائية حتى موقع المعدة' },
    { en: 'Water supply up to the machine', ar: 'تغذية المياه حتى موقع المعدة' },
    { en: 'Drains and gullies', ar: 'الصرف والبلاعات' },
    { en: 'Crane and lifting to upper floors', ar: 'الونش والرفع إلى الأدوار العليا' },
    { en: 'Civil works', ar: 'الأعمال المدنية' },
  ],
  warranties: [
    {
      months: 12,
      text: {
        en: 'One year against manufacturing faults, from the day of delivery.',
        ar: 'ضمان سنة ضد عيوب الصناعة من تاريخ التسليم.',
      },
    },
    {
      months: 24,
      text: {
        en: 'Two years against manufacturing faults, with two maintenance visits a year.',
        ar: 'ضمان سنتين ضد عيوب الصناعة مع زيارتي صيانة كل سنة.',
      },
    },
    {
      months: 3,
      text: {
        en: 'Three months for used machines, spare parts not included.',
        ar: 'ضمان ثلاثة أشهر للمعدات المستعملة، لا يشمل قطع الغيار.',
      },
    },
  ],
  closings: [
    {
      en: 'We hope this offer suits you, and are at your service for any question.',
      ar: 'نأمل أن ينال عرضنا رضاكم، ونحن في خدمتكم لأي استفسار.',
    },
    {
      en: 'Prices hold for the quantities of this offer ordered together.',
      ar: 'الأسعار سارية عند توريد الكميات المذكورة بالعرض دفعة واحدة.',
    },
  ],
  deliveryTimes: [
    { en: 'In stock', ar: 'متوفر بالمخزن' },
    { en: '3 weeks', ar: '3 أسابيع' },
    { en: '60–90 days by sea', ar: 'من 60 إلى 90 يومًا شحن بحري' },
  ],
  plans: [
    {
      name: { en: '50 % on order, the rest before delivery', ar: '50% عند التعاقد والباقي قبل التسليم' },
      parts: [
        { share: { kind: 'percent', hundredths: 5000 }, time: 'on-order', date: null, way: 'transfer' },
        { share: { kind: 'percent', hundredths: 5000 }, time: 'before-delivery', date: null, way: 'transfer' },
      ],
    },
    {
      name: { en: '60 % on order, 30 % before delivery, 10 % after installation', ar: '60% عند التعاقد و30% قبل التسليم و10% بعد التركيب' },
      parts: [
        { share: { kind: 'percent', hundredths: 6000 }, time: 'on-order', date: null, way: 'transfer' },
        { share: { kind: 'percent', hundredths: 3000 }, time: 'before-delivery', date: null, way: 'cheque' },
        { share: { kind: 'percent', hundredths: 1000 }, time: 'after-installation', date: null, way: 'cheque' },
      ],
    },
    {
      name: { en: 'All on order', ar: 'كامل القيمة عند التعاقد' },
      parts: [{ share: { kind: 'percent', hundredths: 10_000 }, time: 'on-order', date: null, way: 'instapay' }],
    },
  ],
}

const RAMADAN_HOURS: readonly OpeningHours[] = [
  { days: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], from: '10:00', to: '16:00' },
]

/**
 * The sales desk: the time within which it calls, and the days on which somebody is there. Holidays that follow the moon are those of the
 * official calendar and may move by a day; pages never load them.
 */
export const salesDesk: DeskSettings = {
  promiseHours: 8,
  callAgainHours: 2,
  calendar: {
    timeZone: SHOP_TIME_ZONE,
    hours: shop.openingHours,
    spans: [{ name: { en: 'Ramadan', ar: 'رمضان' }, days: ['2026-02-19/2026-03-19', '2027-02-08/2027-03-08'], hours: RAMADAN_HOURS }],
    holidays: [
      { name: { en: 'Coptic Christmas', ar: 'عيد الميلاد المجيد' }, days: ['2026-01-07', '2027-01-07'] },
      { name: { en: 'Revolution and Police Day', ar: 'عيد الثورة والشرطة' }, days: ['2026-01-25', '2027-01-25'] },
      { name: { en: 'Eid al-Fitr', ar: 'عيد الفطر' }, days: ['2026-03-20/2026-03-22', '2027-03-09/2027-03-11'] },
      { name: { en: 'Sham El-Nessim', ar: 'شم النسيم' }, days: ['2026-04-13', '2027-05-03'] },
      { name: { en: 'Sinai Liberation Day', ar: 'عيد تحرير سيناء' }, days: ['2026-04-25', '2027-04-25'] },
      { name: { en: 'Labour Day', ar: 'عيد العمال' }, days: ['2026-05-01', '2027-05-01'] },
      { name: { en: 'Eid al-Adha', ar: 'عيد الأضحى' }, days: ['2026-05-26/2026-05-30', '2027-05-15/2027-05-19'] },
      { name: { en: 'Islamic New Year', ar: 'رأس السنة الهجرية' }, days: ['2026-06-16', '2027-06-06'] },
      { name: { en: '30 June Revolution', ar: 'ثورة 30 يونيو' }, days: ['2026-06-30', '2027-06-30'] },
      { name: { en: '23 July Revolution', ar: 'ثورة 23 يوليو' }, days: ['2026-07-23', '2027-07-23'] },
      { name: { en: 'Prophet’s Birthday', ar: 'المولد النبوي' }, days: ['2026-08-25', '2027-08-14'] },
      { name: { en: 'Armed Forces Day', ar: 'عيد القوات المسلحة' }, days: ['2026-10-06', '2027-10-06'] },
    ],
  },
}

/** Prices of delivery and installation in piastres. */
export const deliveryFees: Partial<Fees> = {
  cairo: { delivery: 100_000, installation: 150_000 },
  giza: { delivery: 150_000, installation: 150_000 },
  qalyubia: { delivery: 150_000, installation: 150_000 },
  alexandria: { delivery: 350_000, installation: 250_000 },
  redSea: { delivery: ON_REQUEST, installation: ON_REQUEST },
  southSinai: { delivery: ON_REQUEST, installation: ON_REQUEST },
}
