import type { Language } from '#domain/text/language.ts'
import type { DemoProduct } from '../types.ts'

export type Band = 'good' | 'middling' | 'bad'

/** The sentences around one about a kind; of `him | her` the Arabic name of the product takes one. */
interface Frame {
  /** Openings tell who is writing; some reviews go straight to the point. */
  readonly openings: readonly string[]
  readonly titles: Readonly<Record<Band, readonly string[]>>
  readonly endings: Readonly<Record<Band, readonly string[]>>
  /** Kinds that have a plug or a gas pipe, and parts. */
  readonly machineEndings: readonly string[]
  /** Nobody cooks with a washing machine. */
  readonly laundryOpenings: readonly string[]
}

const lines = (text: string): string[] =>
  text
    .replace(/^\n|\n\s*$/g, '')
    .split('\n')
    .map((line) => line.trim())

const ENGLISH: Frame = {
  openings: lines(`

    We have a restaurant of sixty seats in Maadi.
    In use every day since spring.
    Bought for our second branch.
    A small hotel kitchen on the Red Sea.
    Our chef chose it after seeing it at a friend’s.

    We cook for a school of four hundred.
    Half a year of heavy work so far.
    For a cafe that never really closes.
    It replaced one that we had for eleven years.`),
  laundryOpenings: lines(`

    In use every day since spring.
    A small hotel on the Red Sea.
    Half a year of heavy work so far.
    It replaced one that we had for eleven years.`),
  titles: {
    good: lines(`
      Does what it promises
      Worth every pound
      Strong and easy to clean
      Our best purchase this year
      Built for real work
      Would buy it again
      The team loves it
      Reliable so far`),
    middling: lines(`
      Good, with small faults
      Fine for a small place
      Does the job
      Decent for the price
      Not bad`),
    bad: lines(`
      Expected more
      A repair too soon
      Not for heavy use
      Disappointed
      Think twice`),
  },
  endings: {
    good: lines(`
      After six months there is nothing to complain about.
      We have ordered a second one.
      The call with the quotation came the same day.
      Delivery was on time and up two floors.
      I recommended it to my brother’s place.`),
    middling: lines(`
      For this price it is acceptable.
      It works, just do not expect too much of it.
      For our size it is enough.
      The next size up would have been the better choice.`),
    bad: lines(`
      For a busy place I would take something bigger.
      We keep it as a spare now.
      I hope that the next version is better.
      The people on the phone were kind, but that does not mend it.`),
  },
  machineEndings: lines(`
    The technician installed it and explained everything to the team.
    Spare parts were there the next day when we asked.
    Ask about the connection when you order, then it is ready at once.`),
}

const ARABIC: Frame = {
  openings: lines(`

    عندنا مطعم ستين كرسي في المعادي.
    شغال عندنا كل يوم من الربيع. | شغالة عندنا كل يوم من الربيع.
    اشتريناه للفرع التاني. | اشتريناها للفرع التاني.
    مطبخ فندق صغير على البحر الأحمر.
    الشيف اختاره بعد ما شافه عند واحد صاحبه. | الشيف اختارها بعد ما شافها عند واحد صاحبه.

    بنطبخ لمدرسة فيها أربعميت طالب.
    نص سنة شغل تقيل لحد دلوقتي.
    لكافيه عمره ما بيقفل.
    بدل واحد قعد معانا حداشر سنة. | بدل واحدة قعدت معانا حداشر سنة.`),
  laundryOpenings: lines(`

    شغال عندنا كل يوم من الربيع. | شغالة عندنا كل يوم من الربيع.
    فندق صغير على البحر الأحمر.
    نص سنة شغل تقيل لحد دلوقتي.
    بدل واحد قعد معانا حداشر سنة. | بدل واحدة قعدت معانا حداشر سنة.`),
  titles: {
    good: lines(`
      زي ما وعدوا بالظبط
      يستاهل كل جنيه | تستاهل كل جنيه
      قوي وتنضيفه سهل | قوية وتنضيفها سهل
      أحسن شروة السنة دي
      معمول للشغل بجد | معمولة للشغل بجد
      هشتريه تاني | هشتريها تاني
      الفريق كله مبسوط بيه | الفريق كله مبسوط بيها
      معتمدين عليه | معتمدين عليها`),
    middling: lines(`
      كويس مع عيوب بسيطة | كويسة مع عيوب بسيطة
      مناسب لمكان صغير | مناسبة لمكان صغير
      بيأدي الغرض | بتأدي الغرض
      معقول مقابل السعر | معقولة مقابل السعر
      مش بطال | مش بطالة`),
    bad: lines(`
      كنت متوقع أكتر
      احتاج تصليح بدري | احتاجت تصليح بدري
      مش للشغل التقيل
      للأسف محبط | للأسف محبطة
      فكّر مرتين`),
  },
  endings: {
    good: lines(`
      بعد ست شهور مفيش أي شكوى.
      طلبنا واحد كمان. | طلبنا واحدة كمان.
      كلمونا بعرض السعر في نفس اليوم.
      التوصيل في ميعاده وطلعوه دورين. | التوصيل في ميعاده وطلعوها دورين.
      رشحته لأخويا في محله. | رشحتها لأخويا في محله.`),
    middling: lines(`
      مقابل السعر ده مقبول. | مقابل السعر ده مقبولة.
      شغال، بس متتوقعش منه كتير. | شغالة، بس متتوقعش منها كتير.
      على قد حجمنا كفاية.
      المقاس الأكبر كان هيبقى اختيار أحسن.`),
    bad: lines(`
      لمكان زحمة أنصح بحاجة أكبر.
      سايبينه احتياطي دلوقتي. | سايبينها احتياطي دلوقتي.
      أتمنى الإصدار الجاي يكون أحسن.
      اللي ردوا على التليفون ذوق، بس ده مصلحش حاجة.`),
  },
  machineEndings: lines(`
    الفني ركّبه وشرح للفريق كل حاجة. | الفني ركّبها وشرح للفريق كل حاجة.
    قطع الغيار وصلت تاني يوم من ساعة ما طلبناها.
    اسأل على التوصيلة المناسبة وإنت بتطلب وهيشتغل على طول. | اسأل على التوصيلة المناسبة وإنت بتطلب وهتشتغل على طول.`),
}

export const FRAMES: Readonly<Record<Language, Frame>> = { en: ENGLISH, ar: ARABIC }

/** Chooses the form of `him | her` that fits the product's Arabic name. */
export function agreeing(sentence: string, { nameAr }: Pick<DemoProduct, 'nameAr'>): string {
  const [masculine = '', feminine = masculine] = sentence.split(' | ')
  return /^\S+ة\s/.test(nameAr) ? feminine : masculine
}
