import type { Family } from '../family.ts'

const washers: Family = {
  type: 'laundry-washer',
  categories: ['laundry'],
  kgPerCubicMetre: 290,
  common: 'doors=1 max=90',
  rows: `
    ghasilia W10 | Laundry washer, 10 kg, high spin | غسالة ملابس 10 كجم عصر عالي | 98500 3 720x780x1180 | kg=10 kW=7
    ghasilia W20 | Laundry washer, 20 kg, soft mount | غسالة مفروشات 20 كجم ضد الاهتزاز | 228000 2 900x960x1420 | kg=20 kW=15
    ghasilia W35 | Laundry washer, 35 kg, steam heated | غسالة مفروشات 35 كجم تسخين بخار | 415000 0 1080x1150x1650 | kg=35 kW=2.6`,
  texts: `
    Washes {kg} kg of linen with ten stored programmes, and spins it nearly dry. | تغسل {kg} كجم من المفروشات بعشرة برامج محفوظة وتعصرها شبه جافة.
    Needs no foundation bolts, so an upper floor will do; {kg} kg a load, {W} mm wide. | لا تحتاج إلى قواعد خرسانية فتصلح للأدوار العليا، {kg} كجم في الغسلة وعرض {W} مم.
    Five soap pumps and a drum that treats towels kindly: {kg} kg a load. | خمس مضخات صابون وحلة ترفق بالفوط: {kg} كجم في الغسلة.`,
}

const dryers: Family = {
  type: 'laundry-dryer',
  categories: ['laundry'],
  kgPerCubicMetre: 150,
  common: 'doors=1 max=80',
  rows: `
    ghasilia D16 | Tumble dryer, 16 kg, electric | مجفف ملابس 16 كجم كهرباء | 112000 3 800x920x1650 | kg=16 kW=18
    ghasilia D25 | Tumble dryer, 25 kg, gas | مجفف مفروشات 25 كجم غاز | 168000 1 970x1150x1800 | kg=25 gas=34 kW=0.9`,
  texts: `
    Dries {kg} kg of towels in about 35 minutes and stops when they are dry. | يجفف {kg} كجم من الفوط في نحو 35 دقيقة ويتوقف عند الجفاف.
    Wide door, lint drawer at the front, drum reverses against tangling; {kg} kg, {W} mm. | باب واسع ودرج وبر أمامي وحلة تعكس الدوران ضد التشابك، {kg} كجم وعرض {W} مم.
    Takes what a washer of the same size gives it: {kg} kg a load at {max} °C. | يستوعب حمولة غسالة من نفس المقاس: {kg} كجم عند {max} درجة.`,
}

const ironers: Family = {
  type: 'flatwork-ironer',
  categories: ['laundry'],
  kgPerCubicMetre: 170,
  common: 'max=185',
  rows: `
    ghasilia F16 | Flatwork ironer, 1600 mm roll, electric | مكواة رول 1600 مم كهرباء | 145000 2 2100x600x1080 | kgh=35 kW=12
    ghasilia F20 | Roller ironer, 2000 mm roll, gas | مكواة رول 2000 مم غاز | 89000 1 2550x750x1150 | kgh=55 gas=28 kW=0.8 used`,
  texts: `
    Sheets and tablecloths go in damp and come out flat: {kgh} kg an hour. | ملايات ومفارش تدخل رطبة وتخرج مستوية: {kgh} كجم في الساعة.
    Finger guard stops the roll at a touch; speed and heat up to {max} °C are set on the front, {W} mm. | واقي أصابع يوقف الرول باللمس، والسرعة والحرارة حتى {max} درجة من الأمام، {W} مم.
    One person irons a floor of hotel rooms before noon: {kgh} kg an hour, {W} mm long. | شخص واحد يكوي دور غرف فندقية قبل الظهر: {kgh} كجم في الساعة، الطول {W} مم.`,
}

export const LAUNDRY: readonly Family[] = [washers, dryers, ironers]
