import type { Family } from '../family.ts'

const proofers: Family = {
  type: 'proofer',
  categories: ['bakery'],
  kgPerCubicMetre: 75,
  common: 'min=25 max=50',
  rows: `
    khamirel PR8 | Proofer under the oven, 8 trays 60x40 | مخمر أسفل الفرن 8 صواني 60x40 | 32500 8 860x800x850 | doors=2 trays=8 kW=1.8
    khamirel PR12 | Proofer, 12 trays 60x40, glass door | مخمر 12 صينية 60x40 باب زجاج | 29800 10 520x720x1750 | doors=1 trays=12 kW=2
    khamirel PR16 | Proofing cabinet, 16 trays 60x40, humidity control | مخمر 16 صينية 60x40 بتحكم رطوبة | 43900 6 600x800x1950 | doors=1 trays=16 kW=2.6
    khamirel PR32 | Proofing cabinet, 2 doors, 32 trays 60x40 | مخمر بابين 32 صينية 60x40 | 67500 3 1150x800x1950 | doors=2 trays=32 kW=3.5
    khamirel RP18 | Retarder proofer, 18 trays, programmed overnight | مخمر تبريد وتخمير 18 صينية ببرنامج ليلي | 158000 2 800x1000x2100 | doors=1 trays=18 kW=2.9 min=-5 max=40
    ragifa PX16 | Bread proofer, 16 trays, on castors | مخمر عيش 16 صينية بعجل | 11900 2 560x750x1850 | doors=1 trays=16 kW=2.2 used`,
  texts: `
    Warm mist holds {trays} of dough at an even rise; the door seals with magnets. | بخار دافئ يخمر {trays} بالتساوي، والباب يغلق بمغناطيس.
    Heat and humidity have a dial each, so that croissant and baladi bread both come out right; {W} mm. | مفتاح للحرارة وآخر للرطوبة لينجح الكرواسون والعيش البلدي معًا، العرض {W} مم.
    Water refills by itself and the interior is stainless; room for {trays} in {W} mm. | ملء ماء تلقائي وداخلية استانلس، ويسع {trays} في عرض {W} مم.`,
}

const spiralMixers: Family = {
  type: 'spiral-mixer',
  categories: ['bakery'],
  kgPerCubicMetre: 330,
  common: 'bowls=1',
  rows: `
    aganera SP8 | Spiral mixer, 8 kg of dough, 10 L bowl | عجانة لولبية 8 كجم حلة 10 لتر | 19800 37 300x570x620 | kg=8 L=10 kW=0.37
    aganera SP17 | Spiral mixer, 17 kg of dough, 22 L bowl | عجانة لولبية 17 كجم حلة 22 لتر | 31900 18 390x680x730 | kg=17 L=22 kW=0.75
    aganera SP25 | Spiral mixer, 25 kg of dough, two speeds | عجانة لولبية 25 كجم سرعتين | 46500 12 430x750x810 | kg=25 L=32 kW=1.1
    aganera SP38 | Spiral mixer, 38 kg of dough, lifting head | عجانة لولبية 38 كجم رأس متحرك | 68900 5 480x840x910 | kg=38 L=42 kW=1.8
    aganera SP50 | Spiral mixer, 50 kg of dough, two speeds | عجانة لولبية 50 كجم سرعتين | 84700 7 560x950x1050 | kg=50 L=65 kW=2.6
    aganera SP80 | Spiral mixer, 80 kg of dough, timer for each speed | عجانة لولبية 80 كجم بتايمر لكل سرعة | 142000 2 680x1120x1250 | kg=80 L=120 kW=4.5
    aganera SP120R | Spiral mixer, 120 kg of dough, removable bowl | عجانة لولبية 120 كجم حلة متحركة | 315000 1 850x1350x1450 | kg=120 L=190 kW=7.5
    ragifa KN50 | Bread kneader, 50 kg of dough, fork arm | عجانة عيش 50 كجم ذراع شوكة | 58300 4 700x1050x1150 | kg=50 L=75 kW=2.2
    ragifa KN30 | Dough kneader, 30 kg of dough, single speed | عجانة 30 كجم سرعة واحدة | 16900 2 480x820x900 | kg=30 L=38 kW=1.5 used`,
  texts: `
    Kneads {kg} kg of dough cool and smooth, and stops at once when the guard is lifted. | تعجن {kg} كجم من العجين باردًا وناعمًا وتتوقف فور رفع الواقي.
    Hook, bowl and bar in stainless steel, chain drive in oil, {kW} kW for {kg} kg batches. | الخطاف والحلة والعمود استانلس، ونقل حركة في الزيت، {kW} كيلووات لعجنة {kg} كجم.
    Works stiff pizza dough and soft fino alike: {kg} kg a batch on {W} mm of floor. | تعجن عجين البيتزا الثقيل والفينو الطري: {kg} كجم في العجنة على عرض {W} مم.`,
}

