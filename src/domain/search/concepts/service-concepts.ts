import type { Concept } from './concept.ts'

export const SERVICE_CONCEPTS = {
  espressoMachine: {
    en: 'espresso machine, espresso, coffee machine, coffee maker, cappuccino machine',
    ar: 'ماكينة اسبريسو، اسبريسو، إسبرسو، ماكينة قهوة، ماكينة اسبرسو، مكنة قهوة، مكنة اسبريسو، ماكينات قهوة، آلة قهوة، ماكينة كابتشينو',
    leads: 'coffee, قهوة',
  },
  coffeeBrewer: {
    en: 'coffee brewer, filter coffee machine, percolator, coffee urn',
    ar: 'ماكينة قهوة أمريكي، ماكينة قهوة فلتر، صانع قهوة، ماكينة فلتر كوفي، قهوة مقطرة',
    triggers: 'filter coffee maker, filter coffee brewer, drip coffee maker, coffee percolator',
  },
  coffeeGrinder: {
    en: 'bean grinder, coffee grinder, coffee mill',
    ar: 'مطحنة بن، طاحونة بن، مطحنة قهوة، طاحونة قهوة، مطاحن بن، جريندر، مطحنة اسبريسو',
    triggers: 'espresso grinder, coffee bean grinder',
    finds: 'grinder',
  },
  waterBoiler: {
    en: 'water boiler, hot water dispenser, tea boiler, water urn',
    ar: 'غلاية مياه، غلاية، بويلر، سخان مياه، سخان شاي، غلاية شاي، بويلر مياه، غلاية ماء، غلايات',
    triggers: 'water heater, hot water boiler, tea urn, electric kettle, ماكينة مياه ساخنة, samovar, سماور',
  },
  dishwasher: {
    en: 'dishwasher, warewasher, dish washing machine, dishwashing machine',
    ar: 'غسالة أطباق، غسالة صحون، غسالات أطباق، غسالة اطباق كابوت، ماكينة غسيل أطباق، غسيل صحون، جلاية',
    triggers:
      'hood dishwasher, hood type dishwasher, passthrough dishwasher, conveyor dishwasher, rack conveyor dishwasher, undercounter dishwasher, hood type warewasher, potwasher, utensil washer, غسالة أواني، غسالة حلل, panwasher',
  },
  glasswasher: {
    en: 'glasswasher',
    ar: 'غسالة كاسات، غسالة أكواب، غسالة كؤوس، غسالة كوبايات، غسالة زجاج',
    triggers: 'cup washer, bar glasswasher, undercounter glasswasher, glass washing machine',
    broader: 'dishwasher',
  },
  sink: {
    en: 'sink, sink unit, wash basin, pot sink, hand wash sink',
    ar: 'حوض، أحواض، حوض غسيل، حوض استانلس، حوض مطبخ، حوض حلل، حوض غسيل أيدي، مغسلة أيدي، مغسلة يد',
    triggers: 'hand wash basin, double sink, single sink',
  },
  tap: {
    en: 'tap, faucet, pre rinse spray, pre rinse unit',
    ar: 'حنفية، دش غسيل، حنفيات',
    triggers: 'خلاط مياه, خلاط حوض, خلاط بدش, دش خلاط, mixer tap, sink mixer, water mixer, basin mixer, pre rinse, spray tap',
  },
  table: { en: 'table', ar: 'طاولة، ترابيزة، طربيزة، طاولات، ترابيزات' },
  workTable: {
    en: 'work table, worktable, prep table, preparation table, stainless steel table, work bench, workbench',
    ar: 'طاولة عمل، ترابيزة عمل، طاولة تحضير، طاولة استانلس، ترابيزة استانلس، ترابيزة تحضير، طربيزة استانلس',
    triggers: 'work tables, dish table, dishwasher table, loading table, unloading table, inlet table, outlet table, طاولة غسالة',
    broader: 'table',
  },
  shelf: {
    en: 'shelf, shelves, shelving, wall shelf, overshelf',
    ar: 'رف، أرفف، رفوف، رف حائط، رف استانلس، أرفف استانلس، رف معلق',
    triggers: 'shelving unit, storage shelf, shelf rack',
  },
  cabinet: { en: 'storage cabinet, wall cabinet', ar: 'دولاب، خزانة، دولاب استانلس، دولاب حائط', triggers: 'cupboard' },
  rack: {
    en: 'rack, storage rack, tray rack, bakery rack',
    ar: 'ستاند، استاند، ستاند صواني، حامل صواني، راك، استاند أرفف، حامل أرفف',
    triggers: 'gn rack, gastronorm rack, pan rack, dunnage rack, drying rack',
  },
  dishRack: { en: 'dishwasher rack, dishwasher basket', ar: 'سبت غسالة، باسكت غسالة، سلة غسالة أطباق', triggers: 'glass rack, dish rack' },
  trolley: {
    en: 'trolley, cart, serving trolley, service trolley, service cart',
    ar: 'عربة، عربات، تروللي، ترولي، عربة خدمة، عربة تقديم، عربة صواني، عربية، تروللى',
    triggers:
      'tray trolley, rack trolley, gn trolley, gastronorm trolley, room service trolley, housekeeping trolley, banquet trolley, banquet cart',
  },
  bainMarie: {
    en: 'bain marie, food warmer, wet well',
    ar: 'بان ماري، بين ماري، بنماري، حمام مائي، سخان طعام، سخان أكل، بن ماري، حافظة طعام ساخنة',
    triggers: 'steam table, baine marie, bainmarie, hot well, حمام ماري',
  },
  hotDisplay: {
    en: 'hot display, heated display, hot showcase, heated showcase, warming display',
    ar: 'فاترينة ساخنة، فاترينة عرض ساخنة، عرض ساخن، فاترينة تسخين، هوت ديسبلاي، حافظة عرض ساخنة، سخان عرض',
    triggers:
      'hot food display, heated display cabinet, hot display cabinet, heated food display, warming showcase, hot vitrine, pie warmer, فاترينة عرض ساخن، فترينة ساخنة, hot food showcase',
  },
  holdingCabinet: {
    en: 'holding cabinet, hot cabinet, hot case, hot cupboard, heated cabinet',
    ar: 'هوت كيس، كابينة حفظ ساخن، دولاب تسخين، دولاب ساخن، خزانة حفظ ساخنة، حافظة ساخنة',
    triggers: 'hot holding cabinet, heated holding cabinet, warming cabinet, plate warmer, banquet cabinet, warming drawer',
  },
  heatLamp: {
    en: 'heat lamp, heating lamp',
    ar: 'لمبة تسخين، لمبات تسخين، سخان علوي، كوبري تسخين',
    triggers: 'food warming lamp, infrared lamp, heat lamp bridge',
  },
  soupKettle: { en: 'soup kettle, soup warmer', ar: 'سخان شوربة، حلة شوربة', triggers: 'غلاية شوربة, soup pot, soup station' },
  chafingDish: {
    en: 'chafing dish, chafer, buffet warmer',
    ar: 'شيفنج ديش، شافنج ديش، شيفنج، شافينج ديش، سخان بوفيه، تشيفنج ديش، سخان بوفية، شيفنديش',
    triggers: 'chafing, roll top chafing dish',
  },
  gnPan: {
    en: 'gn pan, gastronorm pan, gastronorm, gn container, gastronorm container, food pan',
    ar: 'صينية جاسترو، جاسترونورم، صواني جاسترو، جاسترو، حلة جاسترو، صينية جاسترونورم، صواني GN، صينية GN، جي ان',
    triggers: 'gn tray, gastronorm tray, gastro pan, gastro tray, steam table pan, حوض جاسترو',
  },
  tray: { en: 'baking tray, tray', ar: 'صينية، صواني', triggers: 'صينية فرن, oven tray, baking sheet, صاج فرن' },
  washer: {
    en: 'washer, washing machine, laundry washer, washer extractor, laundry machine',
    ar: 'غسالة ملابس، غسالة مغسلة، غسالة صناعية، غسالة هدوم، غسالة لاندري، غسالة ملاءات، غسالة مفروشات',
    triggers: 'غسالة عصارة, industrial washer, industrial washing machine, غسالة ملابس صناعية',
    finds: 'laundry, لاندري، مغسلة',
  },
  dryer: {
    en: 'dryer, tumble dryer, laundry dryer, drying machine, clothes dryer',
    ar: 'مجفف، مجفف ملابس، نشافة، نشافة ملابس، مجففات، نشافات، مجفف صناعي',
    triggers: 'drier, tumble drier, industrial dryer, drying tumbler',
    finds: 'laundry, لاندري، مغسلة',
  },
  handDryer: { en: 'hand dryer', ar: 'مجفف أيدي، مجفف يد، نشافة أيدي، نشافة يد', triggers: 'hand drier' },
  hairDryer: { en: 'hair dryer', ar: 'مجفف شعر، سشوار، استشوار', triggers: 'hair drier, hairdryer' },
  ironer: {
    en: 'ironer, flatwork ironer, roll ironer, ironing machine, steam press',
    ar: 'مكواة رول، مكواة، مكواة ملاءات، مكواة بخار، كي ملابس، مكبس كي، مكوى، رول كي',
    triggers: 'flat ironer, calender ironer, ironing press, roller ironer, iron press, ironing table, طاولة كي',
    finds: 'laundry, لاندري، مغسلة',
  },
  iceBin: { en: 'ice bin, ice storage bin', ar: 'خزان ثلج، حافظة ثلج، صندوق ثلج', triggers: 'ice storage, ice well, ice box' },
  iceCrusher: { en: 'ice crusher', ar: 'كسارة ثلج، مجروش ثلج، كسارة تلج', triggers: 'ماكينة جرش ثلج, ice shaver' },
  waterFilter: { en: 'water filter, water softener', ar: 'فلتر مياه، فلتر ماء، سوفتنر، تنقية مياه', triggers: 'water treatment' },
  hotDrinkDispenser: {
    en: 'hot drink dispenser, hot chocolate machine, sahlab machine',
    ar: 'ماكينة سحلب، ماكينة هوت شوكليت، موزع مشروبات ساخنة',
    triggers: 'hot chocolate dispenser',
  },
} as const satisfies Record<string, Concept>
