import type { Family } from '../family.ts'

const gasRanges: Family = {
  type: 'gas-range',
  categories: ['cooking'],
  kgPerCubicMetre: 155,
  rows: `
    lahabix G4 | Gas range, 4 burners, on open stand | بوتاجاز 4 شعلات على قاعدة مفتوحة | 38900 11 800x700x850 | burners=4 gas=22
    lahabix G4F | Gas range, 4 burners, with gas oven | بوتاجاز 4 شعلات مع فرن غاز | 57500 9 800x730x850 | burners=4 gas=28 doors=1
    lahabix G6F | Gas range, 6 burners, with gas oven | بوتاجاز 6 شعلات مع فرن غاز | 76900 7 1200x730x850 | burners=6 gas=41 doors=1
    lahabix G8F | Gas range, 8 burners, with two ovens | بوتاجاز 8 شعلات مع فرنين | 118500 2 1600x900x850 | burners=8 gas=62 doors=2
    lahabix G2T | Countertop gas cooker, 2 burners | بوتاجاز طاولة شعلتين | 9950 58 400x700x300 | burners=2 gas=10.5 :counter-cooker
    lahabix SP1 | Stock pot burner, single, high output | موقد حلة أرضي شعلة واحدة قوة عالية | 12400 29 580x600x450 | burners=1 gas=15
    sholaria R790 | 700 line range, 4 burners, electric oven | بوتاجاز خط 700 غاز 4 شعلات مع فرن كهرباء | 72300 4 800x700x900 | burners=4 gas=24 kW=5.3 doors=1
    sholaria R996 | 900 line range, 6 burners, with maxi oven | بوتاجاز خط 900 غاز 6 شعلات مع فرن عريض | 129800 3 1200x900x900 | burners=6 gas=52 doors=1
    sholaria W2 | Chinese wok range, 2 burners, water cooled | موقد ووك صيني شعلتين تبريد مياه | 64500 0 1500x900x850 | burners=2 gas=48
    lahabix G6 | Six-burner gas cooker with cabinet, 6 burners | بوتاجاز 6 شعلات بدولاب سفلي | 27500 2 1200x720x850 | burners=6 gas=36 doors=2 used`,
  texts: `
    Cast-iron grids carry 60 L pots, and a safety valve closes each burner if the flame goes out; {gas} kW. | شبكات زهر تتحمل حلة 60 لتر وصمام أمان يغلق كل شعلة عند انطفاء اللهب، {gas} كيلووات.
    Cooks on {burners} with a pilot flame and a pressed top that holds spills; {W} mm wide. | يعمل على {burners} مع شعلة دليل وسطح مكبوس يحجز السوائل وعرض طهي {W} مم.
    Works on natural gas or bottle gas: the nozzles for both come with it; {gas} kW on {W} mm. | يعمل بالغاز الطبيعي أو الأنبوبة وتأتي معه الفواني الاثنتان، {gas} كيلووات وعرض {W} مم.`,
}

