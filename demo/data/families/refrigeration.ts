import type { Family } from '../family.ts'

const uprightRefrigerators: Family = {
  type: 'upright-refrigerator',
  categories: ['refrigeration'],
  kgPerCubicMetre: 78,
  common: 'min=0 max=8',
  rows: `
    nivarelle UR600 | Upright refrigerator, 1 door, 600 L | ثلاجة رأسية باب واحد 600 لتر | 42500 18 700x810x2050 | doors=1 shelves=3 L=600 kW=0.35
    nivarelle UR1200 | Upright refrigerator, 2 doors, 1200 L | ثلاجة رأسية بابين 1200 لتر | 68500 14 1400x810x2050 | doors=2 shelves=6 L=1200 kW=0.55
    nivarelle UR1800 | Upright refrigerator, 3 doors, 1800 L | ثلاجة رأسية 3 أبواب 1800 لتر | 97000 4 2100x810x2050 | doors=3 shelves=9 L=1800 kW=0.8
    nivarelle UR600G | Upright refrigerator, 1 glass door, 600 L | ثلاجة رأسية باب زجاج 600 لتر | 46800 9 700x810x2080 | doors=1 shelves=4 L=600 kW=0.42 +display
    nivarelle UR1200H | Upright refrigerator, 4 half doors, 1200 L | ثلاجة رأسية 4 أبواب نصفية 1200 لتر | 73500 7 1400x810x2050 | doors=4 shelves=6 L=1200 kW=0.55
    nivarelle UR1150 | Two-door kitchen fridge, 1150 L, bottom motor | ثلاجة مطبخ بابين 1150 لتر موتور سفلي | 39500 2 1340x800x2000 | doors=2 shelves=6 L=1150 kW=0.6 used
    boreval RS650 | GN 2/1 refrigerator, 1 door, 650 L, digital control | ثلاجة رأسية GN 2/1 باب واحد 650 لتر تحكم ديجيتال | 49900 12 720x830x2080 | doors=1 shelves=3 L=650 kW=0.38
    boreval RS1300 | GN 2/1 refrigerator, 2 doors, 1300 L, digital control | ثلاجة رأسية GN 2/1 بابين 1300 لتر تحكم ديجيتال | 79800 6 1440x830x2080 | doors=2 shelves=6 L=1300 kW=0.58
    boreval RSP500 | Pastry refrigerator, 1 door, 20 trays 60x40 | ثلاجة حلواني باب واحد 20 صينية 60x40 | 58200 5 740x990x2050 | doors=1 trays=20 L=780 kW=0.45 +bakery
    boreval RSD1300 | Dual temperature cabinet, 2 doors, fridge and freezer, 1250 L | ثلاجة وفريزر بابين 1250 لتر حرارتين | 91500 3 1440x830x2080 | doors=2 shelves=6 L=1250 kW=1.1 min=-18 +freezers-ice
    qutbania UR400 | Slim upright refrigerator, 1 door, 400 L | ثلاجة رأسية رفيعة باب واحد 400 لتر | 27900 32 600x600x1850 | doors=1 shelves=4 L=400 kW=0.22
    qutbania UR1000 | Upright refrigerator, 2 doors, 1000 L, painted steel | ثلاجة رأسية بابين 1000 لتر صاج مدهون | 51500 0 1200x740x2000 | doors=2 shelves=6 L=1000 kW=0.5`,
  texts: `
    Keeps {L} L at a steady temperature behind {doors}; the fan cools evenly even when the kitchen is at 43 °C. | تحفظ {L} لتر بحرارة ثابتة خلف {doors}، والمروحة توزع البرودة حتى في مطبخ حرارته 43 درجة.
    {doors} that close by themselves, {shelves} you can set at any height, and only {W} mm of wall. | مع {doors} بغلق ذاتي و{shelves} قابلة لتغيير الارتفاع، ولا تحتاج إلا {W} مم من الحائط.
    Stainless steel inside and out, rounded corners for easy washing, {L} L and {kW} kW. | استانلس من الداخل والخارج بزوايا دائرية سهلة الغسيل، سعة {L} لتر وقدرة {kW} كيلووات.
    Automatic defrost and a removable door gasket; {L} L of storage on {W} mm of floor. | إذابة ثلج أوتوماتيك وجوان باب سهل الفك، تخزين {L} لتر في عرض {W} مم.`,
}

