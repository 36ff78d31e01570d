import type { Family } from '../family.ts'

const displayFridges: Family = {
  type: 'display-fridge',
  categories: ['display', 'refrigeration'],
  kgPerCubicMetre: 68,
  common: 'min=2 max=10',
  rows: `
    vitranel DF350 | Display fridge, 1 glass door, 350 L | ثلاجة عرض باب زجاج 350 لتر | 24900 34 600x620x1900 | doors=1 shelves=5 L=350 kW=0.3
    vitranel DF700 | Display fridge, 2 hinged glass doors, 700 L | ثلاجة عرض بابين زجاج 700 لتر | 43200 16 1130x680x2000 | doors=2 shelves=10 L=700 kW=0.5
    vitranel DF1050 | Display fridge, 3 glass doors, 1050 L | ثلاجة عرض 3 أبواب زجاج 1050 لتر | 62500 6 1700x680x2000 | doors=3 shelves=15 L=1050 kW=0.75
    vitranel DF800S | Display fridge, 2 sliding glass doors, 800 L | ثلاجة عرض بابين جرار 800 لتر | 45900 12 1200x700x2000 | doors=2 shelves=8 L=800 kW=0.52 +drinks
    vitranel OM1000 | Open multideck chiller, 1000 mm | ثلاجة عرض مفتوحة ملتي ديك 1000 مم | 88500 4 1000x750x2000 | shelves=4 L=620 kW=1.5
    vitranel OM1900 | Open multideck chiller, 1900 mm | ثلاجة عرض مفتوحة ملتي ديك 1900 مم | 141000 1 1900x750x2000 | shelves=4 L=1180 kW=2.6
    vitranel CT100 | Countertop drinks cooler, 100 L | ثلاجة مشروبات فوق الكاونتر 100 لتر | 11750.25 64 450x470x960 | doors=1 shelves=3 L=100 kW=0.16 +drinks
    nivarelle DF450 | Meat display refrigerator, 1 glass door, dry ageing, 450 L | ثلاجة تعتيق لحوم باب زجاج 450 لتر | 119000 2 750x700x2000 | doors=1 shelves=4 L=450 kW=0.6 +meat-room
    boreval DG650 | Bottle cooler, 1 glass door, 650 L | ثلاجة مشروبات باب زجاج 650 لتر | 19900 3 740x720x2000 | doors=1 shelves=5 L=650 kW=0.45 used`,
  texts: `
    Vertical light on both sides shows every bottle; {shelves} you can move and {L} L of stock. | إضاءة رأسية من الجانبين تُظهر كل زجاجة، مع {shelves} متحركة وسعة {L} لتر.
    Heat-reflecting glass stays free of mist in a humid shop; {W} mm wide, {kW} kW. | زجاج عاكس للحرارة لا يتكثف عليه البخار في الجو الرطب، عرض {W} مم وقدرة {kW} كيلووات.
    Guests see what they want and the temperature stays low: {L} L cooled by a fan. | يرى الزبون ما يريده وتبقى الحرارة منخفضة: {L} لتر بتبريد مروحي.`,
}

const pastryDisplays: Family = {
  type: 'pastry-display',
  categories: ['display', 'bakery'],
  kgPerCubicMetre: 150,
  common: 'min=2 max=8',
  rows: `
    vitranel PD90 | Pastry display, curved glass, 900 mm | فاترينة حلويات زجاج مقوس 900 مم | 52500 9 900x700x1300 | shelves=2 L=260 kW=0.5
    vitranel PD120 | Pastry display, curved glass, 1200 mm | فاترينة حلويات زجاج مقوس 1200 مم | 64900 7 1200x700x1300 | shelves=2 L=360 kW=0.6
    vitranel PD150 | Pastry display, straight glass, 3 shelves, 1500 mm | فاترينة حلويات زجاج مستقيم 3 أرفف 1500 مم | 82300 3 1500x730x1350 | shelves=3 L=520 kW=0.75
    vitranel PD200 | Cake display, straight glass, 3 shelves, 2000 mm | فاترينة تورتات زجاج مستقيم 3 أرفف 2000 مم | 104500 2 2000x730x1350 | shelves=3 L=700 kW=0.95
    vitranel CD100 | Countertop cake display, 100 L | فاترينة تورتات فوق الكاونتر 100 لتر | 18900 25 700x450x680 | shelves=2 L=100 kW=0.2
    vitranel CD160R | Revolving cake display, round, 360 L | فاترينة تورتات دائرية دوارة 360 لتر | 67900 0 680x680x1750 | shelves=5 L=360 kW=0.55
    rawnaqa PC12 | Curved pastry case, marble base, 1250 mm | فاترينة حلويات قاعدة رخام 1250 مم | 71200 4 1250x720x1320 | shelves=2 L=370 kW=0.6 off
    rawnaqa PC18 | Curved pastry case, marble base, 1800 mm | فاترينة حلويات قاعدة رخام 1800 مم | 93800 2 1800x720x1320 | shelves=2 L=540 kW=0.8 off
    rawnaqa CC08 | Chocolate display case, 15 °C, 800 mm | فاترينة شوكولاتة 15 درجة 800 مم | 78600 0 800x700x1350 | shelves=3 L=280 kW=0.5 min=13 max=17 off`,
  texts: `
    Humid, gentle cooling keeps cream and fondant from drying; {L} L in {W} mm of counter. | تبريد هادئ ورطب يمنع جفاف الكريمة، سعة {L} لتر في {W} مم من الكاونتر.
    Rear sliding doors for the seller, warm LED light for the guest, and {shelves} of glass in {W} mm. | أبواب خلفية جرارة للبائع وإضاءة ليد دافئة للزبون، مع {shelves} من الزجاج في {W} مم.
    Double glazing and a heated front keep the view clear all evening; {kW} kW, {W} mm. | زجاج مزدوج وواجهة مدفأة تبقيان الرؤية واضحة طوال المساء، {kW} كيلووات وعرض {W} مم.`,
}

export const DISPLAY: readonly Family[] = [displayFridges, pastryDisplays]
