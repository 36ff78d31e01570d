import type { Family } from '../family.ts'

const bainMaries: Family = {
  type: 'bain-marie',
  categories: ['buffet'],
  kgPerCubicMetre: 75,
  common: 'min=30 max=90',
  rows: `
    sufrano BM2 | Countertop bain-marie, 2 pans GN 1/2 | بان ماري طاولة حوضين GN 1/2 | 6900 38 360x580x280 | trays=2 kW=1.2
    sufrano BM4 | Countertop bain-marie, 4 pans GN 1/2 | بان ماري طاولة 4 أحواض GN 1/2 | 9800 29 660x580x280 | trays=4 kW=1.8
    sufrano BM3F | Bain-marie on cabinet, 3 pans GN 1/1 | بان ماري بدولاب 3 أحواض GN 1/1 | 31500 8 1150x700x900 | trays=3 doors=2 kW=2.4
    sufrano BM4F | Bain-marie on heated cabinet, 4 pans GN 1/1 | بان ماري بدولاب ساخن 4 أحواض GN 1/1 | 39700 5 1450x700x900 | trays=4 doors=2 kW=4
    sholaria BM740 | 700 line bain-marie, 400 mm, electric | بان ماري خط 700 عرض 400 مم كهرباء | 36400 3 400x700x900 | trays=1 kW=2
    sufrano SK10 | Soup kettle, 10 L | سخان شوربة 10 لتر | 3250.25 175 340x340x370 | L=10 kW=0.4 :soup-kettle
    sufrano BM5G | Serving line bain-marie, 5 pans GN 1/1, with sneeze guard | بان ماري خط خدمة 5 أحواض GN 1/1 بحاجز زجاج | 16900 1 1800x750x1350 | trays=5 kW=4.5 used`,
  texts: `
    Moist heat keeps sauce, rice and stew ready to serve without a crust, up to {max} °C; {W} mm. | حرارة رطبة تحفظ الصوص والأرز والطبيخ جاهزًا دون قشرة حتى {max} درجة، {W} مم.
    Drain tap at the front and a well without seams: clean in minutes; {W} x {D} mm, {kW} kW. | محبس صرف أمامي وحوض بلا فواصل: تنظيف في دقائق، {W} × {D} مم وقدرة {kW} كيلووات.
    Thermostat with a pilot light and a dry-heat cut-out; {kW} kW, {H} mm high. | ترموستات بلمبة بيان وفاصل ضد التسخين الجاف، {kW} كيلووات وارتفاع {H} مم.`,
}

const hotDisplays: Family = {
  type: 'hot-display',
  categories: ['buffet', 'display'],
  kgPerCubicMetre: 95,
  common: 'min=30 max=90',
  rows: `
    sufrano HD66 | Heated display, curved glass, 660 mm | سخان عرض زجاج مقوس 660 مم | 9700 36 660x440x660 | shelves=3 kW=0.85
    sufrano HD90 | Heated display, curved glass, 900 mm | سخان عرض زجاج مقوس 900 مم | 12400 24 900x480x660 | shelves=3 kW=1.2
    sufrano HD120 | Heated display, straight glass, 1200 mm | سخان عرض زجاج مستقيم 1200 مم | 17800 11 1200x480x660 | shelves=3 kW=1.8
    sufrano HDP4 | Pizza warmer, 4 revolving shelves | سخان بيتزا 4 أرفف دوارة | 13900 17 480x480x780 | shelves=4 kW=1.1
    sufrano CW9 | Chip warmer with infrared lamp | سخان بطاطس بلمبة إنفراريد | 6400 45 330x550x540 | kW=0.75 :chip-warmer
    sufrano HL2 | Heat lamp bridge, 2 lamps | كوبري تسخين بلمبتين | 3780 86 620x360x740 | kW=0.5
    sufrano HC12 | Hot holding cabinet, 12 trays GN 1/1 | خزانة حفظ ساخن 12 صينية GN 1/1 | 58700 3 560x720x1750 | trays=12 doors=1 kW=2.2
    sufrano HD80 | Hot food showcase, 800 mm | سخان عرض 800 مم زجاج أمامي | 3950 3 800x460x640 | shelves=2 kW=1 used`,
  texts: `
    Keeps pies, chicken and chips hot and in sight, {W} mm wide with light inside. | يحفظ الفطائر والفراخ والبطاطس ساخنة وأمام العين، عرض {W} مم بإضاءة داخلية.
    Gentle heat from below and a water tray against drying; up to {max} °C, {kW} kW. | حرارة هادئة من أسفل ودرج ماء ضد الجفاف، حتى {max} درجة وقدرة {kW} كيلووات.
    Served from behind, chosen from the front: {W} x {D} mm of counter that sells. | الخدمة من الخلف والاختيار من الأمام: {W} × {D} مم من الكاونتر.`,
}

