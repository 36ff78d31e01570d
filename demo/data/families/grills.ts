import type { Family } from '../family.ts'

const salamanders: Family = {
  type: 'salamander',
  categories: ['grills'],
  kgPerCubicMetre: 190,
  common: 'max=300',
  rows: `
    gamrava SM60 | Salamander grill, lifting top, 600 mm, electric | سلامندر برأس متحرك 600 مم كهرباء | 34500 10 600x520x530 | kW=4
    gamrava SM45 | Salamander grill, lifting top, 450 mm, electric | سلامندر برأس متحرك 450 مم كهرباء | 27900 15 450x520x530 | kW=2.8
    gamrava SG80 | Salamander grill, 800 mm, gas, wall-mounted | سلامندر 800 مم غاز تعليق حائط | 29800 6 800x400x450 | gas=9
    lahabix SL70 | Fixed-top salamander, 700 mm, gas | سلامندر رأس ثابت 700 مم غاز | 9800 2 700x380x420 | gas=8 used`,
  texts: `
    Melts cheese and glazes plates in seconds; the rack of {W} mm slides out on rollers. | يذيب الجبن ويحمر وجه الأطباق في لحظات، والشبكة بعرض {W} مم تنزلق للخارج.
    Top heat you can bring closer to the food or set away from it; {W} mm, up to {max} °C. | حرارة علوية تقربها من الطعام أو تبعدها عنه، عرض {W} مم وحتى {max} درجة.
    Hangs over the pass and takes no counter space: {W} mm wide, {H} mm high. | يعلق فوق خط التقديم ولا يشغل الكاونتر: عرض {W} مم وارتفاع {H} مم.`,
}

const charcoalGrills: Family = {
  type: 'charcoal-grill',
  categories: ['grills'],
  kgPerCubicMetre: 110,
  rows: `
    gamrava CG80 | Charcoal grill, 800 mm, on stand | شواية فحم 800 مم بحامل | 22400 13 800x650x950 |
    gamrava CG120 | Charcoal grill, 1200 mm, with ash drawer | شواية فحم 1200 مم بدرج رماد | 31500 8 1200x650x950 | drawers=1
    gamrava CG160 | Charcoal grill for kebab and kofta, 1600 mm | شواية فحم كباب وكفتة 1600 مم | 42900 4 1600x700x950 | drawers=2
    gamrava CO70 | Closed charcoal oven, 700 mm | فرن فحم مغلق 700 مم | 214000 1 700x760x1500 | doors=1 max=350 :charcoal-oven
    gamrava LS80 | Lava stone grill, 800 mm, gas | شواية أحجار لافا 800 مم غاز | 47800 5 800x700x900 | burners=2 gas=16
    gamrava SK14 | Skewer grill with motor, 14 skewers, charcoal | شواية أسياخ بموتور 14 سيخ فحم | 18700 0 1150x520x900 | kW=0.1 off`,
  texts: `
    Thick firebrick lining keeps embers glowing longer over {W} mm of grill. | بطانة طوب حراري سميكة تحفظ الجمر مدة أطول على عرض شواء {W} مم.
    The grate goes up and down with a handle, so the cook rules the heat; {W} mm wide. | ترتفع الشبكة وتنخفض بذراع فيتحكم الشواء في الحرارة، العرض {W} مم.
    Fat drains to the front and not into the fire; body of heavy steel, {D} mm deep and {W} mm wide. | تصريف الدهون للأمام بعيدًا عن النار، وجسم من الصلب الثقيل بعمق {D} مم وعرض {W} مم.`,
}

const griddles: Family = {
  type: 'griddle',
  categories: ['grills', 'cooking'],
  kgPerCubicMetre: 240,
  common: 'min=50 max=300',
  rows: `
    lahabix GR40 | Griddle, smooth plate, 400 mm, gas | جريدل سطح أملس 400 مم غاز | 16900 22 400x600x280 | burners=1 gas=6
    lahabix GR60 | Griddle, smooth plate, 600 mm, gas | جريدل سطح أملس 600 مم غاز | 22800 17 600x600x280 | burners=2 gas=9
    lahabix GR80M | Griddle, half smooth half ribbed, 800 mm, gas | جريدل نصف أملس ونصف مضلع 800 مم غاز | 31200 9 800x600x280 | burners=2 gas=13
    lahabix GR100 | Burger griddle, thermostatic, 1000 mm, gas | جريدل برجر بترموستات 1000 مم غاز | 46500 4 1000x700x320 | burners=3 gas=18
    sholaria GE70 | 700 line griddle, chromed plate, 800 mm, electric | جريدل خط 700 سطح كروم 800 مم كهرباء | 68900 3 800x700x280 | kW=9.6
    lahabix GE55 | Countertop griddle, 550 mm, electric | جريدل كهرباء طاولة 550 مم | 9750 61 550x430x240 | kW=3
    lahabix CR40D | Crepe maker, 2 plates 40 cm, gas | ماكينة كريب صاجين 40 سم غاز | 14300 35 860x480x240 | burners=2 gas=7 +bakery :crepe-maker
    lahabix CP36 | Contact grill, ribbed plates, double, electric | جريل بانيني مزدوج سطح مضلع كهرباء | 11850.75 52 570x370x210 | kW=3.6 :contact-grill
    sholaria GE60 | Electric griddle, ribbed plate, 650 mm | جريدل مضلع 650 مم كهرباء | 7400 3 650x500x260 | kW=4.4 used`,
  texts: `
    A thick steel plate holds its heat when it is loaded with cold burgers; {W} mm wide. | لوح صلب سميك لا تهبط حرارته عند تحميله بالبرجر البارد، العرض {W} مم.
    Raised sides stop splashes and a front drawer collects the fat; {W} x {D} mm. | حواف مرتفعة تمنع التطاير ودرج أمامي يجمع الدهون، {W} × {D} مم.
    Heat zones can be set apart, one for eggs and one for steak, up to {max} °C on {W} mm. | مناطق حرارة منفصلة، واحدة للبيض وأخرى للستيك، حتى {max} درجة على {W} مم.`,
}

