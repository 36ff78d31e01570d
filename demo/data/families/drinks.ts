import type { Family } from '../family.ts'

const espressoMachines: Family = {
  type: 'espresso-machine',
  categories: ['coffee'],
  kgPerCubicMetre: 240,
  rows: `
    bunovia E1 | Espresso machine, 1 group, automatic dosing | ماكينة قهوة اسبريسو 1 جروب أوتوماتيك | 62500 9 480x560x510 | groups=1 L=6 kW=2.8
    bunovia E2 | Espresso machine, 2 groups, automatic dosing | ماكينة قهوة اسبريسو 2 جروب أوتوماتيك | 98900 12 750x560x510 | groups=2 L=11 kW=3.5
    bunovia E3 | Espresso machine, 3 groups, automatic dosing | ماكينة قهوة اسبريسو 3 جروب أوتوماتيك | 149500 3 980x560x510 | groups=3 L=17 kW=5.2
    bunovia E2T | Espresso machine, 2 raised groups for tall cups | ماكينة قهوة اسبريسو 2 جروب مرتفع للأكواب الطويلة | 118000 6 780x580x560 | groups=2 L=11.5 kW=3.6
    bunovia E2M | Multi-boiler espresso machine, 2 groups, PID | ماكينة قهوة اسبريسو متعددة الغلايات 2 جروب PID | 226000 2 800x620x520 | groups=2 L=9 kW=4.8
    bunovia EC2 | Compact espresso machine, 2 groups, 520 mm | ماكينة قهوة اسبريسو صغيرة 2 جروب 520 مم | 79800 0 520x540x500 | groups=2 L=7.5 kW=3.2
    bunovia SA1 | Bean-to-cup coffee machine, 2 hoppers, milk fridge | ماكينة قهوة أوتوماتيك بالكامل بخزانَي بن وثلاجة لبن | 168000 2 560x600x760 | groups=1 L=4 kW=3.4
    bunovia E2L | Lever espresso machine, 2 groups | ماكينة قهوة اسبريسو 2 جروب بذراع | 46000 1 760x570x720 | groups=2 L=12 kW=3.4 used`,
  texts: `
    Steam enough for a row of cappuccinos: boiler of {L} L and {kW} kW behind {groups}. | بخار يكفي صفًا من الكابتشينو: غلاية {L} لتر وقدرة {kW} كيلووات خلف {groups}.
    Keeps brewing water within one degree, so the morning's first cup tastes like the last; {W} mm wide. | تثبت حرارة الماء في حدود درجة واحدة فيكون أول كوب مثل آخر كوب، العرض {W} مم.
    Four programmed doses on each group, cool-touch steam pipes and a cup warmer; {L} L boiler. | أربع جرعات مبرمجة لكل جروب ومواسير بخار لا تلسع وسطح لتدفئة الأكواب، غلاية {L} لتر.`,
}

