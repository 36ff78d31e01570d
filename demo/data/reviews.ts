import type { Language } from '#domain/language.ts'
import type { ReviewStatus } from '#domain/reviews.ts'
import { DEMO_PEOPLE } from './people.ts'
import { ARABIC, ENGLISH, type Sayings } from './review-parts.ts'
import type { DemoProduct } from './types.ts'

export interface DemoReview {
  readonly sku: string
  /** E-mail address. */
  readonly author: string
  /** How far between the day the person joined and today, in per cent. */
  readonly joinedToToday: number
  readonly rating: number
  readonly isRecommended: boolean
  readonly title: string
  readonly review: string
  readonly status: ReviewStatus
}

type Band = 'good' | 'middling' | 'bad'

interface Frame {
  readonly kinds: Readonly<Record<string, Sayings>>
  /** Who is writing; some go straight to the point. */
  readonly openings: readonly string[]
  readonly titles: Readonly<Record<Band, readonly string[]>>
  readonly endings: Readonly<Record<Band, readonly string[]>>
}

const FRAMES: Readonly<Record<Language, Frame>> = {
  en: {
    kinds: ENGLISH,
    openings: [
      '',
      'We have a restaurant of sixty seats in Maadi.',
      'In use every day since spring.',
      'Bought for our second branch.',
      'A small hotel kitchen on the Red Sea.',
      'Our chef chose it after seeing it at a friend’s.',
      '',
      'We cook for a school of four hundred.',
      'Half a year of heavy work so far.',
      'For a café that never really closes.',
      'It replaced one that we had for eleven years.',
    ],
    titles: {
      good: [
        'Does what it promises',
        'Worth every pound',
        'Strong and easy to clean',
        'Our best purchase this year',
        'Built for real work',
        'Would buy it again',
        'The team loves it',
        'Reliable so far',
      ],
      middling: ['Good, with small faults', 'Fine for a small kitchen', 'Does the job', 'Decent for the price', 'Not bad'],
      bad: ['Expected more', 'Needed a repair too soon', 'Not for heavy use', 'Disappointed', 'Think twice'],
    },
    endings: {
      good: [
        'The technician installed it and explained everything to the team.',
        'Spare parts were there the next day when we asked.',
        'After six months there is nothing to complain about.',
        'We have ordered a second one.',
        'The call with the quotation came the same day.',
        'Delivery was on time and up two floors.',
        'Ask for the right plug when you order, then it is ready at once.',
      ],
      middling: [
        'For this price it is acceptable.',
        'After the first service visit it got better.',
        'It works, just do not expect too much of it.',
        'For our size it is enough.',
        'The next size up would have been the better choice.',
      ],
      bad: [
        'The workshop came quickly, but it should not have been needed.',
        'For a busy kitchen I would take something bigger.',
        'We keep it as a spare now.',
        'I hope that the next version is better.',
      ],
    },
  },
  ar: {
    kinds: ARABIC,
    openings: [
      '',
      'عندنا مطعم ستين كرسي في المعادي.',
      'شغال عندنا كل يوم من الربيع.',
      'اشتريناه للفرع التاني.',
      'مطبخ فندق صغير على البحر الأحمر.',
      'الشيف اختاره بعد ما شافه عند واحد صاحبه.',
      '',
      'بنطبخ لمدرسة فيها أربعميت طالب.',
      'نص سنة شغل تقيل لحد دلوقتي.',
      'لكافيه عمره ما بيقفل.',
      'بدل واحد قعد معانا حداشر سنة.',
    ],
    titles: {
      good: [
        'زي ما وعدوا بالظبط',
        'يستاهل كل جنيه',
        'قوي وتنضيفه سهل',
        'أحسن شروة السنة دي',
        'معمول للشغل بجد',
        'هشتريه تاني',
        'الفريق كله مبسوط بيه',
        'معتمدين عليه',
      ],
      middling: ['كويس مع عيوب بسيطة', 'مناسب لمطبخ صغير', 'بيأدي الغرض', 'معقول مقابل السعر', 'مش بطال'],
      bad: ['كنت متوقع أكتر', 'احتاج صيانة بدري', 'مش للشغل التقيل', 'للأسف محبط', 'فكّر مرتين'],
    },
    endings: {
      good: [
        'الفني ركّبه وشرح للفريق كل حاجة.',
        'قطع الغيار وصلت تاني يوم من ساعة ما طلبناها.',
        'بعد ست شهور مفيش أي شكوى.',
        'طلبنا واحد كمان.',
        'كلمونا بعرض السعر في نفس اليوم.',
        'التوصيل في ميعاده وطلعوه دورين.',
        'اسأل على الفيشة المناسبة وإنت بتطلب وهيشتغل على طول.',
      ],
      middling: [
        'مقابل السعر ده مقبول.',
        'بعد أول زيارة صيانة بقى أحسن.',
        'شغال، بس متتوقعش منه كتير.',
        'على قد حجمنا كفاية.',
        'المقاس الأكبر كان هيبقى اختيار أحسن.',
      ],
      bad: [
        'الصيانة جت بسرعة، بس المفروض ماكنش نحتاجها.',
        'لمطبخ زحمة أنصح بحاجة أكبر.',
        'سايبينه احتياطي دلوقتي.',
        'أتمنى الإصدار الجاي يكون أحسن.',
      ],
    },
  },
}