const undercounterRefrigerators: Family = {
  type: 'undercounter-refrigerator',
  categories: ['refrigeration'],
  kgPerCubicMetre: 125,
  common: 'min=0 max=8',
  rows: `
    nivarelle UC2D | Undercounter refrigerator, 2 doors, 1400 mm | ثلاجة كاونتر بابين 1400 مم | 41500 15 1400x700x860 | doors=2 shelves=2 L=280 kW=0.3
    nivarelle UC3D | Undercounter refrigerator, 3 doors, 1800 mm | ثلاجة كاونتر 3 أبواب 1800 مم | 51200 8 1800x700x860 | doors=3 shelves=3 L=420 kW=0.35
    nivarelle UC4D | Undercounter refrigerator, 4 doors, 2250 mm | ثلاجة كاونتر 4 أبواب 2250 مم | 63900 3 2250x700x860 | doors=4 shelves=4 L=560 kW=0.4
    nivarelle UC6R | Undercounter refrigerator, 6 drawers | ثلاجة كاونتر 6 أدراج | 71800 4 1800x700x860 | drawers=6 L=400 kW=0.38
    boreval CT2 | Counter refrigerator with splashback, 2 doors | ثلاجة كاونتر بابين بوزرة خلفية | 47600 6 1360x700x950 | doors=2 shelves=2 L=290 kW=0.32
    boreval CT1R2 | Counter refrigerator, 1 door and 2 drawers | ثلاجة كاونتر باب واحد ودرجين | 53400 5 1360x700x850 | doors=1 drawers=2 shelves=1 L=275 kW=0.32
    boreval CT3 | Chilled work counter, 3 doors, granite top | كاونتر تبريد 3 أبواب سطح جرانيت | 38700 1 1790x700x860 | doors=3 shelves=3 L=415 kW=0.36 used
    vitranel BB3 | Back bar cooler, 3 glass doors | ثلاجة بار خلفي 3 أبواب زجاج | 39900 11 1350x520x900 | doors=3 shelves=6 L=320 kW=0.28 +display +drinks
    vitranel BB2 | Back bar cooler, 2 sliding glass doors | ثلاجة بار خلفي بابين زجاج جرار | 31200 27 900x520x900 | doors=2 shelves=4 L=210 kW=0.22 +display +drinks`,
  texts: `
    A cold store and a worktop in one: {L} L below, a steel top of {W} mm above. | مخزن بارد وسطح عمل في وحدة واحدة: {L} لتر بالأسفل وسطح استانلس {W} مم بالأعلى.
    Fits under the pass at {H} mm high and keeps ingredients within reach of the cook, {L} L in all. | توضع أسفل خط التقديم بارتفاع {H} مم وتبقي الخامات قريبة من الطباخ، بسعة {L} لتر.
    Side motor behind a hinged grille, so that cleaning the condenser takes minutes; {kW} kW. | موتور جانبي خلف شبك يُفتح بسهولة، فلا يستغرق تنظيف المكثف إلا دقائق، قدرة {kW} كيلووات.`,
}

