import type { DemoCategory } from './types.ts'

type Row = readonly [Omit<DemoCategory, 'isActive' | 'description' | 'descriptionAr'>, string, string]

const ROWS: readonly Row[] = [
  [
    { key: 'refrigeration', name: 'Refrigeration', nameAr: 'التبريد', tile: 'upright-refrigerator' },
    'Upright and counter refrigerators, salad counters and blast chillers for kitchens that work all day.',
    'ثلاجات رأسية وثلاجات كاونتر وسلاديت وبلاست شيلر لمطابخ تعمل طوال اليوم.',
  ],
  [
    { key: 'freezers-ice', name: 'Freezers & Ice', nameAr: 'الفريزرات وماكينات الثلج', tile: 'ice-maker' },
    'Upright and chest freezers, and ice makers from 25 kg to a tonne a day.',
    'فريزرات رأسية وديب فريزر وماكينات ثلج من 25 كجم حتى طن في اليوم.',
  ],
  [
    { key: 'display', name: 'Display Cabinets', nameAr: 'ثلاجات العرض والفاترينات', tile: 'pastry-display' },
    'Glass-door fridges and pastry cases that keep food cold and in sight.',
    'ثلاجات بأبواب زجاجية وفاترينات حلويات تحفظ الطعام باردًا وأمام العين.',
  ],
  [
    { key: 'ovens', name: 'Ovens', nameAr: 'الأفران', tile: 'combi-oven' },
    'Combi, convection, deck, pizza, conveyor and microwave ovens, gas and electric.',
    'أفران كومبي وكونفكشن وأفران دور وبيتزا وسير وميكروويف، غاز وكهرباء.',
  ],
  [
    { key: 'cooking', name: 'Cooking Lines', nameAr: 'خطوط الطهي والقلي', tile: 'gas-range' },
    'Gas ranges, fryers, pasta cookers, boiling kettles and tilting pans in matching depths.',
    'بوتاجازات وقلايات وأجهزة مكرونة وحلل غليان ومقالي قلابة بأعماق متوافقة.',
  ],
  [
    { key: 'grills', name: 'Grills & Shawarma', nameAr: 'الشوايات والشاورما', tile: 'shawarma-grill' },
    'Charcoal grills, griddles, salamanders, shawarma machines and chicken rotisseries.',
    'شوايات فحم وجريدل وسلامندر وشوايات شاورما وفراخ.',
  ],
  [
    { key: 'bakery', name: 'Bakery & Dough', nameAr: 'المخابز والعجين', tile: 'spiral-mixer' },
    'Spiral and planetary mixers, sheeters and proofers for bread, feteer and pastry.',
    'عجانات لولبية وخلاطات كوكبية وفرادات ومخمرات للخبز والفطير والحلويات.',
  ],
  [
    { key: 'preparation', name: 'Food Preparation', nameAr: 'تجهيز الطعام', tile: 'vegetable-cutter' },
    'Vegetable cutters, blenders and vacuum packers that shorten the morning.',
    'قطاعات خضار وخلاطات وماكينات فاكيوم توفر وقت التحضير.',
  ],
  [
    { key: 'meat-room', name: 'Meat Room', nameAr: 'تجهيز اللحوم', tile: 'meat-slicer' },
    'Mincers, slicers and bone saws for butchers, hotels and burger kitchens.',
    'مفارم وقطاعات لحوم ومناشير عظم للجزارين والفنادق ومطاعم البرجر.',
  ],
  [
    { key: 'coffee', name: 'Coffee & Tea', nameAr: 'القهوة والشاي', tile: 'espresso-machine' },
    'Espresso machines, coffee grinders and water boilers for bars of every size.',
    'ماكينات اسبريسو ومطاحن بن وغلايات مياه لكل أحجام الكافيهات.',
  ],
  [
    { key: 'drinks', name: 'Cold Drinks & Juice', nameAr: 'المشروبات الباردة والعصائر', tile: 'juice-dispenser' },
    'Juicers, juice dispensers, slush machines and water coolers.',
    'عصارات وموزعات عصير وماكينات سلاش وكولديرات مياه.',
  ],
  [
    { key: 'dishwashing', name: 'Dishwashing', nameAr: 'غسيل الأطباق', tile: 'hood-dishwasher' },
    'Hood, undercounter and conveyor dishwashers, glasswashers and the sinks around them.',
    'غسالات أطباق هود وتحت الكاونتر وسير وغسالات كاسات وما حولها من أحواض.',
  ],
  [
    { key: 'steel', name: 'Stainless Steel & Hoods', nameAr: 'مشغولات الاستانلس والشفاطات', tile: 'work-table' },
    'Sinks, work tables, shelves, racks, trolleys and kitchen hoods.',
    'أحواض وطاولات عمل وأرفف وستاندات وعربات وشفاطات مطابخ.',
  ],
  [
    { key: 'buffet', name: 'Hot Holding & Buffet', nameAr: 'حفظ الطعام والبوفيه', tile: 'chafing-dish' },
    'Bain-maries, hot displays, chafing dishes and GN pans for serving at the right heat.',
    'بان ماري وسخانات عرض وشيفنج ديش وصواني جاسترو لتقديم الطعام بحرارته.',
  ],
  [
    { key: 'laundry', name: 'Laundry', nameAr: 'معدات الغسيل والكي', tile: 'laundry-washer' },
    'Washers, dryers and flatwork ironers for hotel linen.',
    'غسالات ومجففات ومكاوي رول لمفروشات الفنادق.',
  ],
  [
    { key: 'clearance-2024', name: 'Clearance 2024', nameAr: 'تصفيات 2024', tile: 'storage-rack' },
    'Last pieces of 2024 at the end of their series.',
    'آخر قطع من تشكيلة 2024 بعد انتهاء إنتاجها.',
  ],
]

export const CLEARANCE = 'clearance-2024'
/** Few hotels ask for laundry machines: this category stays small. */
export const SMALL_CATEGORY = 'laundry'

export const CATEGORIES: readonly DemoCategory[] = ROWS.map(([row, description, descriptionAr]) => ({
  ...row,
  description,
  descriptionAr,
  isActive: row.key !== CLEARANCE,
}))