const chafingDishes: Family = {
  type: 'chafing-dish',
  categories: ['buffet'],
  kgPerCubicMetre: 75,
  rows: `
    sufrano CD9 | Chafing dish, GN 1/1, lift-off lid, 9 L | شيفنج ديش GN 1/1 غطاء رفع 9 لتر | 2450 420 620x360x320 | trays=1 L=9
    sufrano CD9R | Roll-top chafing dish, GN 1/1, 9 L | شيفنج ديش رول توب GN 1/1 9 لتر | 4650 240 650x450x430 | trays=1 L=9
    sufrano CD9G | Chafing dish with glass lid, soft close, 9 L | شيفنج ديش غطاء زجاج غلق هادئ 9 لتر | 6890.5 115 600x500x300 | trays=1 L=9
    sufrano CD6 | Round chafing dish, 6 L | شيفنج ديش دائري 6 لتر | 3980 180 480x480x400 | trays=1 L=6
    sufrano CD9E | Electric chafing dish, GN 1/1, 9 L | شيفنج ديش كهرباء GN 1/1 9 لتر | 5350 68 640x370x330 | trays=1 L=9 kW=0.9
    sufrano CD11 | Soup chafing station, 11 L | شيفنج ديش شوربة 11 لتر | 4290 95 420x420x480 | bowls=1 L=11
    sufrano CD9B | Brass-look chafing dish, GN 1/1, 9 L, hotel set | شيفنج ديش نحاسي GN 1/1 9 لتر للفنادق | 1850 30 660x460x440 | trays=1 L=9 used`,
  texts: `
    Holds {L} L of hot food for a whole buffet; water pan, food pan and two burner cups included; {W} mm. | يحفظ {L} لتر من الطعام ساخنًا طوال البوفيه، ومعه حوض ماء وحوض طعام وكوبان للوقود، {W} مم.
    Thick mirror-finish steel without sharp edges; {W} x {D} mm and light to carry. | استانلس سميك بلمعة مرآة دون حواف حادة، {W} × {D} مم وسهل الحمل.
    The lid stays where you leave it and drips inside, not on the cloth; {L} L, {H} mm high. | الغطاء يثبت حيث تتركه ويقطر إلى الداخل لا على المفرش، {L} لتر وارتفاع {H} مم.`,
}

const gnPans: Family = {
  type: 'gn-pan',
  categories: ['buffet', 'preparation'],
  kgPerCubicMetre: 105,
  rows: `
    raffana GN11-20 | GN pan 1/1, 20 mm deep, stainless steel | صينية جاسترو GN 1/1 عمق 20 مم استانلس | 800 900 530x325x20 | L=2.5
    raffana GN11-65 | GN pan 1/1, 65 mm deep, stainless steel | صينية جاسترو GN 1/1 عمق 65 مم استانلس | 890.5 1200 530x325x65 | L=8.5
    raffana GN11-100 | GN pan 1/1, 100 mm deep, stainless steel | صينية جاسترو GN 1/1 عمق 100 مم استانلس | 1090 850 530x325x100 | L=13
    raffana GN11-150 | GN pan 1/1, 150 mm deep, stainless steel | صينية جاسترو GN 1/1 عمق 150 مم استانلس | 1380.75 500 530x325x150 | L=19.5
    raffana GN21-65 | GN pan 2/1, 65 mm deep, stainless steel | صينية جاسترو GN 2/1 عمق 65 مم استانلس | 1850 260 650x530x65 | L=18
    raffana GN12-65S | Gastronorm set, 6 pans GN 1/2, 65 mm deep | طقم 6 صواني جاسترو GN 1/2 عمق 65 مم | 3200 380 325x265x65 | trays=6 L=4 wt=4.2
    raffana GN11-P65 | Perforated GN pan 1/1, 65 mm deep | صينية جاسترو مخرمة GN 1/1 عمق 65 مم | 1290 330 530x325x65 | L=8.4
    raffana GN13-100S | Gastronorm set, 6 pans GN 1/3, 100 mm deep | طقم 6 صواني جاسترو GN 1/3 عمق 100 مم | 2950 210 325x176x100 | trays=6 L=3.7 wt=3.8
    raffana GN11-PC | Polycarbonate GN container 1/1, 150 mm deep, with lid | حوض جاسترو بولي كربونات GN 1/1 عمق 150 مم بغطاء | 1120 640 530x325x150 | L=19
    raffana BT64 | Baking trays 60x40, aluminium, set of 10 | طقم 10 صواني خبيز 60x40 ألومنيوم | 4400 290 600x400x20 | trays=10 wt=9.5 +bakery
    raffana GN11-G40 | Enamelled GN tray 1/1, 40 mm deep | صينية جاسترو مينا GN 1/1 عمق 40 مم | 1650 75 530x325x40 | L=5`,
  texts: `
    From freezer to oven to bain-marie: {L} L each, edges reinforced against dents. | من الفريزر إلى الفرن إلى البان ماري: سعة {L} لتر بحواف مقواة ضد الانبعاج.
    Stacks without jamming and fits every gastronorm rail; {W} x {D} mm, {H} mm deep. | تُرص دون أن تلتصق وتناسب كل حوامل الجاسترو، {W} × {D} مم وعمق {H} مم.
    Smooth corners rinse clean in one pass; {L} L, dishwasher safe, {wt} kg. | أركان ناعمة تُشطف بسرعة، سعة {L} لتر وتدخل غسالة الأطباق، وزنها {wt} كجم.`,
}

export const BUFFET: readonly Family[] = [bainMaries, hotDisplays, chafingDishes, gnPans]