const fryers: Family = {
  type: 'fryer',
  categories: ['cooking'],
  kgPerCubicMetre: 135,
  common: 'min=90 max=190',
  rows: `
    frivona E8 | Countertop fryer, 1 tank, 8 L, electric | قلاية طاولة حوض واحد 8 لتر كهرباء | 6950 96 290x440x340 | tanks=1 baskets=1 L=8 kW=3.25
    frivona E88 | Countertop fryer, 2 tanks, 8 + 8 L, electric | قلاية طاولة حوضين 8 + 8 لتر كهرباء | 12600 45 570x440x340 | tanks=2 baskets=2 L=16 kW=6.5
    frivona G18 | Floor fryer, 1 tank, 18 L, gas | قلاية أرضية حوض واحد 18 لتر غاز | 33500 14 400x750x1000 | tanks=1 baskets=2 L=18 gas=17
    frivona G36 | Floor fryer, 2 tanks, 18 + 18 L, gas | قلاية أرضية حوضين 18 + 18 لتر غاز | 58800 6 800x750x1000 | tanks=2 baskets=4 L=36 gas=34
    frivona E20D | Floor fryer, 1 tank, 20 L, electric, digital control | قلاية أرضية حوض واحد 20 لتر كهرباء تحكم ديجيتال | 49700 5 400x750x1000 | tanks=1 baskets=2 L=20 kW=15
    frivona GF25 | Fryer with oil filter, 1 tank, 25 L, gas | قلاية بفلتر زيت حوض واحد 25 لتر غاز | 91500 3 470x800x1150 | tanks=1 baskets=2 L=25 gas=26 kW=0.4
    frivona PF25 | Pressure fryer for chicken, 25 L, electric | قلاية فراخ بالضغط 25 لتر كهرباء | 118000 2 480x900x1200 | tanks=1 baskets=1 L=25 kW=13.5
    sholaria F723 | 700 line fryer, 2 tanks, 10 + 10 L, gas | قلاية خط 700 حوضين 10 + 10 لتر غاز | 52400 0 600x700x900 | tanks=2 baskets=2 L=20 gas=18
    lahabix FL30 | Falafel and fish fryer, wide tank, 30 L, gas | قلاية طعمية وسمك حوض عريض 30 لتر غاز | 21900 33 700x700x850 | tanks=1 L=30 gas=20
    frivona GT40 | Twin gas fryer, 2 tanks, 20 + 20 L | قلاية غاز حوضين 20 + 20 لتر | 23800 1 800x780x1050 | tanks=2 baskets=4 L=40 gas=36 used`,
  texts: `
    Crumbs sink into a cold zone and do not burn, so that {L} L of oil last longer. | الفتات ينزل إلى منطقة باردة فلا يحترق، ويدوم {L} لتر من الزيت مدة أطول.
    Recovers its heat fast between baskets of chips; safety cut-out at 230 °C, {L} L, {W} mm wide. | تستعيد حرارتها بسرعة بين سلال البطاطس، بفاصل أمان عند 230 درجة، {L} لتر وعرض {W} مم.
    Deep-drawn tank without seams and a wide drain tap: emptying {L} L is a two-minute job. | حوض مسحوب بلا لحامات ومحبس تصريف واسع: تفريغ {L} لتر يستغرق دقيقتين في عرض {W} مم.`,
}

const pastaCookers: Family = {
  type: 'pasta-cooker',
  categories: ['cooking'],
  kgPerCubicMetre: 120,
  rows: `
    sholaria PC728 | Pasta cooker, 1 tank, 28 L, gas | جهاز سلق مكرونة حوض واحد 28 لتر غاز | 58900 4 400x700x900 | tanks=1 baskets=4 L=28 gas=10
    sholaria PC940 | Pasta cooker, 1 tank, 40 L, electric | جهاز سلق مكرونة حوض واحد 40 لتر كهرباء | 76300 3 400x900x900 | tanks=1 baskets=6 L=40 kW=10
    sholaria PC980 | Pasta cooker, 2 tanks, 40 + 40 L, gas | جهاز سلق مكرونة حوضين 40 + 40 لتر غاز | 124700 1 800x900x900 | tanks=2 baskets=12 L=80 gas=28
    lahabix PB20 | Countertop pasta boiler, 4 baskets, 20 L, electric | جهاز سلق مكرونة طاولة 4 سلات 20 لتر كهرباء | 17900 26 560x520x380 | tanks=1 baskets=4 L=20 kW=5.8`,
  texts: `
    {baskets} boil side by side in {L} L, and starch runs off over the front edge. | سلق {baskets} معًا في {L} لتر، ويخرج النشا من الحافة الأمامية.
    Tank in 316 steel that stands up to salt water; refills from its own tap, {L} L. | حوض من استانلس 316 يقاوم المياه المالحة ويُملأ من صنبوره، سعة {L} لتر.
    From cold to boiling in about twenty minutes, then a portion every two; {W} mm wide. | من البارد إلى الغليان في نحو 20 دقيقة ثم طبق كل دقيقتين، بعرض {W} مم.`,
}

