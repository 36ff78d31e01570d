import type { Family } from '../family.ts'

const combiOvens: Family = {
  type: 'combi-oven',
  categories: ['ovens'],
  kgPerCubicMetre: 185,
  common: 'doors=1 min=30 max=300',
  rows: `
    kelmara C6E | Combi oven, 6 trays GN 1/1, electric | فرن كومبي 6 صواني GN 1/1 كهرباء | 184000 5 850x780x780 | trays=6 kW=10.8
    kelmara C6G | Combi oven, 6 trays GN 1/1, gas | فرن كومبي 6 صواني GN 1/1 غاز | 205000 3 850x780x780 | trays=6 gas=12 kW=0.8
    kelmara C10E | Combi oven, 10 trays GN 1/1, electric | فرن كومبي 10 صواني GN 1/1 كهرباء | 268000 4 850x800x1060 | trays=10 kW=18.6
    kelmara C10G | Combi oven, 10 trays GN 1/1, gas | فرن كومبي 10 صواني GN 1/1 غاز | 289500 2 850x800x1060 | trays=10 gas=22 kW=0.9
    kelmara C20E | Combi oven, 20 trays GN 1/1, with roll-in trolley, electric | فرن كومبي 20 صينية GN 1/1 بعربة كهرباء | 489000 1 880x860x1810 | trays=20 kW=37
    kelmara C20G | Combi oven, 20 trays GN 2/1, with roll-in trolley, gas | فرن كومبي 20 صينية GN 2/1 بعربة غاز | 600000 1 1080x1050x1810 | trays=20 gas=65 kW=2.2
    kelmara C4M | Compact combi steamer, 4 trays GN 2/3, electric | فرن كومبي صغير 4 صواني GN 2/3 كهرباء | 112500 8 560x620x560 | trays=4 kW=4.9
    kelmara C10T | Combi oven, 10 trays GN 1/1, touch screen, electric | فرن كومبي 10 صواني GN 1/1 شاشة لمس كهرباء | 318000 0 850x830x1060 | trays=10 kW=19.2
    khamirel CB6 | Bakery combi oven, 6 trays 60x40, electric | فرن كومبي مخابز 6 صواني 60x40 كهرباء | 171500 3 930x860x820 | trays=6 kW=12.4 +bakery
    kelmara C7E | Combi oven with stand, 7 trays GN 1/1, electric | فرن كومبي 7 صواني GN 1/1 كهرباء مع حامل | 96000 1 850x790x1500 | trays=7 kW=11.5 used`,
  texts: `
    Steam, dry heat or both: cooks {trays} at once without mixing flavours, and washes itself at night. | بخار أو هواء ساخن أو الاثنان معًا: يطهو {trays} معًا دون اختلاط الطعم ويغسل نفسه ليلًا.
    Keeps meat juicy with humidity set in steps of one per cent; up to {max} °C, {W} mm wide. | يحافظ على عصارة اللحم برطوبة تُضبط بدقة 1% وحرارة حتى {max} درجة، العرض {W} مم.
    Core probe, 100 stored programmes and a fan that turns both ways for even colour on {trays}. | مجس حرارة و100 برنامج محفوظ ومروحة باتجاهين تعطي لونًا متساويًا في {trays}.
    Replaces oven, steamer and grill in {W} x {D} mm; the glass door opens for cleaning. | يغني عن الفرن والستيمر والشواية في {W} × {D} مم، وزجاج الباب يُفتح للتنظيف.`,
}

const convectionOvens: Family = {
  type: 'convection-oven',
  categories: ['ovens', 'bakery'],
  kgPerCubicMetre: 150,
  common: 'doors=1 min=50 max=280',
  rows: `
    kelmara V4 | Convection oven, 4 trays 46x33, electric | فرن كونفكشن 4 صواني 46x33 كهرباء | 26900 28 590x600x590 | trays=4 kW=3.2
    kelmara V4H | Convection oven with humidity, 4 trays 60x40 | فرن كونفكشن برطوبة 4 صواني 60x40 | 58700 9 800x760x580 | trays=4 kW=6.4
    kelmara V6G | Convection oven, 6 trays 60x40, gas | فرن كونفكشن 6 صواني 60x40 غاز | 92500 4 860x880x900 | trays=6 gas=14 kW=0.5
    kelmara V10 | Convection oven, 10 trays 60x40, electric, on stand | فرن كونفكشن 10 صواني 60x40 كهرباء بحامل | 119000 3 860x880x1700 | trays=10 kW=16
    khamirel HB5 | Bakery hot-air oven, 5 trays, digital control | فرن كونفكشن مخابز 5 صواني تحكم ديجيتال | 71200 6 790x770x640 | trays=5 kW=7.8
    khamirel HB3 | Croissant oven, 3 trays, for cafes | فرن كرواسون 3 صواني للكافيهات | 19500 0 580x560x440 | trays=3 kW=2.7 off
    kelmara V5 | Convection oven, 5 trays, grill element | فرن كونفكشن 5 صواني بشواية علوية | 28500 2 800x750x620 | trays=5 kW=6.2 used`,
  texts: `
    A reversing fan browns {trays} alike, front to back, at up to {max} °C. | مروحة باتجاهين تعطي {trays} لونًا واحدًا من الأمام إلى الخلف حتى {max} درجة.
    Bakes croissants, biscuits and chicken in one body of {W} x {D} mm. | يخبز الكرواسون والبسكويت ويشوي الفراخ في جسم واحد {W} × {D} مم.
    Cool double glass, removable tray rails and a drawer for crumbs; holds {trays}, {W} mm wide. | زجاج مزدوج بارد وحوامل صواني سهلة الفك ودرج للفتات، يسع {trays} بعرض {W} مم.`,
}

