import type { Concept } from './concept.ts'

export const COOKING_CONCEPTS = {
  oven: { en: 'oven', ar: 'فرن، أفران، فرنة' },
  combiOven: {
    en: 'combi oven, combi, combi steamer, combination oven, steam oven',
    ar: 'فرن كومبي، كومبي، كومبي ستيمر، فرن بخار، فرن كومبي ستيم، كومبى أوفن',
    triggers: 'combi steam oven',
    leads: 'oven, فرن',
    broader: 'oven',
  },
  convectionOven: {
    en: 'convection oven, convection, hot air oven',
    ar: 'فرن كونفكشن، كونفكشن، فرن هواء، فرن هواء ساخن، فرن مروحة، فرن حمل حراري، فرن باتيه',
    leads: 'oven, فرن',
    broader: 'oven',
  },
  deckOven: {
    en: 'deck oven, bakery oven, baking oven, bread oven, stone oven',
    ar: 'فرن دور، فرن دورين، فرن أدوار، فرن طبقات، فرن مخبز، فرن خبز، فرن حجر، فرن فينو، فرن ديك',
    triggers: 'modular oven, فرن عيش',
    leads: 'oven, فرن',
    broader: 'oven',
  },
  rackOven: {
    en: 'rack oven, rotary oven, rotary rack oven',
    ar: 'فرن دوار، فرن عربة، فرن روتاري، فرن دوار عربة',
    triggers: 'rotating rack oven, trolley oven',
    broader: 'oven',
  },
  pizzaOven: {
    en: 'pizza oven',
    ar: 'فرن بيتزا، أفران بيتزا، فرن بيزا',
    triggers: 'pizza deck oven',
    broader: 'oven',
  },
  conveyorOven: {
    en: 'conveyor oven, conveyor pizza oven, tunnel oven, impinger oven',
    ar: 'فرن سير، فرن بسير، فرن كونفير، فرن كونفاير، فرن سير بيتزا، فرن نفق',
    triggers: 'pizza conveyor oven, فرن بيتزا سير، فرن بيتزا بسير',
    broader: 'pizzaOven',
  },
  charcoalOven: {
    en: 'charcoal oven',
    ar: 'فرن فحم، فرن شواء فحم',
    triggers: 'fire oven, charcoal broiler oven',
    broader: 'oven',
  },
  proofer: {
    en: 'proofer, prover, proofing cabinet, fermentation cabinet, retarder proofer',
    ar: 'مخمر، مخمرة، خزانة تخمير، دولاب تخمير، خمارة، كابينة تخمير، غرفة تخمير، برووفر، تخمير عجين',
    triggers: 'dough proofer, dough prover, proving cabinet',
  },
  microwave: {
    en: 'microwave',
    ar: 'ميكروويف، مايكروويف، ميكرويف، مايكرويف',
    triggers: 'microwave oven, high speed oven, فرن سريع، فرن ميكروويف، فرن مايكروويف، فرن ميكرويف، فرن مايكرويف',
  },
  toaster: { en: 'toaster, conveyor toaster', ar: 'توستر، محمصة خبز، محمصة توست، حماصة خبز', triggers: 'bread toaster' },
  salamander: {
    en: 'salamander, overhead grill, gratin',
    ar: 'سلامندر، سالامندر، سلمندر، شواية علوية، شواية سلامندر، جراتان',
    triggers: 'salamander grill, salamander broiler',
  },
  grill: { en: 'grill, broiler, chargrill', ar: 'شواية، جريل، شوايات، مشواة', triggers: 'char grill, vapour grill, vapor grill' },
  charcoalGrill: {
    en: 'charcoal grill, charcoal, barbecue, bbq, charbroiler',
    ar: 'شواية فحم، شواية على الفحم، مشواة فحم، منقل، باربكيو، شواية باربكيو، شواية كباب',
    triggers: 'lava rock grill, lava stone grill, barbecue grill, شواية حجر، شواية حجر بركاني, شواية أحجار لافا',
    finds: 'فحم',
    broader: 'grill',
  },
  griddle: {
    en: 'griddle, plancha, griddle plate, flat grill, hot plate',
    ar: 'جريدل، صاج، جريدل بليت، شواية صاج، بلانشا، صاج كهربائي، صاج غاز، هوت بليت، شواية مسطحة',
    triggers: 'fry top, fry top griddle, griddle grill, flat top griddle',
    broader: 'grill',
  },
  contactGrill: {
    en: 'contact grill, panini grill, panini press, sandwich press, sandwich grill',
    ar: 'كونتاكت جريل، بانيني، شواية بانيني، ماكينة بانيني، توستر سندوتش، جريل سندوتش، ماكينة ساندويتش، جريل بانيني',
    triggers: 'panini, panini maker, double contact grill, شواية سندوتش، شواية ساندويتش',
  },
  crepe: { en: 'crepe maker, crepe machine', ar: 'كريب، ماكينة كريب، صاج كريب', triggers: 'crepe, crepe griddle, crepe plate' },
  waffle: { en: 'waffle maker, waffle machine, waffle iron', ar: 'وافل، ماكينة وافل', triggers: 'waffle, waffle baker' },
  shawarma: {
    en: 'shawarma, doner, doner kebab, shawarma machine, shawarma grill, gyros',
    ar: 'شاورما، شوارما، ماكينة شاورما، شواية شاورما، سيخ شاورما، دونر، شواية دونر',
    triggers: 'doner grill, kebab machine, gyros grill, vertical broiler, shawarma broiler',
  },
  rotisserie: {
    en: 'rotisserie, chicken rotisserie, chicken roaster, chicken machine',
    ar: 'شواية فراخ، شواية دجاج، شواية فراخ دوارة، ماكينة شوي فراخ، روتيسري، شواية فروج',
    triggers:
      'فرن فراخ, chicken grill, rotisserie oven, rotisserie grill, chicken rotisserie oven, chicken broiler, فرن شوي دجاج، فرن دجاج, planetary rotisserie',
  },
  fryer: {
    en: 'fryer, deep fryer, deep fat fryer, chips fryer',
    ar: 'قلاية، قلايات، فراير، قلاية زيت، قلاية بطاطس، قلاية عميقة، مقلاة، مقلاة زيت',
    triggers: 'french fries fryer, chip fryer, air fryer, pressure fryer',
  },
  chipScuttle: {
    en: 'chip scuttle, fries warmer',
    ar: 'حافظة بطاطس، سخان بطاطس',
    triggers: 'french fries warmer, chips scuttle, fry dump, chip warmer, chips warmer',
  },
  range: {
    en: 'gas range, range, cooker, gas cooker, stove, gas stove, hob, boiling top, cooking range',
    ar: 'بوتاجاز، بوتجاز، بوتوجاز، بوتاجازات، موقد، موقد غاز، مواقد، طباخ، بوتاجاز غاز',
    triggers:
      'electric range, gas hob, stock pot stove, gas burner, burner range, stock pot burner, wok range, wok burner, gas range oven, range oven, cooker oven',
    finds: 'burner, عيون، عين، شعلة، شعلات',
  },
  inductionCooker: {
    en: 'induction cooker, induction hob, induction range, induction',
    ar: 'اندكشن، بوتاجاز اندكشن، موقد حثي، طباخ حثي، موقد اندكشن، انداكشن',
    triggers: 'induction cooktop, induction wok, induction plate',
    broader: 'range',
  },
  pastaCooker: {
    en: 'pasta cooker, pasta boiler, noodle cooker',
    ar: 'سلاقة مكرونة، حلة مكرونة، طباخ مكرونة، سلاقة باستا، باستا كوكر، سلق مكرونة، جهاز سلق مكرونة، ماكينة سلق مكرونة',
    triggers: 'spaghetti cooker, noodle boiler, pasta boiling',
  },
  riceCooker: { en: 'rice cooker', ar: 'طباخ أرز، حلة أرز، حلة رز، رايس كوكر', triggers: 'rice steamer, rice boiler' },
  steamer: {
    en: 'steamer, food steamer',
    ar: 'ستيمر، طباخ بخار، جهاز طبخ بالبخار، ستيمر بخار',
    triggers: 'steam cooker, dim sum steamer',
  },
  pressureCooker: { en: 'pressure cooker', ar: 'حلة ضغط، طنجرة ضغط' },
  boilingKettle: {
    en: 'boiling kettle, boiling pan, cooking kettle, steam kettle, stock pot kettle',
    ar: 'حلة سلق، حلة غلي، قدر سلق، حلة طبخ، حلة بخار، قدر طبخ، حلة جاكيت، بويلنج بان، حلل سلق، حلة غليان، حلل غليان',
    triggers: 'غلاية طبخ, boiling kettles, jacketed kettle, tilting kettle, soup boiler, حلة طبخ قلابة',
  },
  tiltingPan: {
    en: 'tilting pan, bratt pan, tilting bratt pan, tilting skillet',
    ar: 'مقلاة قلابة، طاسة قلابة، برات بان، حلة قلابة، تلتنج بان، مقلاة متحركة، طاسة متحركة',
    triggers: 'قلاية قلابة, braising pan, tilting frying pan, tilting braising pan, bratpan',
  },
  hood: {
    en: 'hood, exhaust hood, kitchen hood, extractor hood, ventilation hood, canopy hood',
    ar: 'هود، شفاط، مدخنة، هود مطبخ، شفاط مطبخ، شفاطات، هود استانلس، هود شفط',
    triggers: 'range hood, cooker hood, extraction hood, exhaust canopy, oven hood',
    finds: 'extractor, extraction, exhaust',
  },
  popcorn: { en: 'popcorn machine', ar: 'ماكينة فشار، فشار', triggers: 'popcorn maker, popcorn' },
} as const satisfies Record<string, Concept>