const saladettes: Family = {
  type: 'saladette',
  categories: ['refrigeration', 'preparation'],
  kgPerCubicMetre: 88,
  common: 'min=2 max=8',
  rows: `
    nivarelle SL2 | Salad counter, 2 doors, cut-out top for 4 GN 1/1 pans | سلاديت بابين بفتحة علوية تسع 4 صواني GN 1/1 | 38900 10 1040x700x1010 | doors=2 shelves=2 L=240 kW=0.25
    nivarelle SL3 | Salad counter, 3 doors, cut-out top for 6 GN 1/1 pans | سلاديت 3 أبواب بفتحة علوية تسع 6 صواني GN 1/1 | 49300 5 1370x700x1010 | doors=3 shelves=3 L=370 kW=0.3
    nivarelle PZ2 | Pizza preparation counter, 2 doors, granite top, 1500 mm | كاونتر تجهيز بيتزا بابين سطح جرانيت 1500 مم | 59700 6 1500x800x1420 | doors=2 shelves=2 L=390 kW=0.34 +bakery
    nivarelle PZ3 | Pizza preparation counter, 3 doors, granite top, 2020 mm | كاونتر تجهيز بيتزا 3 أبواب سطح جرانيت 2020 مم | 74900 2 2020x800x1420 | doors=3 shelves=3 L=580 kW=0.4 +bakery
    bastanel SW2 | Sandwich preparation fridge, 2 doors, glass lid | ثلاجة تجهيز سندوتشات بابين غطاء زجاج | 36400 13 1200x700x1180 | doors=2 shelves=2 L=300 kW=0.27
    bastanel SW1 | Compact saladette, 1 door | سلاديت صغير باب واحد | 24600 0 700x700x960 | doors=1 shelves=1 L=150 kW=0.2
    boreval SV3 | Saladette with sneeze guard, 3 doors | سلاديت 3 أبواب بحاجز زجاج | 33500 1 1400x700x1280 | doors=3 shelves=3 L=380 kW=0.33 used`,
  texts: `
    Toppings stay cold and in reach on the top, reserves wait below in {L} L of chilled space. | المكونات باردة وقريبة في الأعلى، والاحتياطي أسفلها في {L} لتر مبرد.
    Cold air passes above and below the pans, so that cut vegetables stay crisp; {W} mm wide. | الهواء البارد يمر فوق الصواني وتحتها فتبقى الخضروات المقطعة طازجة، العرض {W} مم.
    One cook can dress a full order without walking; {doors} below and a cutting board in front. | طباخ واحد يجهز الطلب كاملًا دون حركة، مع {doors} بالأسفل ولوح تقطيع بالأمام.`,
}

const blastChillers: Family = {
  type: 'blast-chiller',
  categories: ['refrigeration', 'freezers-ice'],
  kgPerCubicMetre: 145,
  common: 'min=-40 max=90 doors=1',
  rows: `
    boreval BC3 | Blast chiller, 3 trays GN 1/1 | بلاست شيلر 3 صواني GN 1/1 | 96500 4 750x740x720 | trays=3 kg=10 kW=0.9
    boreval BC5 | Blast chiller and freezer, 5 trays GN 1/1 | بلاست شيلر تبريد وتجميد 5 صواني GN 1/1 | 129000 6 790x800x880 | trays=5 kg=20 kW=1.4
    boreval BC10 | Blast chiller and freezer, 10 trays GN 1/1 | بلاست شيلر تبريد وتجميد 10 صواني GN 1/1 | 189500 3 790x800x1450 | trays=10 kg=40 kW=2.4
    boreval BC14 | Roll-height blast freezer, 14 trays 60x40 | بلاست شيلر تجميد 14 صينية 60x40 | 247000 1 800x830x1850 | trays=14 kg=55 kW=3.9 +bakery
    qutbania SC5 | Shock chiller, 5 trays, core probe | بلاست شيلر 5 صواني بمجس حرارة | 74000 2 800x780x900 | trays=5 kg=18 kW=1.3 used`,
  texts: `
    Takes {kg} kg of hot food from 90 to 3 °C in 90 minutes, so that tomorrow's banquet is cooked safely today. | يبرد {kg} كجم من الطعام الساخن من 90 إلى 3 درجات في 90 دقيقة، فتُجهز وليمة الغد اليوم بأمان.
    Holds {trays} and stops by itself when the core probe reaches the set temperature; {kW} kW. | يسع {trays} ويتوقف تلقائيًا عندما يصل المجس إلى الحرارة المطلوبة، قدرة {kW} كيلووات.
    Fast cooling keeps colour and juice: {kg} kg a cycle in a cabinet {H} mm high. | التبريد السريع يحفظ اللون والعصارة: {kg} كجم في الدورة في كابينة بارتفاع {H} مم.`,
}

export const REFRIGERATION: readonly Family[] = [uprightRefrigerators, undercounterRefrigerators, saladettes, blastChillers]