const deckOvens: Family = {
  type: 'deck-oven',
  categories: ['ovens', 'bakery'],
  kgPerCubicMetre: 190,
  common: 'min=50 max=350',
  rows: `
    tanoria D1E | Deck oven, 1 deck, 2 trays, electric | فرن دور واحد صينيتين كهرباء | 44500 10 1240x830x560 | decks=1 trays=2 kW=6.6
    tanoria D2E | Deck oven, 2 decks, 4 trays, electric | فرن دورين 4 صواني كهرباء | 79800 6 1240x830x1250 | decks=2 trays=4 kW=13.2
    tanoria D3E | Deck oven, 3 decks, 9 trays, electric, with steam | فرن 3 أدوار 9 صواني كهرباء بالبخار | 168000 2 1700x930x1650 | decks=3 trays=9 kW=27
    tanoria D2G | Deck oven, 2 decks, 4 trays, gas | فرن دورين 4 صواني غاز | 89500 5 1320x890x1350 | decks=2 trays=4 gas=28 kW=0.2
    tanoria D3G | Deck oven, 3 decks, 6 trays, gas | فرن 3 أدوار 6 صواني غاز | 124000 3 1320x890x1800 | decks=3 trays=6 gas=42 kW=0.3
    khamirel DK1G | Feteer and bread oven, 1 deck, 3 trays, gas | فرن فطير وعيش دور واحد 3 صواني غاز | 36800 1 1650x900x700 | decks=1 trays=3 gas=18 kW=0.1 used`,
  texts: `
    Stone floor and separate top and bottom heat for each deck; takes {trays} in all. | أرضية حجرية وتحكم منفصل في الحرارة العلوية والسفلية لكل دور، ويسع {trays}.
    Thick rock-wool walls hold {max} °C, so that the next batch needs no waiting; {W} mm wide. | عزل صوف صخري سميك يحفظ {max} درجة فلا تنتظر الدفعة التالية، العرض {W} مم.
    Bread, feteer and oriental sweets rise evenly on {trays}, lit and watched through glass doors. | عيش وفطير وحلويات شرقية تنضج بالتساوي في {trays} بإضاءة وأبواب زجاجية.`,
}

const pizzaOvens: Family = {
  type: 'pizza-oven',
  categories: ['ovens'],
  kgPerCubicMetre: 210,
  common: 'min=60 max=450',
  rows: `
    tanoria P4 | Pizza oven, 1 deck, 4 pizzas 30 cm, electric | فرن بيتزا دور واحد 4 بيتزا 30 سم كهرباء | 32500 12 900x785x420 | decks=1 kW=4.7
    tanoria P44 | Pizza oven, 2 decks, 8 pizzas 30 cm, electric | فرن بيتزا دورين 8 بيتزا 30 سم كهرباء | 54900 8 900x785x750 | decks=2 kW=9.4
    tanoria P66 | Pizza oven, 2 decks, 12 pizzas 33 cm, electric | فرن بيتزا دورين 12 بيتزا 33 سم كهرباء | 79600 4 1150x1010x750 | decks=2 kW=16.8
    tanoria P6G | Pizza oven, 1 deck, 6 pizzas 33 cm, gas | فرن بيتزا دور واحد 6 بيتزا 33 سم غاز | 71900 5 1150x1030x560 | decks=1 gas=19 kW=0.1
    tanoria PS1 | Countertop pizza oven, 1 stone, 40 cm, electric | فرن بيتزا صغير حجر واحد 40 سم كهرباء | 8900.5 73 560x570x280 | decks=1 kW=2 max=350
    tanoria PD9 | Dome pizza oven, wood and gas, 9 pizzas | فرن بيتزا قبة حطب وغاز 9 بيتزا | 235000 1 1600x1650x1950 | decks=1 gas=34
    tanoria P99 | Two-deck pizza oven, 18 pizzas 33 cm, electric | فرن بيتزا دورين 18 بيتزا 33 سم كهرباء | 47000 1 1450x1350x750 | decks=2 kW=26 used`,
  texts: `
    Bakes a thin crust in three to four minutes on a refractory stone at up to {max} °C; {W} mm wide. | يخبز العجينة الرقيقة في 3 إلى 4 دقائق على حجر حراري حتى {max} درجة، العرض {W} مم.
    Separate thermostats for floor and ceiling give a crisp base and melted top; {W} mm wide, {kW} kW. | ترموستات منفصل للأرضية والسقف لقاعدة مقرمشة ووجه ذائب، عرض {W} مم وقدرة {kW} كيلووات.
    Heats up before the first order and holds through the evening; chamber light, window, {D} mm deep. | يسخن قبل أول طلب ويحتفظ بحرارته طوال المساء، بإضاءة داخلية وشباك وعمق {D} مم.`,
}

