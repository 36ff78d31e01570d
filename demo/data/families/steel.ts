import type { Family } from '../family.ts'

const sinks: Family = {
  type: 'sink',
  categories: ['steel', 'dishwashing'],
  kgPerCubicMetre: 42,
  rows: `
    steqara SK1 | Stainless steel sink, 1 bowl, 700 mm | حوض استانلس عين واحدة 700 مم | 8900 47 700x700x900 | bowls=1
    steqara SK2 | Stainless steel sink, 2 bowls, 1400 mm | حوض استانلس عينين 1400 مم | 14500 34 1400x700x900 | bowls=2
    steqara SK3 | Stainless steel sink, 3 bowls, 2000 mm | حوض استانلس 3 عيون 2000 مم | 21300 11 2000x700x900 | bowls=3
    steqara SK1L | Sink with left drainer, 1 bowl, 1200 mm | حوض استانلس عين واحدة بصفاية يسار 1200 مم | 12700 18 1200x700x900 | bowls=1 shelves=1
    steqara SK2R | Sink with right drainer, 2 bowls, 1800 mm | حوض استانلس عينين بصفاية يمين 1800 مم | 18900 9 1800x700x900 | bowls=2 shelves=1
    steqara HW40 | Hand wash basin, knee operated | حوض غسيل أيدي تشغيل بالركبة | 4650.5 93 400x400x550 | bowls=1
    steqara PS12 | Pot sink, deep bowl, 1200 mm | حوض حلل عميق 1200 مم | 16200 0 1200x700x900 | bowls=1
    steqara SK2B | Two-bowl sink, 1600 mm, lower shelf | حوض عينين 1600 مم برف سفلي | 5200 2 1600x700x900 | bowls=2 shelves=1 used clearance`,
  texts: `
    Deep pressed bowls with rounded corners and a splashback of 100 mm; {W} mm long. | عيون عميقة مكبوسة بأركان دائرية ووزرة خلفية 100 مم، الطول {W} مم.
    Steel of 1.2 mm that does not ring or bend under pots; feet adjust to the floor, {W} x {D} mm. | استانلس سمك 1.2 مم لا ينثني تحت الحلل، وأرجل قابلة للضبط، {W} × {D} مم.
    Comes with waste and overflow, ready for the plumber; {W} mm wide, {H} mm to the rim. | يأتي بفلتر الصرف وفتحة الفائض جاهزًا للسباك، عرض {W} مم وارتفاع الحافة {H} مم.`,
}

const workTables: Family = {
  type: 'work-table',
  categories: ['steel', 'preparation'],
  kgPerCubicMetre: 46,
  rows: `
    steqara WT12 | Work table with lower shelf, 1200 mm | طاولة عمل استانلس برف سفلي 1200 مم | 7900 62 1200x700x850 | shelves=1
    steqara WT15 | Work table with lower shelf, 1500 mm | طاولة عمل استانلس برف سفلي 1500 مم | 9400 51 1500x700x850 | shelves=1
    steqara WT18S | Work table with splashback, 1800 mm | طاولة عمل استانلس بوزرة خلفية 1800 مم | 11200 24 1800x700x950 | shelves=1
    steqara WT20 | Work table with two shelves, 2000 mm | طاولة عمل استانلس برفين 2000 مم | 13600 12 2000x700x850 | shelves=2
    steqara CB16 | Closed cabinet table, sliding doors, 1600 mm | طاولة عمل استانلس بدولاب أبواب جرارة 1600 مم | 21400 6 1600x700x850 | doors=2 shelves=1 :cabinet-table
    steqara WT16D | Work table with 3 drawers, 1600 mm | طاولة عمل استانلس 3 أدراج 1600 مم | 17800 8 1600x700x850 | drawers=3 shelves=1
    steqara PT15 | Pastry table, marble top, 1500 mm | طاولة حلواني سطح رخام 1500 مم | 24500 0 1500x800x850 | shelves=1 +bakery
    steqara DT14 | Dishwasher inlet table with sink, 1400 mm | طاولة مدخل غسالة أطباق بحوض 1400 مم | 15300 5 1400x750x850 | bowls=1 shelves=1 +dishwashing
    steqara WT14 | Plain work table, 1400 mm | طاولة عمل استانلس سادة 1400 مم | 2900 4 1400x700x850 | shelves=1 used clearance`,
  texts: `
    Top of 1.2 mm steel on a sound-deadening board, rounded edges, {W} x {D} mm. | سطح استانلس 1.2 مم على لوح كاتم للصوت بحواف دائرية، {W} × {D} مم.
    Carries a mixer or a full side of beef; welded frame and feet that level to the floor, {W} mm. | تتحمل عجانة أو نصف ذبيحة، هيكل ملحوم وأرجل تتوازن مع الأرض، {W} مم.
    Made in 304 steel without seams where dirt could stay; {W} mm long, {H} mm high. | من استانلس 304 دون فواصل تحجز الأوساخ، طول {W} مم وارتفاع {H} مم.`,
}

