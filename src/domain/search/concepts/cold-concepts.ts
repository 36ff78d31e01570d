import type { Concept } from './concept.ts'

export const COLD_CONCEPTS = {
  refrigerator: {
    en: 'refrigerator, fridge, chiller, cooler, cabinet refrigerator',
    ar: 'ثلاجة، تلاجة، ثلاجات، تلاجات، براد، مبرد، مبردات',
    triggers: 'refrigerated cabinet, bottle cooler, beer cooler, wine cooler, milk cooler, back bar cooler, bar fridge',
  },
  uprightRefrigerator: {
    en: 'upright refrigerator, upright fridge, upright chiller, reach in refrigerator, upright cooler',
    ar: 'ثلاجة رأسية، ثلاجة عمودية، ثلاجة قائمة، تلاجة رأسي',
    broader: 'refrigerator',
  },
  undercounterRefrigerator: {
    en: 'undercounter refrigerator, undercounter fridge, undercounter chiller, counter fridge, counter refrigerator, refrigerated counter, worktop refrigerator',
    ar: 'ثلاجة تحت الكاونتر، ثلاجة تحت الطاولة، ثلاجة أفقية، ثلاجة كاونتر، طاولة مبردة، طاولة تبريد، ثلاجة طاولة، كاونتر تبريد، كاونتر مبرد',
    triggers:
      'refrigerated work table, refrigerated worktable, refrigerated table, counter chiller, chilled counter, chilled work counter, refrigerated work counter',
    broader: 'refrigerator',
  },
  saladette: {
    en: 'saladette, salad counter, salad prep fridge, salad refrigerator, prep counter, salad bar',
    ar: 'سلاديت، ثلاجة سلطة، ثلاجة سلطات، ثلاجة تحضير سلطة، طاولة سلطات، ثلاجة تحضير، سلاطة',
    triggers: 'refrigerated prep table, preparation refrigerator',
    broader: 'refrigerator',
  },
  pizzaCounter: {
    en: 'pizza counter, pizza prep counter, pizza prep table, pizza refrigerator, pizza preparation counter, pizza preparation table',
    ar: 'ثلاجة بيتزا، طاولة بيتزا، ثلاجة تحضير بيتزا، كاونتر بيتزا، كاونتر تجهيز بيتزا',
    broader: 'refrigerator',
  },
  displayRefrigerator: {
    en: 'display refrigerator, display fridge, display chiller, showcase, vitrine, refrigerated display, glass door refrigerator',
    ar: 'ثلاجة عرض، فاترينة، فاترينه عرض، فترينة، ثلاجة عرض زجاج، ثلاجة مشروبات',
    triggers:
      'glass door refrigerator, display cooler, refrigerated showcase, display cabinet, deli display, deli counter, multideck, beverage cooler, drinks cooler, display case, refrigerated display case, multideck chiller, open multideck chiller',
    finds: 'display',
    broader: 'refrigerator',
  },
  pastryDisplay: {
    en: 'pastry display, cake display, pastry showcase, cake showcase, pastry refrigerator, cake fridge',
    ar: 'ثلاجة حلويات، ثلاجة عرض حلويات، فاترينة حلويات، ثلاجة جاتوه، ثلاجة تورت، فاترينة جاتوه، ثلاجة حلواني',
    triggers:
      'refrigerated pastry display, refrigerated cake display, pastry display refrigerator, cake display refrigerator, pastry cabinet, pastry case, cake case, pastry display case, cake display case, chocolate display, chocolate display case',
    broader: 'displayRefrigerator',
  },
  freezer: {
    en: 'freezer, deep freezer',
    ar: 'فريزر، فريزرات، ديب فريزر، مجمد، مجمدات',
    triggers: 'ثلاجة تجميد, undercounter freezer, counter freezer, display freezer',
  },
  uprightFreezer: {
    en: 'upright freezer, reach in freezer',
    ar: 'فريزر رأسي، فريزر عمودي، ديب فريزر رأسي',
    broader: 'freezer',
  },
  chestFreezer: {
    en: 'chest freezer',
    ar: 'فريزر صندوق، فريزر صندوقي، ديب فريزر أفقي، فريزر أفقي، صندوق تجميد',
    broader: 'freezer',
  },
  blastChiller: {
    en: 'blast chiller, shock freezer, blast freezer, shock chiller',
    ar: 'بلاست تشيلر، تبريد سريع، تجميد سريع، شوك فريزر، تبريد صدمي، مبرد سريع، مجمد سريع، بلاست شيلر، مبرد صدمة، فريزر صدمة',
    triggers: 'blast chiller freezer, ثلاجة تبريد سريع',
  },
  coldRoom: {
    en: 'cold room, cold store',
    ar: 'غرفة تبريد، غرفة تجميد، غرف تبريد',
    finds: 'walk in',
    triggers: 'walk in cooler, walk in freezer, ثلاجة غرفة, walk in refrigerator, walk in chiller, walk in fridge',
  },
  iceMaker: {
    en: 'ice maker, ice machine, ice cube maker, ice cuber, ice cube machine',
    ar: 'ماكينة ثلج، ماكينة تلج، صانع ثلج، صانعة ثلج، مكنة تلج، ماكينات ثلج، مكعبات ثلج، آلة ثلج',
    triggers: 'ice flaker, ice making machine, cube ice machine, flake ice machine, nugget ice machine',
  },
  iceCream: {
    en: 'ice cream machine, soft serve machine, gelato machine',
    ar: 'ماكينة آيس كريم، ماكينة ايس كريم، سوفت آيس كريم، ماكينة جيلاتي، مكنة ايس كريم',
    triggers: 'batch freezer, ice cream maker, soft ice cream machine, soft serve, ice cream, gelato',
  },
  iceCreamDisplay: {
    en: 'ice cream display, gelato display, ice cream freezer',
    ar: 'فاترينة آيس كريم، ثلاجة آيس كريم، فريزر آيس كريم، عرض جيلاتي',
    triggers: 'gelato showcase, ice cream showcase, ice cream display freezer',
    broader: 'freezer',
  },
  waterCooler: {
    en: 'water cooler, water dispenser, water chiller',
    ar: 'كولدير، كولدير مياه، مبرد مياه، مبرد مياة، مبرد ماء، برادة مياه، كولمن مياه',
    triggers: 'drinking fountain, ثلاجة مياه، براد مياه',
  },
  slush: {
    en: 'slush machine, slush, granita machine, slushy machine',
    ar: 'ماكينة سلاش، سلاش، سلش، ماكينة جرانيتا، جرانيتا',
    triggers: 'slush dispenser, slush maker, granita dispenser, granita maker, frozen drink machine',
  },
  juiceDispenser: {
    en: 'juice dispenser, cold drink dispenser, beverage dispenser, drink dispenser',
    ar: 'ماكينة عصير، مبرد عصير، موزع عصير، ديسبنسر عصير، حافظة عصير، مبرد عصائر',
    triggers: 'juice cooler, drinks dispenser, ثلاجة عصير',
  },
} as const satisfies Record<string, Concept>