const shawarmaGrills: Family = {
  type: 'shawarma-grill',
  categories: ['grills'],
  kgPerCubicMetre: 95,
  rows: `
    seekhara S2 | Shawarma machine, 2 burners, gas | شواية شاورما عينين غاز | 9800 44 480x600x850 | burners=2 gas=6 kg=20
    seekhara S3 | Shawarma machine, 3 burners, gas | شواية شاورما 3 عيون غاز | 12900 38 500x650x1000 | burners=3 gas=9 kg=35
    seekhara S4 | Shawarma machine, 4 burners, gas | شواية شاورما 4 عيون غاز | 15700 23 550x650x1150 | burners=4 gas=12 kg=50
    seekhara S5M | Shawarma machine, 5 burners, gas, bottom motor | شواية شاورما 5 عيون غاز موتور سفلي | 21800 12 600x700x1300 | burners=5 gas=16 kg=80 kW=0.05
    seekhara S7M | Shawarma machine, 7 burners, gas, for 120 kg skewers | شواية شاورما 7 عيون غاز لسيخ 120 كجم | 34600 4 700x800x1600 | burners=7 gas=24 kg=120 kW=0.09
    seekhara SE3 | Electric shawarma grill, 3 elements | شواية شاورما كهرباء 3 شمعات | 18900 16 520x600x1000 | kW=6 kg=30
    seekhara SD44 | Double shawarma machine, 2 skewers, 8 burners, gas | شواية شاورما مزدوجة سيخين 8 عيون غاز | 29500 7 1050x650x1150 | burners=8 gas=24 kg=100
    seekhara DK1 | Cordless doner knife | سكينة شاورما كهربائية لاسلكية | 4890.5 130 110x240x120 | kW=0.1 wt=2.2 :doner-knife
    seekhara S4R | Doner grill, 4 burners, infrared, gas | شواية شاورما 4 عيون إنفراريد غاز | 6900 2 560x680x1150 | burners=4 gas=14 kg=60 used`,
  texts: `
    Burners slide back and forth to follow the skewer as it gets thinner; carries {kg} kg of meat. | العيون تتحرك للأمام والخلف مع نقص السيخ، وتحمل {kg} كجم من اللحم.
    Each burner has its own valve, so that evenings start gently; {burners}, {W} mm wide. | لكل عين محبس مستقل لبداية هادئة في المساء، {burners} وعرض {W} مم.
    The drip tray and the skewer lift out for washing; stainless body, {W} x {D} mm. | صينية الدهون والسيخ يُرفعان للغسيل، وجسم استانلس {W} × {D} مم.`,
}

const chickenRotisseries: Family = {
  type: 'chicken-rotisserie',
  categories: ['grills'],
  kgPerCubicMetre: 125,
  common: 'max=250',
  rows: `
    seekhara R8E | Chicken rotisserie, 8 birds, electric | شواية فراخ 8 فرخات كهرباء | 28700 9 800x500x600 | doors=1 kW=4.8 kg=10
    seekhara R12G | Chicken rotisserie, 3 spits, 12 birds, gas | شواية فراخ 3 أسياخ 12 فرخة غاز | 36500 7 1000x520x900 | doors=2 gas=15 kg=15 burners=3
    seekhara R20G | Chicken rotisserie, 5 spits, 20 birds, gas | شواية فراخ 5 أسياخ 20 فرخة غاز | 52900 5 1000x520x1350 | doors=2 gas=25 kg=25 burners=5
    seekhara R30G | Chicken rotisserie, 6 spits, 30 birds, gas, on castors | شواية فراخ 6 أسياخ 30 فرخة غاز بعجل | 69800 2 1150x550x1750 | doors=2 gas=33 kg=37 burners=6
    gamrava RP40 | Planetary rotisserie with glass, 40 birds, gas | شواية فراخ دوارة بزجاج 40 فرخة غاز | 164500 0 1200x950x2000 | doors=2 gas=40 kg=50 kW=0.4
    seekhara R16G | Rotisserie grill, 4 spits, 16 birds, gas | شواية فراخ 4 أسياخ 16 فرخة غاز | 19700 1 1000x520x1100 | doors=2 gas=20 kg=20 burners=4 used`,
  texts: `
    Golden skin on every side: {kg} kg of chicken turn slowly before glowing ceramic. | جلد ذهبي من كل جانب: {kg} كجم من الفراخ تدور ببطء أمام سيراميك متوهج.
    Lit glass doors sell the chicken from the pavement; {W} mm wide and {H} mm high. | أبواب زجاج مضاءة تبيع الفراخ من على الرصيف، عرض {W} مم وارتفاع {H} مم.
    The fat tray pulls out hot and safe, and every spit stops on its own; {W} mm wide. | درج الدهون يُسحب بأمان، وكل سيخ يتوقف وحده، وسعة {kg} كجم في عرض {W} مم.`,
}

export const GRILLS: readonly Family[] = [salamanders, charcoalGrills, griddles, shawarmaGrills, chickenRotisseries]
