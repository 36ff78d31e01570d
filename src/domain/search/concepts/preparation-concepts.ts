import type { Concept } from './concept.ts'

export const PREPARATION_CONCEPTS = {
  mixer: { en: 'mixer', ar: 'ميكسر، ميكسرات' },
  spiralMixer: {
    en: 'spiral mixer, dough mixer, dough kneader, kneader, kneading machine, fork mixer',
    ar: 'عجانة، عجان، عجانات، عجانة حلزونية، ميكسر عجين، عجانة سبيرال، سبيرال، ماكينة عجن، عجانة دقيق',
    triggers: 'خلاط عجين, spiral dough mixer, diving arm mixer, bread mixer',
    broader: 'mixer',
  },
  planetaryMixer: {
    en: 'planetary mixer, planetary, beater, cake mixer, stand mixer, egg beater',
    ar: 'خلاط كوكبي، مضرب، مضرب كريمة، مضرب كيك، مضرب بيض، ميكسر كوكبي، ميكسر كيك، عجان كوكبي، خفاقة',
    triggers: 'خلاط كيك, planetary dough mixer, cream mixer, cream beater, عجانة كوكبية، عجانة كوكبي',
    broader: 'mixer',
  },
  doughSheeter: {
    en: 'dough sheeter, sheeter, dough roller, dough laminator',
    ar: 'فرادة عجين، فرادة، شيتر، فرادة بيتزا، فرد عجين، ماكينة فرد عجين، فرادات، رقاقة عجين، بسطة عجين',
    triggers: 'pizza roller, pizza dough roller, pastry sheeter, dough rolling machine',
  },
  doughDivider: {
    en: 'dough divider, divider rounder, dough rounder, bun divider',
    ar: 'قطاعة عجين، مقسم عجين، تقطيع عجين، ماكينة تكوير عجين، مكورة عجين',
    triggers: 'dough divider rounder, dough cutter',
  },
  mincer: {
    en: 'mincer, meat mincer, meat grinder',
    ar: 'مفرمة، مفرمة لحمة، مفرمة لحوم، فرامة لحم، مفرمة لحم، فرامة، ماكينة فرم لحوم',
    triggers: 'mince machine',
  },
  slicer: {
    en: 'slicer, meat slicer, cheese slicer, deli slicer',
    ar: 'سلايسر، قطاعة، قطاعة لحوم، قطاعة لانشون، قطاعة جبن، قطاعة جبنة، قطاعة لحم، تقطيع شرائح',
    triggers: 'gravity slicer, food slicer, ham slicer, قطاعة شرائح',
  },
  breadSlicer: {
    en: 'bread slicer, toast slicer',
    ar: 'قطاعة خبز، قطاعة توست، قطاعة عيش، تقطيع توست',
    triggers: 'bread slicing machine, loaf slicer',
  },
  boneSaw: {
    en: 'bone saw, meat saw, band saw, bone cutter',
    ar: 'منشار عظم، منشار لحوم، منشار عظام، منشار لحم، منشار لحمة، منشار جزارة، منشار',
    triggers: 'bone band saw, butcher saw, meat band saw, saw',
  },
  burgerPress: {
    en: 'burger press, hamburger press, patty former',
    ar: 'مكبس برجر، ماكينة برجر، مكبس هامبورجر، ماكينة تشكيل برجر',
    triggers: 'burger former, burger forming machine, patty press',
  },
  tenderizer: {
    en: 'meat tenderizer, tenderizer',
    ar: 'مطرية لحوم، ماكينة تطرية لحوم، مفردة لحم',
    triggers: 'meat tenderiser, tenderiser',
  },
  kebabMachine: {
    en: 'kofta machine, kebab former',
    ar: 'ماكينة كفتة، صباع كفتة، ماكينة كباب، ماكينة تشكيل كفتة',
    triggers: 'kofta forming machine',
  },
  vegetableCutter: {
    en: 'vegetable cutter, vegetable slicer, vegetable preparation machine, food processor, potato cutter',
    ar: 'قطاعة خضار، قطاعة خضروات، مفرمة خضار، فود بروسيسور، تقطيع خضار، محضر طعام، مقطعة خضار، قطاعة بطاطس، ماكينة تقطيع خضار',
    triggers:
      'vegetable prep machine, vegetable chopper, veg prep, french fries cutter, potato chipper, vegetable dicer, قطاعة بصل, chip cutter, salad cutter, قطاعة سلطة',
  },
  cutterMixer: {
    en: 'bowl cutter, cutter mixer, food cutter',
    ar: 'كتر، كاتر ميكسر، كتر لحوم، كاتر، كبة',
    triggers: 'table cutter, cutter emulsifier',
  },
  potatoPeeler: {
    en: 'potato peeler, vegetable peeler',
    ar: 'قشارة بطاطس، تقشير بطاطس، ماكينة تقشير بطاطس، قشارة خضار، مقشرة بطاطس',
    triggers: 'peeler',
  },
  vegetableWasher: {
    en: 'vegetable washer, vegetable washing machine',
    ar: 'غسالة خضار، غسالة خضروات، ماكينة غسيل خضار',
    triggers: 'salad washer, fruit washer',
  },
  saladSpinner: {
    en: 'salad spinner',
    ar: 'مجفف خضار، مجفف سلطة، نشافة خضار',
    triggers: 'salad dryer, vegetable dryer, vegetable spinner',
  },
  blender: {
    en: 'blender, bar blender, smoothie blender',
    ar: 'خلاط، بلندر، خلاط عصير، خلاطات، خلاط عصائر، خلاط كوكتيل',
    triggers: 'smoothie maker',
  },
  handBlender: {
    en: 'hand blender, stick blender, immersion blender, stick mixer',
    ar: 'هاند بلندر، خلاط يدوي، خلاط غاطس، ميكسر يدوي، مضرب يدوي',
    triggers: 'hand mixer, immersion mixer, power mixer',
    broader: 'blender',
  },
  juicer: {
    en: 'juicer, juice extractor, juice machine, juice squeezer',
    ar: 'عصارة، عصارات، ماكينة عصر، عصارة فواكه',
    finds: 'عصير',
    triggers: 'slow juicer, pomegranate press, juice press',
  },
  citrusJuicer: {
    en: 'citrus juicer, orange juicer, orange squeezer',
    ar: 'عصارة برتقال، عصارة حمضيات، ماكينة عصير برتقال، عصارة موالح',
    triggers: 'citrus squeezer, citrus press, orange press, lemon squeezer',
    broader: 'juicer',
  },
  caneJuicer: {
    en: 'sugar cane juicer, cane juicer, sugar cane press',
    ar: 'عصارة قصب، ماكينة عصير قصب، ماكينة قصب',
    triggers: 'sugar cane machine, sugarcane juicer, sugarcane press',
    broader: 'juicer',
  },
  vacuumPacker: {
    en: 'vacuum packer, vacuum sealer, vacuum packing machine, vacuum machine',
    ar: 'فاكيوم، ماكينة فاكيوم، تفريغ هواء، ماكينة تفريغ هواء، تغليف فاكيوم، شفط هواء',
    triggers: 'vacuum packaging machine, vacuum pack machine, vacuum chamber machine, vacuum packing',
  },
  wrapping: {
    en: 'wrapping machine, tray sealer, shrink wrapper',
    ar: 'ماكينة لف، تغليف أطباق، ماكينة لحام أطباق، ماكينة شرنك، ماكينة استرتش، تغليف صواني، ماكينة تغليف صواني، ماكينة تغليف',
    triggers: 'tray sealing machine, stretch wrapper, cup sealer',
  },
  scale: { en: 'scale, weighing scale', ar: 'ميزان، موازين', triggers: 'kitchen scale, digital scale' },
  milkshakeMixer: {
    en: 'milkshake mixer, milkshake machine, drink mixer',
    ar: 'خلاط ميلك شيك، ماكينة ميلك شيك',
    triggers: 'milk shake mixer',
  },
  pizzaPress: { en: 'pizza press', ar: 'مكبس بيتزا، مكبس عجين بيتزا', triggers: 'pizza dough press' },
} as const satisfies Record<string, Concept>
