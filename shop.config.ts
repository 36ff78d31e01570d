import type { Bilingual } from './src/domain/language.ts'

export type Weekday = 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday'

export interface Phone {
  /** As people in Egypt write it. */
  readonly shown: string
  /** As `tel:` and wa.me want it: +20… */
  readonly international: string
}

export interface OpeningHours {
  readonly days: readonly [Weekday, ...Weekday[]]
  /** 24-hour wall clock of `timeZone`. */
  readonly from: string
  readonly to: string
}

export interface SocialPage {
  readonly network: 'facebook' | 'instagram' | 'linkedin' | 'youtube' | 'x'
  readonly url: string
}

export interface ServicePromise {
  readonly topic: 'call' | 'installation' | 'parts'
  readonly text: Bilingual
}

export interface Banner {
  readonly title: Bilingual
  readonly text: Bilingual
  /** A path of the shop; a banner without one is not clickable. */
  readonly link?: string
}

export interface Logo {
  readonly name: Bilingual
  /** A file under the public folder; without one the name itself is set as a wordmark. */
  readonly imageUrl?: string
}

export interface ShopConfig {
  readonly company: Bilingual
  readonly tagline: Bilingual
  readonly phones: readonly [Phone, ...Phone[]]
  readonly whatsapp: Phone
  readonly email: string
  readonly address: Bilingual
  readonly timeZone: string
  readonly openingHours: readonly OpeningHours[]
  readonly socialPages: readonly SocialPage[]
  readonly promises: readonly ServicePromise[]
  readonly banners: readonly Banner[]
  readonly brandLogos: readonly Logo[]
  readonly customerLogos: readonly Logo[]
  readonly priceLabel: string
}

/** Everything the owner fills in. Names, numbers, pages and logos here are invented placeholders. */
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
  timeZone: 'Africa/Cairo',
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
      text: { en: 'We call you back within one working day', ar: 'نتصل بك خلال يوم عمل واحد' },
    },
    {
      topic: 'installation',
      text: { en: 'Installation and maintenance by our own technicians', ar: 'تركيب وصيانة على يد فنيينا' },
    },
    {
      topic: 'parts',
      text: { en: 'Spare parts kept in stock in Cairo', ar: 'قطع الغيار متوفرة بمخازننا في القاهرة' },
    },
  ],
  banners: [
    {
      title: { en: 'A whole kitchen, one quotation', ar: 'مطبخ كامل بعرض سعر واحد' },
      text: { en: 'Send us your plan and we equip it, station by station.', ar: 'أرسل لنا المخطط ونجهّزه لك محطة بعد محطة.' },
    },
    {
      title: { en: 'Service that stays', ar: 'خدمة تستمر معك' },
      text: { en: 'Maintenance visits before the season, spare parts all year.', ar: 'زيارات صيانة قبل الموسم، وقطع غيار طوال العام.' },
    },
  ],
  brandLogos: [],
  customerLogos: [],
  priceLabel: 'L.E',
} as const satisfies ShopConfig