const planetaryMixers: Family = {
  type: 'planetary-mixer',
  categories: ['bakery', 'preparation'],
  kgPerCubicMetre: 300,
  common: 'bowls=1',
  rows: `
    aganera PM7 | Planetary mixer, 7 L, countertop | خلاط كوكبي 7 لتر طاولة | 14900 66 260x410x430 | L=7 kW=0.35
    aganera PM10 | Planetary mixer, 10 L, three speeds | خلاط كوكبي 10 لتر 3 سرعات | 21500 31 370x460x640 | L=10 kW=0.5
    aganera PM20 | Planetary mixer, 20 L, three speeds | خلاط كوكبي 20 لتر 3 سرعات | 34900 20 430x520x780 | L=20 kW=1.1
    aganera PM30 | Planetary mixer, 30 L, with safety guard | خلاط كوكبي 30 لتر مع واقي أمان | 49800 11 500x550x930 | L=30 kW=1.5
    aganera PM40 | Planetary mixer, 40 L, floor standing | خلاط كوكبي 40 لتر أرضي | 76500 6 560x620x1150 | L=40 kW=2.2
    aganera PM60 | Planetary mixer, 60 L, digital timer | خلاط كوكبي 60 لتر تايمر ديجيتال | 139000 3 700x850x1380 | L=60 kW=3
    aganera PM80 | Planetary mixer, 80 L, bowl lift by motor | خلاط كوكبي 80 لتر رفع حلة بموتور | 228000 0 800x1000x1650 | L=80 kW=4
    ragifa MX20 | Cream and cake mixer, 20 L, variable speed | مضرب كريمة وكيك 20 لتر سرعات متغيرة | 41200 9 440x540x800 | L=20 kW=1.2
    ragifa MX40 | Cake beater, 40 L, two bowls included | مضرب كيك 40 لتر مع حلتين | 24500 1 570x640x1180 | L=40 kW=2 used`,
  texts: `
    Whisk, beater and hook are in the box: cream, cake and dough from one bowl of {L} L. | معه المضرب السلك والمضرب الفلات والخطاف: كريمة وكيك وعجين في حلة {L} لتر.
    Gears of hardened steel in a cast body; {L} L, {kW} kW and little noise. | تروس من الصلب المقسى في جسم زهر، {L} لتر وقدرة {kW} كيلووات وصوت منخفض.
    The tool passes every point of the bowl, so {L} L need no scraping; {H} mm high. | الذراع تمر على كل نقطة في الحلة فلا تحتاج {L} لتر إلى كشط، الارتفاع {H} مم.`,
}

const doughSheeters: Family = {
  type: 'dough-sheeter',
  categories: ['bakery'],
  kgPerCubicMetre: 85,
  rows: `
    ragifa DS50 | Dough sheeter, 500 mm belt, folding tables | فرادة عجين سير 500 مم طاولات قابلة للطي | 118000 4 2100x950x1150 | kW=0.55
    ragifa DS60 | Dough sheeter, 600 mm belt, two speeds | فرادة عجين سير 600 مم سرعتين | 159000 2 2600x1000x1150 | kW=0.75
    ragifa DS40T | Countertop dough sheeter, 400 mm rollers | فرادة عجين طاولة رولات 400 مم | 64500 6 1500x720x560 | kW=0.4
    ragifa PR42 | Pizza roller, two pairs of rollers, 42 cm | فرادة بيتزا رولين مزدوجين 42 سم | 24300 19 530x530x780 | kW=0.37 :pizza-roller
    ragifa PP45 | Pizza press, heated plates, 45 cm | مكبس بيتزا حراري 45 سم | 58600 0 550x720x850 | kW=5.2 off :pizza-press
    aganera DS52 | Croissant sheeter, 520 mm belt | فرادة كرواسون سير 520 مم | 52500 1 2200x950x1150 | kW=0.6 used`,
  texts: `
    Rolls dough to an even thickness down to 1 mm in a few passes; {W} mm open, {kW} kW. | تفرد العجين بسمك واحد حتى 1 مم في مرات قليلة، الطول مفتوحة {W} مم وقدرة {kW} كيلووات.
    Guards stop the machine when lifted and scrapers come off by hand; {D} mm deep, {H} mm high. | واقيات توقف الماكينة عند رفعها وكاشطات تُفك باليد، عمق {D} مم وارتفاع {H} مم.
    Does in a minute what takes a baker ten, and each sheet is the same; only {kW} kW. | تنجز في دقيقة ما يحتاج الخباز إلى عشر، وكل فرخ مثل الآخر، بقدرة {kW} كيلووات فقط.`,
}

export const BAKERY: readonly Family[] = [proofers, spiralMixers, planetaryMixers, doughSheeters]