const conveyorOvens: Family = {
  type: 'conveyor-oven',
  categories: ['ovens'],
  kgPerCubicMetre: 175,
  common: 'min=100 max=320',
  rows: `
    tanoria CV45 | Conveyor pizza oven, 45 cm belt, electric | فرن سير بيتزا عرض السير 45 سم كهرباء | 128500 3 1430x960x560 | decks=1 kW=9.8 kgh=30
    tanoria CV50G | Conveyor pizza oven, 50 cm belt, gas | فرن سير بيتزا عرض السير 50 سم غاز | 176000 2 1750x1080x620 | decks=1 gas=24 kW=0.6 kgh=45
    tanoria CV82G | Conveyor oven, 82 cm belt, 2 decks, gas | فرن سير دورين عرض السير 82 سم غاز | 420000 0 2100x1450x1550 | decks=2 gas=72 kW=1.6 kgh=130
    tanoria CT30 | Conveyor toaster, 350 slices per hour | توستر سير 350 شريحة في الساعة | 14700 17 370x420x390 | decks=1 kW=2.2 kgh=12 :conveyor-toaster`,
  texts: `
    Every piece gets the same time and heat, whoever is on shift: about {kgh} kg an hour. | كل قطعة تأخذ نفس الوقت والحرارة مهما تغير العامل: حوالي {kgh} كجم في الساعة.
    Belt speed and heat are set once and kept; the crumb tray slides out, {W} mm long. | سرعة السير والحرارة تُضبطان مرة واحدة، ودرج الفتات يُسحب للتنظيف، الطول {W} مم.
    No peel and no waiting: load at one end, serve at the other, up to {max} °C. | دون جاروف ودون انتظار: تحميل من طرف وتقديم من الآخر حتى {max} درجة وبعرض {W} مم.`,
}

const microwaves: Family = {
  type: 'microwave',
  categories: ['ovens'],
  kgPerCubicMetre: 230,
  common: 'doors=1',
  rows: `
    kelmara M25 | Commercial microwave, 25 L, 1 kW | ميكروويف تجاري 25 لتر 1 كيلووات | 11900 41 510x430x310 | L=25 kW=1
    kelmara M30 | Commercial microwave, 30 L, 1.8 kW, two magnetrons | ميكروويف تجاري 30 لتر 1.8 كيلووات | 21500 13 420x560x340 | L=30 kW=1.8
    kelmara MH34 | High-speed oven, microwave and hot air, 34 L | فرن سريع ميكروويف وهواء ساخن 34 لتر | 164000 2 480x700x620 | L=34 kW=3.5 max=275
    kelmara M23 | Microwave oven, 23 L, dial control | ميكروويف 23 لتر تحكم يدوي | 4250 4 485x400x290 | L=23 kW=0.9 used`,
  texts: `
    Made for a hundred openings a day: steel cavity of {L} L, flat ceramic floor, {kW} kW. | مصنوع لمئة فتحة في اليوم: تجويف استانلس {L} لتر وأرضية سيراميك وقدرة {kW} كيلووات.
    Reheats a plate in under a minute; stored programmes and a {L} L cavity without a turntable. | يسخن الطبق في أقل من دقيقة ببرامج محفوظة وسعة {L} لتر دون طبق دوار.
    A filter you rinse under the tap and a door that swings wide; {L} L in {W} mm. | فلتر يُغسل تحت الصنبور وباب يُفتح بزاوية واسعة، سعة {L} لتر في {W} مم.`,
}

export const OVENS: readonly Family[] = [combiOvens, convectionOvens, deckOvens, pizzaOvens, conveyorOvens, microwaves]
