import type { Family } from '../family.ts'

const hoodDishwashers: Family = {
  type: 'hood-dishwasher',
  categories: ['dishwashing'],
  kgPerCubicMetre: 140,
  common: 'min=55 max=85',
  rows: `
    sahnora H50 | Hood dishwasher, 50 racks per hour | غسالة أطباق هود 50 سلة في الساعة | 98500 8 680x770x1480 | rph=50 baskets=1 kW=9.8
    sahnora H60 | Hood dishwasher, 60 racks per hour, drain pump | غسالة أطباق هود 60 سلة في الساعة بطلمبة صرف | 118000 6 720x770x1490 | rph=60 baskets=1 kW=11.4
    sahnora H60D | Hood dishwasher, digital control, 60 racks per hour, detergent dosing | غسالة أطباق هود تحكم ديجيتال 60 سلة في الساعة بمضخة صابون | 136500 3 720x780x1500 | rph=60 baskets=1 kW=12
    sahnora H80W | Wide hood dishwasher, 2 baskets, 80 racks per hour | غسالة أطباق هود عريضة سلتين 80 سلة في الساعة | 254000 1 1320x800x1550 | rph=80 baskets=2 kW=19
    sahnora PW30 | Pot and pan washer, 30 racks per hour | غسالة حلل وصواني 30 سلة في الساعة | 289000 0 850x900x1850 | rph=30 baskets=1 kW=14.5
    sahnora H45 | Pass-through dishwasher, 45 racks per hour | غسالة أطباق هود تمريرية 45 سلة في الساعة | 42500 2 690x760x1470 | rph=45 baskets=1 kW=9.2 used`,
  texts: `
    Lift the hood and pass the rack along the bench: up to {rph} racks an hour, rinsed at {max} °C. | ارفع الهود ومرر السلة على الطاولة: حتى {rph} سلة في الساعة وشطف عند {max} درجة.
    Rinses with under three litres a rack; arms and filters twist out by hand, {kW} kW. | شطف بأقل من 3 لتر للسلة، والأذرع والفلاتر تُفك باليد، قدرة {kW} كيلووات.
    For a restaurant of 120 to 200 covers: {rph} racks an hour in {W} mm, corner or straight. | لمطعم من 120 إلى 200 مقعد: {rph} سلة في الساعة في {W} مم، ركن أو مستقيم.`,
}

const undercounterDishwashers: Family = {
  type: 'undercounter-dishwasher',
  categories: ['dishwashing'],
  kgPerCubicMetre: 185,
  common: 'doors=1 min=55 max=82',
  rows: `
    raghwell U30 | Undercounter dishwasher, 30 racks per hour | غسالة أطباق تحت الكاونتر 30 سلة في الساعة | 52900 14 590x610x830 | rph=30 baskets=1 kW=3.5
    raghwell U40 | Undercounter dishwasher, 40 racks per hour, drain pump | غسالة أطباق تحت الكاونتر 40 سلة في الساعة بطلمبة صرف | 67500 9 600x620x840 | rph=40 baskets=1 kW=6.2
    raghwell U40D | Undercounter dishwasher, digital control, 40 racks per hour | غسالة أطباق تحت الكاونتر تحكم ديجيتال 40 سلة في الساعة | 78900 5 600x630x850 | rph=40 baskets=1 kW=6.4
    sahnora U32 | Front-loading dishwasher, 32 racks per hour, double wall | غسالة أطباق أمامية 32 سلة في الساعة جدار مزدوج | 71200 4 600x640x860 | rph=32 baskets=1 kW=5.3
    raghwell U25 | Compact dishwasher for cafes, 25 racks per hour | غسالة أطباق صغيرة للكافيهات 25 سلة في الساعة | 21500 3 560x600x820 | rph=25 baskets=1 kW=3.3 used`,
  texts: `
    Slides under a standard counter and washes {rph} racks an hour with three cycles. | تدخل تحت الكاونتر القياسي وتغسل {rph} سلة في الساعة بثلاث دورات.
    Takes plates up to 340 mm high and rinses at {max} °C, dry by the time they are stacked; {W} mm. | تقبل أطباقًا حتى 340 مم وتشطف عند {max} درجة فتجف قبل رصها، العرض {W} مم.
    Quiet enough for an open bar; door in double wall, {kW} kW and {rph} racks an hour. | هادئة تناسب البار المفتوح، باب مزدوج الجدار وقدرة {kW} كيلووات و{rph} سلة في الساعة.`,
}