const boilingKettles: Family = {
  type: 'boiling-kettle',
  categories: ['cooking'],
  kgPerCubicMetre: 165,
  common: 'max=110',
  rows: `
    sholaria BK60 | Boiling kettle, 60 L, gas, indirect heat | حلة غليان 60 لتر غاز تسخين غير مباشر | 118000 3 800x700x900 | L=60 gas=14
    sholaria BK100 | Boiling kettle, 100 L, gas, direct heat | حلة غليان 100 لتر غاز تسخين مباشر | 134500 2 800x900x900 | L=100 gas=21
    sholaria BK150 | Boiling kettle, 150 L, electric, indirect heat | حلة غليان 150 لتر كهرباء تسخين غير مباشر | 189000 2 900x950x1000 | L=150 kW=24
    sholaria BKT200 | Tilting kettle with stirrer, 200 L, electric | حلة طبخ قلابة بمقلب 200 لتر كهرباء | 398000 0 1500x1100x1250 | L=200 kW=36
    lahabix SK80 | Soup and koshary kettle, 80 L, gas | حلة شوربة وكشري 80 لتر غاز | 43500 1 800x800x900 | L=80 gas=16 used`,
  texts: `
    Cooks {L} L of soup, rice or stock without burning, thanks to the jacket around the well. | تطبخ {L} لتر شوربة أو أرز أو مرق دون احتراق بفضل الغلاف المزدوج.
    Swing tap fills it, a two-inch valve empties it: {L} L and no lifting of pots. | صنبور متحرك للملء ومحبس بوصتين للتفريغ: {L} لتر دون حمل الحلل.
    Balanced lid, pressed steel well and a water gauge you can read; {L} L, {W} mm wide. | غطاء متزن وحوض استانلس مكبوس ومبين مياه واضح، {L} لتر وعرض {W} مم.`,
}

const tiltingPans: Family = {
  type: 'tilting-pan',
  categories: ['cooking'],
  kgPerCubicMetre: 170,
  common: 'min=90 max=300',
  rows: `
    sholaria TP60 | Tilting pan, 60 L, gas, manual tilt | مقلاة قلابة 60 لتر غاز رفع يدوي | 128000 3 800x700x900 | L=60 gas=15
    sholaria TP80 | Tilting bratt pan, 80 L, gas, manual tilt | مقلاة قلابة 80 لتر غاز رفع يدوي | 151000 2 800x900x900 | L=80 gas=20
    sholaria TP120 | Tilting bratt pan, 120 L, electric, motor tilt | مقلاة قلابة 120 لتر كهرباء رفع بموتور | 219000 1 1200x900x900 | L=120 kW=17
    sholaria TP100 | Bratt pan for catering, 100 L, gas | مقلاة قلابة للكاترينج 100 لتر غاز | 69000 1 1100x900x950 | L=100 gas=24 used`,
  texts: `
    Fries, stews and simmers {L} L in one pan and pours out into a container without a ladle. | تقلي وتسبك وتطهو {L} لتر في مقلاة واحدة وتصب في الوعاء دون مغرفة.
    Thick compound base spreads heat to the corners, so that {L} L of onion brown evenly. | قاعدة سميكة توزع الحرارة حتى الأركان فيحمر {L} لتر من البصل بالتساوي.
    Spring-held lid, wide pouring lip and {W} mm that replace a bank of stock pots. | غطاء بزنبرك وفم صب عريض وعرض {W} مم يغني عن صف من الحلل.`,
}

export const COOKING: readonly Family[] = [gasRanges, fryers, pastaCookers, boilingKettles, tiltingPans]