const wallShelves: Family = {
  type: 'wall-shelf',
  categories: ['steel'],
  kgPerCubicMetre: 100,
  rows: `
    steqara WS10 | Wall shelf, 1 tier, 1000 mm | رف حائط استانلس دور واحد 1000 مم | 1650 160 1000x300x250 | shelves=1
    steqara WS14 | Wall shelf, 2 tiers, 1400 mm | رف حائط استانلس دورين 1400 مم | 2980.75 85 1400x300x600 | shelves=2
    steqara WS16 | Wall shelf, 2 tiers, 1600 mm, adjustable | رف حائط استانلس دورين 1600 مم متحرك | 3450 43 1600x350x650 | shelves=2
    steqara WC12 | Wall cabinet, sliding doors, 1200 mm | دولاب حائط استانلس أبواب جرارة 1200 مم | 9900 10 1200x400x600 | doors=2 shelves=2 :wall-cabinet
    steqara MW50 | Microwave wall shelf, 500 mm | رف ميكروويف حائط استانلس 500 مم | 1380 0 500x500x300 | shelves=1
    raffana SR12 | Spice shelf, 3 tiers, 1200 mm | رف توابل استانلس 3 أدوار 1200 مم | 800 6 1200x200x700 | shelves=3 used clearance`,
  texts: `
    Frees the table below and holds 40 kg a tier; brackets and screws are in the box, {W} mm. | يخلي الطاولة أسفله ويحمل 40 كجم لكل دور، ومعه الكوابيل والمسامير، {W} مم.
    Folded front edge that keeps plates from sliding; {W} x {D} mm in 304 steel. | حافة أمامية مطوية تمنع انزلاق الأطباق، {W} × {D} مم من استانلس 304.
    Wipes clean in one pass: no screws on top, {D} mm deep, {W} mm wide. | يُمسح بحركة واحدة: لا مسامير على السطح، عمق {D} مم وعرض {W} مم.`,
}

const storageRacks: Family = {
  type: 'storage-rack',
  categories: ['steel'],
  kgPerCubicMetre: 28,
  rows: `
    raffana ST9 | Storage rack, 4 shelves, 900 mm, stainless steel | ستاند تخزين استانلس 4 أرفف 900 مم | 8700 39 900x500x1800 | shelves=4
    raffana ST12 | Storage rack, 4 shelves, 1200 mm, stainless steel | ستاند تخزين استانلس 4 أرفف 1200 مم | 10400 46 1200x500x1800 | shelves=4
    raffana ST15 | Storage rack, 5 shelves, 1500 mm, stainless steel | ستاند تخزين استانلس 5 أرفف 1500 مم | 13900 14 1500x500x2000 | shelves=5
    raffana CR12 | Cold room shelving, 4 shelves, plastic grids, 1200 mm | ستاند غرف تبريد بلاستيك 4 أرفف 1200 مم | 9250 55 1200x460x1700 | shelves=4 +refrigeration
    raffana CH12 | Chrome wire shelving, 4 shelves, 1200 mm | ستاند سلك كروم 4 أرفف 1200 مم | 4100 128 1200x450x1800 | shelves=4
    raffana PR10 | Pot rack, 3 shelves, 1000 mm | ستاند حلل 3 أرفف 1000 مم | 5600 0 1000x600x1500 | shelves=3 off`,
  texts: `
    Each shelf carries 120 kg and moves up or down by 150 mm without a tool; {W} mm. | كل رف يحمل 120 كجم ويتحرك كل 150 مم دون أدوات، الطول {W} مم.
    Slotted shelves let air pass around crates, and the feet keep clear of the mop; {W} x {H} mm. | أرفف مفرغة تمرر الهواء حول الصناديق وأرجل تسمح بالتنظيف، {W} × {H} مم.
    Goes together in ten minutes from a flat pack: {shelves}, {W} mm wide. | يُركب في 10 دقائق من عبوة مسطحة: {shelves} بعرض {W} مم.`,
}