/** How a product is liked, as the stars it is given in turn: so averages lie all over the scale. */
const TEMPERS: readonly (readonly number[])[] = [
  [5, 5, 4, 5, 5, 4],
  [4, 5, 4, 4, 3, 5],
  [5, 4, 4, 5, 4, 2],
  [3, 4, 4, 3, 5, 4],
  [3, 2, 3, 4, 3, 1],
  [5, 5, 5, 5, 5, 5],
  [2, 1, 2, 3, 2, 1],
  [4, 4, 5, 3, 4, 5],
  [1, 1, 2, 1, 1, 2],
]

/** Whoever is told a sign-in has written little, so that there is something left to try. */
const AUTHORS = DEMO_PEOPLE.filter(({ role, email }) => role === 'ROLE MEMBER' && email.endsWith('@guests.example'))
const EVERY_THIRD = 3
const NINTHS = 9

/** Reviews of about every third product on show, by people who did not choose the same words twice. */
export function demoReviews(products: readonly DemoProduct[]): DemoReview[] {
  const reviewed = products.filter(({ isActive }) => isActive).filter((_, index) => index % EVERY_THIRD !== 1)
  const spoken = new Map<string, number>()
  return reviewed.flatMap((product, place) => reviewsOf(product, place, spoken))
}

function reviewsOf(product: DemoProduct, place: number, spoken: Map<string, number>): DemoReview[] {
  const temper = TEMPERS[place % TEMPERS.length] ?? []
  const count = 1 + ((place * 7) % temper.length)
  return temper.slice(0, count).map((rating, turn) => {
    const author = nth(AUTHORS, place * 11 + turn * 5)
    return {
      sku: product.sku,
      author: author.email,
      joinedToToday: 8 + ((place * 13 + turn * 29) % 90),
      rating,
      isRecommended: rating > 3 || (rating === 3 && turn % 2 === 0),
      status: statusOf(place + turn * 4),
      ...wordsOf(product, { rating, language: author.language, spoken }),
    }
  })
}

/** Two of eleven wait, one was rejected. */
function statusOf(turn: number): ReviewStatus {
  const place = turn % 11
  return place === 3 || place === 7 ? 'Waiting Approval' : place === 9 ? 'Rejected' : 'Approved'
}

interface Voice {
  readonly rating: number
  readonly language: Language
  /** How often each kind was spoken of, by which every review gets other parts. */
  readonly spoken: Map<string, number>
}

function wordsOf(product: DemoProduct, { rating, language, spoken }: Voice): { readonly title: string; readonly review: string } {
  const { kinds, openings, titles, endings } = FRAMES[language]
  const band: Band = rating > 3 ? 'good' : rating === 3 ? 'middling' : 'bad'
  const kind = product.categories.find((category) => category in kinds) ?? ''
  const sayings = kinds[kind]
  if (sayings === undefined) throw new Error(`nobody knows what to say of ${product.sku}`)
  const key = `${language} ${kind} ${band}`
  const turn = spoken.get(key) ?? 0
  spoken.set(key, turn + 1)
  const about = band === 'middling' ? [nth(sayings.good, turn), nth(sayings.bad, turn)] : [nth(sayings[band], turn)]
  // A good one of nine says more, so that there is something to unfold.
  const more = band === 'good' && turn % NINTHS === 0 ? [nth(sayings.good, turn + 1), nth(endings.good, turn + 3)] : []
  const ending = nth(endings[band], Math.floor(turn / 3) + turn)
  return {
    title: nth(titles[band], turn * 3 + kind.length),
    review: [nth(openings, turn * 4 + rating), ...about, ...more, ending].filter((part) => part !== '').join(' '),
  }
}

function nth<T>(list: readonly T[], place: number): T {
  const found = list[place % list.length]
  if (found === undefined) throw new Error('an empty list has no part')
  return found
}