const conveyorDishwashers: Family = {
  type: 'conveyor-dishwasher',
  categories: ['dishwashing'],
  kgPerCubicMetre: 120,
  common: 'min=55 max=85',
  rows: `
    sahnora C120 | Rack conveyor dishwasher, 120 racks per hour | غسالة أطباق سير 120 سلة في الساعة | 365000 1 1650x820x1600 | rph=120 tanks=1 kW=24
    sahnora C180 | Rack conveyor dishwasher, 2 tanks, 180 racks per hour | غسالة أطباق سير حوضين 180 سلة في الساعة | 498000 1 2300x820x1600 | rph=180 tanks=2 kW=33
    sahnora C240D | Rack conveyor dishwasher with dryer, 240 racks per hour | غسالة أطباق سير مع مجفف 240 سلة في الساعة | 585000 0 3200x850x1750 | rph=240 tanks=2 kW=45
    sahnora C150 | Conveyor dishwasher for hotels, 150 racks per hour | غسالة أطباق سير للفنادق 150 سلة في الساعة | 198000 1 1900x820x1600 | rph=150 tanks=1 kW=27 used`,
  texts: `
    Dirty racks in at one end, hot dry ones out at the other: {rph} an hour without a break. | سلال متسخة من طرف وسلال نظيفة ساخنة من الآخر: {rph} في الساعة دون توقف.
    Starts only when a rack enters, which saves water in quiet hours; {W} mm long, {kW} kW. | تبدأ فقط عند دخول سلة فتوفر المياه في ساعات الهدوء، الطول {W} مم وقدرة {kW} كيلووات.
    Built for hotel banquets: {rph} racks an hour, rinsed at {max} °C. | مصممة لولائم الفنادق: {rph} سلة في الساعة مع شطف عند {max} درجة.`,
}

const glasswashers: Family = {
  type: 'glasswasher',
  categories: ['dishwashing', 'coffee'],
  kgPerCubicMetre: 190,
  common: 'doors=1 min=50 max=80',
  rows: `
    raghwell GW35 | Glasswasher, 35 cm basket, 30 racks per hour | غسالة كاسات سلة 35 سم 30 سلة في الساعة | 34800 16 420x480x640 | rph=30 baskets=1 kW=2.6
    raghwell GW40 | Glasswasher, 40 cm basket, 30 racks per hour, drain pump | غسالة كاسات سلة 40 سم 30 سلة في الساعة بطلمبة صرف | 41900 10 460x530x700 | rph=30 baskets=1 kW=3.1
    raghwell GW40C | Glasswasher with cold rinse, 40 cm basket | غسالة كاسات بشطف بارد سلة 40 سم | 48700 0 460x540x720 | rph=25 baskets=1 kW=3.2
    raghwell GW38 | Bar glasswasher, 38 cm basket | غسالة كاسات بار سلة 38 سم | 12500 2 440x510x680 | rph=28 baskets=1 kW=2.8 used`,
  texts: `
    Clear glasses in two minutes without a cloth: {rph} baskets an hour in {W} mm. | كاسات لامعة في دقيقتين دون فوطة: {rph} سلة في الساعة في {W} مم.
    Fits below the espresso bar at {H} mm and doses rinse aid by itself; {kW} kW. | توضع تحت بار القهوة بارتفاع {H} مم وتضيف الملمع تلقائيًا، {kW} كيلووات.
    Soft start protects thin stems; filter and arms lift out for rinsing; {W} mm wide. | بداية هادئة تحمي الكاسات الرفيعة، والفلتر والأذرع تُرفع للشطف، العرض {W} مم.`,
}

export const DISHWASHING: readonly Family[] = [hoodDishwashers, undercounterDishwashers, conveyorDishwashers, glasswashers]