const trolleys: Family = {
  type: 'trolley',
  categories: ['steel', 'buffet'],
  kgPerCubicMetre: 32,
  rows: `
    raffana TR2 | Service trolley, 2 shelves | عربة خدمة رفين | 3900 98 860x540x930 | shelves=2
    raffana TR3 | Service trolley, 3 shelves | عربة خدمة 3 أرفف | 4700 112 860x540x930 | shelves=3
    raffana GN15 | Tray trolley, 15 trays GN 1/1 | عربة صواني 15 صينية GN 1/1 | 8900 26 380x550x1700 | trays=15
    raffana BK18 | Bakery trolley, 18 trays 60x40 | عربة مخابز 18 صينية 60x40 | 9600 41 470x620x1750 | trays=18 +bakery
    raffana BK36 | Bakery trolley, double, 36 trays 60x40 | عربة مخابز مزدوجة 36 صينية 60x40 | 15400 13 920x620x1750 | trays=36 +bakery
    raffana HT10 | Heated banquet trolley, 10 trays GN 2/1 | عربة ولائم ساخنة 10 صواني GN 2/1 | 67800 3 760x890x1300 | trays=10 doors=1 kW=2 min=30 max=90
    raffana PT200 | Plate trolley, two heated tubes, 100 plates | عربة أطباق ساخنة 100 طبق | 38600 4 920x480x950 | kW=1.2 min=30 max=85 :plate-trolley
    raffana LT1 | Linen trolley with bag | عربة مفروشات بكيس | 5300 0 900x550x1000 | shelves=1 +laundry
    raffana TR3H | Heavy clearing trolley, 3 shelves, rubber bumpers | عربة رفع أطباق 3 أرفف بمصدات كاوتش | 1900 5 950x600x950 | shelves=3 used`,
  texts: `
    Quiet rubber wheels, two with brakes, and a welded frame {W} x {D} mm that does not rattle. | عجلات كاوتش هادئة، اثنتان منها بفرامل، وهيكل ملحوم {W} × {D} مم لا يهتز.
    Passes kitchen doors and lifts easily at {W} mm wide and {H} mm high. | تمر من أبواب المطبخ والمصعد بسهولة: عرض {W} مم وارتفاع {H} مم.
    Saves ten walks a service: loaded once, pushed with one hand, {W} mm wide, {wt} kg empty. | توفر عشر مرات ذهاب وعودة: تُحمل مرة وتُدفع بيد واحدة، عرض {W} مم ووزنها {wt} كجم.`,
}

const hoods: Family = {
  type: 'hood',
  categories: ['steel', 'cooking'],
  kgPerCubicMetre: 42,
  rows: `
    shaftara HW12 | Wall hood with filters, 1200 mm | شفاط حائط بفلاتر 1200 مم | 12900 15 1200x900x450 |
    shaftara HW16 | Wall hood with filters, 1600 mm | شفاط حائط بفلاتر 1600 مم | 16400 13 1600x900x450 |
    shaftara HW20 | Wall hood with filters and lights, 2000 mm | شفاط حائط بفلاتر وإضاءة 2000 مم | 21900 8 2000x1100x450 | kW=0.06
    shaftara HW24M | Wall hood with motor, 2400 mm | شفاط حائط بموتور 2400 مم | 38500 4 2400x1100x550 | kW=0.75
    shaftara HI24 | Island hood, two rows of filters, 2400 mm | شفاط جزيرة بصفَّي فلاتر 2400 مم | 44800 2 2400x1800x500 | kW=0.12
    shaftara HI32F | Island hood with fresh air, 3200 mm | شفاط جزيرة بهواء نقي 3200 مم | 79500 0 3200x1800x550 | kW=0.18
    shaftara HC10 | Condensate hood for dishwashers, 1000 mm | شفاط بخار لغسالات الأطباق 1000 مم | 9800 7 1000x1000x450 | +dishwashing
    shaftara FN75 | Kitchen exhaust fan, 5500 m3/h | مروحة شفط مطابخ 5500 م3/ساعة | 27600 6 720x720x760 | kW=1.1 :exhaust-fan
    shaftara HW18 | Wall hood, 1800 mm, stainless steel | شفاط استانلس حائط 1800 مم | 4800 2 1800x1000x450 | kW=0.05 used`,
  texts: `
    Draws smoke through washable filters and collects the grease in a drawer; {W} x {D} mm. | يسحب الدخان عبر فلاتر قابلة للغسيل ويجمع الدهون في درج، {W} × {D} مم.
    Keeps the kitchen cool enough to work in: {W} mm wide, cut for the range below. | يبقي حرارة المطبخ محتملة للعمل: عرض {W} مم على مقاس البوتاجاز أسفله.
    Polished 304 steel with closed corners, light fittings sealed against fat, {H} mm high and {W} mm wide. | استانلس 304 مصقول بأركان مغلقة وإضاءة معزولة عن الدهون، ارتفاع {H} مم وعرض {W} مم.`,
}

export const STEEL: readonly Family[] = [sinks, workTables, wallShelves, storageRacks, trolleys, hoods]
