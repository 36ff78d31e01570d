import type { Family } from '../family.ts'

const uprightFreezers: Family = {
  type: 'upright-freezer',
  categories: ['freezers-ice'],
  kgPerCubicMetre: 84,
  common: 'min=-22 max=-15',
  rows: `
    qutbania UF600 | Upright freezer, 1 door, 600 L | فريزر رأسي باب واحد 600 لتر | 47500 11 700x810x2050 | doors=1 shelves=3 L=600 kW=0.65
    qutbania UF1200 | Upright freezer, 2 doors, 1200 L | فريزر رأسي بابين 1200 لتر | 76900 8 1400x810x2050 | doors=2 shelves=6 L=1200 kW=1.05
    qutbania UF1800 | Upright freezer, 3 doors, 1800 L | فريزر رأسي 3 أبواب 1800 لتر | 108500 2 2100x810x2050 | doors=3 shelves=9 L=1800 kW=1.6
    qutbania UF380 | Slim upright freezer, 7 drawers | فريزر رأسي رفيع 7 أدراج | 29800 22 600x650x1850 | doors=1 drawers=7 L=300 kW=0.3
    boreval FS650 | GN 2/1 freezer, 1 door, 650 L, digital control | فريزر GN 2/1 باب واحد 650 لتر تحكم ديجيتال | 55900 7 720x830x2080 | doors=1 shelves=3 L=650 kW=0.7
    boreval FS1300 | GN 2/1 freezer, 2 doors, 1300 L, digital control | فريزر GN 2/1 بابين 1300 لتر تحكم ديجيتال | 88700 5 1440x830x2080 | doors=2 shelves=6 L=1300 kW=1.15
    boreval FSG700 | Glass-door freezer, 1 door, 700 L | فريزر عرض باب زجاج 700 لتر | 61500 3 740x850x2080 | doors=1 shelves=4 L=700 kW=0.9 +display
    nivarelle UF1100 | Two-door freezer, 1100 L, rear castors | فريزر بابين 1100 لتر بعجل خلفي | 44900 1 1340x800x2000 | doors=2 shelves=6 L=1100 kW=1.1 used
    nivarelle UCF2 | Undercounter freezer, 2 doors, 1400 mm | فريزر كاونتر بابين 1400 مم | 49900 6 1400x700x860 | doors=2 shelves=2 L=280 kW=0.55`,
  texts: `
    Holds {L} L at {min} °C with thick foamed walls that save power through the summer. | يحفظ {L} لتر عند {frost} درجة تحت الصفر بجدران معزولة توفر الكهرباء في الصيف.
    Heated door frame stops ice from sticking; {doors} and {kW} kW. | إطار الباب مزود بسخان يمنع التصاق الثلج، مع {doors} وقدرة {kW} كيلووات.
    Frozen stock in order on {W} mm of floor: {L} L and a clear temperature display. | المجمدات مرتبة في عرض {W} مم: سعة {L} لتر وشاشة حرارة واضحة.`,
}

const chestFreezers: Family = {
  type: 'chest-freezer',
  categories: ['freezers-ice'],
  kgPerCubicMetre: 85,
  common: 'min=-24 max=-12',
  rows: `
    qutbania CF200 | Chest freezer, 200 L | ديب فريزر 200 لتر | 13900.5 48 950x560x850 | doors=1 L=200 kW=0.15
    qutbania CF300 | Chest freezer, 300 L, lock and castors | ديب فريزر 300 لتر بقفل وعجل | 17250 36 1120x650x850 | doors=1 L=300 kW=0.18
    qutbania CF500 | Chest freezer, 2 lids, 500 L | ديب فريزر بابين 500 لتر | 24500 19 1600x700x850 | doors=2 L=500 kW=0.25
    qutbania CF700 | Chest freezer, 2 lids, 700 L, stainless lid | ديب فريزر بابين 700 لتر غطاء استانلس | 33200 7 2050x750x870 | doors=2 L=700 kW=0.35
    vitranel IG400 | Ice cream freezer, curved sliding glass, 400 L | فريزر آيس كريم زجاج جرار مقوس 400 لتر | 27800 0 1350x680x900 | doors=2 L=400 kW=0.3 +display
    vitranel IG600 | Island freezer, flat sliding glass, 600 L | فريزر جزيرة زجاج جرار 600 لتر | 36900.75 9 1900x730x880 | doors=2 L=600 kW=0.42 +display
    boreval CFS350 | Steel-lined chest freezer, 350 L | ديب فريزر بطانة استانلس 350 لتر | 11800 2 1250x680x860 | doors=1 L=350 kW=0.2 used`,
  texts: `
    Keeps {L} L frozen for most of a day without power, so that a cut does not cost the stock. | يحفظ {L} لتر مجمدة معظم اليوم دون كهرباء، فلا يضيع المخزون عند انقطاع التيار.
    Low running cost of {kW} kW, a drain at the front for easy defrosting, and {L} L inside. | استهلاك منخفض {kW} كيلووات وفتحة تصريف أمامية لتسهيل الإذابة وسعة {L} لتر.
    Wire baskets keep small packs on top; {W} mm wide and ready to roll to any corner. | سلال سلكية للعبوات الصغيرة بالأعلى، بعرض {W} مم وسهل النقل إلى أي ركن.`,
}