const coffeeGrinders: Family = {
  type: 'coffee-grinder',
  categories: ['coffee'],
  kgPerCubicMetre: 230,
  rows: `
    tahunella OD64 | On-demand coffee grinder, 64 mm burrs | مطحنة بن أون ديماند سكاكين 64 مم | 24900 31 210x380x600 | kg=1.2 kgh=10 kW=0.35
    tahunella OD83 | On-demand coffee grinder, 83 mm burrs, touch screen | مطحنة بن أون ديماند سكاكين 83 مم شاشة لمس | 42700 11 230x400x640 | kg=1.5 kgh=18 kW=0.6
    tahunella DS60 | Coffee grinder with doser, 60 mm burrs | مطحنة بن بدوزر سكاكين 60 مم | 13600 55 200x360x580 | kg=1 kgh=7 kW=0.3
    tahunella TK2 | Turkish coffee grinder, 15 kg per hour | مطحنة بن تركي 15 كجم في الساعة | 38500 14 300x480x750 | kg=2 kgh=15 kW=0.75
    tahunella TK5 | Roastery coffee mill, 60 kg per hour, floor model | مطحنة بن للمحامص 60 كجم في الساعة أرضية | 126000 2 450x750x1450 | kg=5 kgh=60 kW=2.2
    tahunella SM3 | Spice and coffee mill, 3 kg per load | مطحنة بن وتوابل 3 كجم في المرة | 19700 18 320x420x620 | kg=3 kgh=12 kW=1.1 +preparation
    tahunella OD65 | Espresso grinder, 65 mm burrs, silent body | مطحنة بن اسبريسو سكاكين 65 مم هادئة الصوت | 9200 3 220x390x590 | kg=1.3 kgh=11 kW=0.4 used`,
  texts: `
    Grinds up to {kgh} kg an hour and stays cool, so that the aroma ends up in the cup. | تطحن حتى {kgh} كجم في الساعة دون سخونة، فتبقى الرائحة في الكوب.
    Stepless collar that holds its setting; the hopper takes {kg} kg of beans; {W} mm wide. | حلقة ضبط دون درجات تثبت على وضعها، والخزان يسع {kg} كجم من البن، العرض {W} مم.
    Hardened burrs that last for hundreds of kilos and change in minutes; {kW} kW, {kgh} kg an hour. | سكاكين مقساة تعيش لمئات الكيلوجرامات وتتغير في دقائق، {kW} كيلووات و{kgh} كجم في الساعة.`,
}

const waterBoilers: Family = {
  type: 'water-boiler',
  categories: ['coffee'],
  kgPerCubicMetre: 110,
  common: 'max=98',
  rows: `
    samavero WB10 | Water boiler, 10 L, stainless steel | غلاية مياه 10 لتر استانلس | 4250 140 300x300x450 | L=10 kW=2
    samavero WB20 | Water boiler, 20 L, stainless steel | غلاية مياه 20 لتر استانلس | 5780.5 88 340x340x520 | L=20 kW=2.5
    samavero WB30 | Water boiler, 30 L, double wall | غلاية مياه 30 لتر جدار مزدوج | 8400 53 390x390x580 | L=30 kW=3
    samavero AF12 | Automatic-fill water boiler, 12 L, 40 L per hour | غلاية مياه ملء تلقائي 12 لتر 40 لتر في الساعة | 19800 15 270x430x600 | L=12 kW=3
    samavero SV15 | Samovar with teapot, 15 L | سماور شاي مع براد 15 لتر | 11300 26 360x360x720 | L=15 kW=2.2
    samavero CU15 | Coffee percolator, 15 L, 100 cups | ماكينة قهوة فلتر 15 لتر 100 كوب | 6900 19 320x320x560 | L=15 kW=1.65
    samavero SH5 | Sahlab and hot chocolate machine, 5 L | ماكينة سحلب وهوت شوكليت 5 لتر | 9650.25 7 280x320x480 | L=5 kW=1.1
    samavero WB40 | Water boiler, 40 L, double tap | غلاية مياه 40 لتر بحنفيتين | 3100 2 420x420x640 | L=40 kW=3.2 used`,
  texts: `
    {L} L ready at {max} °C from the first tea of the day, with a tap that does not drip. | {L} لتر جاهزة عند {max} درجة من أول كوب شاي، وحنفية لا تنقط.
    A thermostat and dry-boil protection look after it while staff are busy; {L} L, {kW} kW. | ترموستات وحماية من التسخين الجاف تحميان الغلاية حتى لو نسيها العامل، {L} لتر وقدرة {kW} كيلووات.
    Stands in a corner of {W} mm and fills glasses for a wedding: {L} L at a time. | توضع في ركن {W} مم وتكفي أكواب الفرح: {L} لتر في المرة.`,
}