const iceMakers: Family = {
  type: 'ice-maker',
  categories: ['freezers-ice', 'drinks'],
  kgPerCubicMetre: 120,
  rows: `
    talgora IC25 | Ice cube maker, 25 kg per day | ماكينة ثلج مكعبات 25 كجم في اليوم | 27900 21 400x480x620 | kgd=25 kg=6 kW=0.3
    talgora IC45 | Ice cube maker, 45 kg per day | ماكينة ثلج مكعبات 45 كجم في اليوم | 38500 14 500x580x780 | kgd=45 kg=17 kW=0.42
    talgora IC80 | Ice cube maker, 80 kg per day | ماكينة ثلج مكعبات 80 كجم في اليوم | 57200 9 620x600x950 | kgd=80 kg=30 kW=0.6
    talgora IC150 | Ice machine with 100 kg bin, 150 kg per day | ماكينة ثلج 150 كجم في اليوم بخزان 100 كجم | 94500 5 760x820x1650 | kgd=150 kg=100 kW=0.95
    talgora IC300 | Modular ice maker with 180 kg bin, 300 kg per day | ماكينة ثلج 300 كجم في اليوم بخزان 180 كجم | 158000 2 770x850x1850 | kgd=300 kg=180 kW=1.7
    talgora IC500 | Modular ice maker with 240 kg bin, 500 kg per day | ماكينة ثلج 500 كجم في اليوم بخزان 240 كجم | 236000 0 1220x850x1900 | kgd=500 kg=240 kW=2.6
    talgora FL120 | Flake ice machine, 120 kg per day | ماكينة ثلج مجروش 120 كجم في اليوم | 89900 4 560x600x1050 | kgd=120 kg=30 kW=0.6
    talgora FL400 | Flake ice machine, 400 kg per day, for fish counters | ماكينة ثلج مجروش 400 كجم في اليوم لعرض الأسماك | 214500 1 760x700x1750 | kgd=400 kg=150 kW=1.8
    talgora NG60 | Nugget ice maker, 60 kg per day | ماكينة ثلج قطع صغيرة 60 كجم في اليوم | 71300 3 500x610x800 | kgd=60 kg=15 kW=0.55
    qutbania IM50 | Ice cube machine, 50 kg per day, air cooled | ماكينة ثلج مكعبات 50 كجم في اليوم تبريد هواء | 22400 1 500x590x800 | kgd=50 kg=20 kW=0.45 used`,
  texts: `
    Makes {kgd} kg of clear ice a day and stops by itself when the bin of {kg} kg is full. | تنتج {kgd} كجم من الثلج النقي يوميًا وتتوقف تلقائيًا عند امتلاء الخزان سعة {kg} كجم.
    Enough for the rush of a summer evening: {kgd} kg in 24 hours at only {kW} kW. | تكفي زحام ليالي الصيف: {kgd} كجم في 24 ساعة بقدرة {kW} كيلووات فقط.
    Washable filter and a descaling programme keep output at {kgd} kg a day; body {W} mm wide. | فلتر قابل للغسيل وبرنامج إزالة ترسبات يحافظان على إنتاج {kgd} كجم يوميًا، العرض {W} مم.`,
}

export const FREEZERS: readonly Family[] = [uprightFreezers, chestFreezers, iceMakers]