const juicers: Family = {
  type: 'juicer',
  categories: ['drinks'],
  kgPerCubicMetre: 270,
  rows: `
    asirelle OJ20 | Automatic orange juicer, 20 oranges per minute | عصارة برتقال أوتوماتيك 20 برتقالة في الدقيقة | 58900 10 400x380x780 | kgh=60 kW=0.2
    asirelle OJ40 | Automatic orange juicer with stand, 40 oranges per minute | عصارة برتقال أوتوماتيك بحامل 40 برتقالة في الدقيقة | 112000 3 550x480x1650 | kgh=140 kW=0.35
    asirelle CJ1 | Citrus press, lever and motor | عصارة حمضيات بذراع وموتور | 6200 74 210x300x390 | kgh=25 kW=0.25 :citrus-press
    asirelle CE75 | Centrifugal juicer, 75 mm chute, for carrot and apple | عصارة جزر وتفاح طرد مركزي فتحة 75 مم | 18600 29 260x470x510 | kgh=80 kW=0.8
    asirelle SC3 | Sugar cane press, 3 rollers | عصارة قصب 3 درافيل | 49500 6 560x700x1100 | kgh=250 kW=1.5 :cane-press
    asirelle PG1 | Manual pomegranate press | عصارة رمان يدوية | 1249.5 310 200x200x520 | kgh=15 :citrus-press
    dawwarix CP2 | Cold press juicer, slow auger | عصارة بطيئة كولد برس | 16400 0 280x300x560 | kgh=20 kW=0.3`,
  texts: `
    Fresh juice while the guest watches: about {kgh} kg of fruit an hour, pulp kept apart. | عصير طازج أمام الزبون: حوالي {kgh} كجم من الفاكهة في الساعة مع فصل التفل.
    All parts that touch juice lift out and rinse in a minute; {W} mm wide, {kgh} kg an hour. | كل ما يلامس العصير يُرفع ويُشطف في دقيقة، عرض {W} مم و{kgh} كجم في الساعة.
    Presses without grinding the peel, so that the taste stays sweet; {H} mm high. | تعصر دون طحن القشر فيبقى الطعم حلوًا، الارتفاع {H} مم و{kgh} كجم في الساعة.`,
}

const waterCoolers: Family = {
  type: 'water-cooler',
  categories: ['drinks'],
  kgPerCubicMetre: 110,
  common: 'min=6 max=12',
  rows: `
    nadavel WC50 | Water cooler, 2 taps, 50 L, stainless steel | كولدير مياه بحنفيتين 50 لتر استانلس | 14800 24 500x450x1250 | tanks=1 L=50 kW=0.35
    nadavel WC100 | Water cooler, 3 taps, 100 L, stainless steel | كولدير مياه 3 حنفيات 100 لتر استانلس | 22900 15 700x500x1300 | tanks=1 L=100 kW=0.5
    nadavel WC200 | School water cooler, 5 taps, 200 L | كولدير مياه مدارس 5 حنفيات 200 لتر | 36500 5 1100x600x1350 | tanks=1 L=200 kW=0.85
    nadavel WD20 | Bottle water dispenser, hot and cold | كولدير مياه قارورة ساخن وبارد | 6450 105 320x340x1000 | tanks=2 L=4 kW=0.55`,
  texts: `
    Cold water through the hottest weeks of summer: {L} L at {min} °C from food-grade steel. | ماء بارد في عز الصيف: {L} لتر عند {min} درجات من استانلس غذائي.
    Copper coil outside the tank, drain for cleaning, {L} L and {kW} kW. | سربنتينة نحاس خارج الخزان ومحبس غسيل، سعة {L} لتر وقدرة {kW} كيلووات.
    Push taps that take rough hands, a wide drip tray and {W} mm of width. | حنفيات ضغط تتحمل الاستعمال الكثيف وصينية تصريف واسعة بعرض {W} مم.`,
}

const slushMachines: Family = {
  type: 'slush-machine',
  categories: ['drinks'],
  kgPerCubicMetre: 260,
  common: 'min=-4 max=4',
  rows: `
    nadavel SL1 | Slush machine, 1 bowl, 12 L | ماكينة سلاش وعاء واحد 12 لتر | 29800 13 220x520x800 | bowls=1 L=12 kW=0.45
    nadavel SL2 | Slush machine, 2 bowls, 24 L | ماكينة سلاش وعاءين 24 لتر | 45900 10 400x520x800 | bowls=2 L=24 kW=0.85
    nadavel SL3 | Slush machine, 3 bowls, 36 L | ماكينة سلاش 3 أوعية 36 لتر | 62400 4 600x520x800 | bowls=3 L=36 kW=1.2
    nadavel IC3 | Soft ice cream machine, 2 flavours and twist | ماكينة آيس كريم سوفت نكهتين ومشكل | 118500 3 540x760x1400 | bowls=2 L=12 kW=2.2 +freezers-ice :soft-ice-machine
    nadavel SL22 | Frozen drink machine, 2 bowls, 20 L | ماكينة مشروبات مثلجة وعاءين 20 لتر | 14300 1 400x500x780 | bowls=2 L=20 kW=0.8 used`,
  texts: `
    Keeps {L} L at the right thickness all day and goes over to cooling only at night. | تحافظ على {L} لتر بالقوام المناسب طوال اليوم وتتحول إلى التبريد فقط ليلًا.
    {bowls} with a light behind them sell themselves; {W} mm of counter, {kW} kW. | عرض من {bowls} بإضاءة خلفية يجذب الزبون، في {W} مم من الكاونتر وقدرة {kW} كيلووات.
    Strong enough for lemon with mint and for coffee granita: {L} L ready in under an hour. | قوية بما يكفي لليمون بالنعناع وجرانيتا القهوة: {L} لتر جاهزة في أقل من ساعة.`,
}

const juiceDispensers: Family = {
  type: 'juice-dispenser',
  categories: ['drinks', 'buffet'],
  kgPerCubicMetre: 170,
  common: 'min=3 max=10',
  rows: `
    asirelle JD1 | Juice dispenser, 1 bowl, 18 L, cooled | موزع عصير وعاء واحد 18 لتر تبريد | 13500 32 230x420x680 | bowls=1 L=18 kW=0.2
    asirelle JD2 | Juice dispenser, 2 bowls, 36 L, cooled | موزع عصير وعاءين 36 لتر تبريد | 19900 22 420x420x680 | bowls=2 L=36 kW=0.3
    asirelle JD3 | Juice dispenser, 3 bowls, 54 L, cooled | موزع عصير 3 أوعية 54 لتر تبريد | 27600 8 620x420x680 | bowls=3 L=54 kW=0.42
    sufrano JB8 | Buffet juice dispenser, 8 L, ice core | موزع عصير بوفيه 8 لتر بعمود ثلج | 3890 165 260x350x560 | bowls=1 L=8
    sufrano JB16 | Buffet juice dispenser, double, 16 L, ice cores | موزع عصير بوفيه مزدوج 16 لتر بعمود ثلج | 6950 76 560x350x560 | bowls=2 L=16
    asirelle HD10 | Hot drink dispenser, 10 L, for sahlab | موزع مشروبات ساخنة 10 لتر للسحلب | 5900 2 300x400x560 | bowls=1 L=10 kW=1 min=30 max=90 used`,
  texts: `
    Juice moves gently and does not separate: {L} L served from a tap that closes by itself. | العصير يتحرك برفق فلا ينفصل: {L} لتر من حنفية تغلق وحدها.
    Clear bowls, a drip tray that lifts out and {W} mm of buffet for {L} L. | أوعية شفافة وصينية تنقيط سهلة الرفع، {L} لتر في {W} مم من البوفيه.
    Holds {L} L ready for breakfast, and the bowl comes off without tools; {H} mm high. | يحفظ {L} لتر جاهزة للإفطار، والوعاء يُفك دون أدوات، الارتفاع {H} مم.`,
}

export const COFFEE_AND_DRINKS: readonly Family[] = [
  espressoMachines,
  coffeeGrinders,
  waterBoilers,
  juicers,
  waterCoolers,
  slushMachines,
  juiceDispensers,
]
