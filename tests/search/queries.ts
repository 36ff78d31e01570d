import type { DemoProduct } from '#demo/data/types.ts'
import type { EquipmentType } from '#drawings/equipment-types.ts'

/** A result fits if it is one of the named articles, or of one of the types, or of the brand; `types` with `brand` asks for both. */
export type Expectation =
  | { readonly anyOf: readonly string[] }
  | { readonly types: readonly EquipmentType[]; readonly brand?: string }
  | { readonly brand: string }

export interface SearchQuery {
  readonly query: string
  readonly expects: Expectation
  readonly note: string
}

/** One of the first five results of every query must fit. */
export const FIRST = 5

export function fits(expects: Expectation, product: Pick<DemoProduct, 'sku' | 'type' | 'brand'>): boolean {
  if ('anyOf' in expects) return expects.anyOf.includes(product.sku)
  const isBrand = expects.brand === undefined || expects.brand === product.brand
  return isBrand && (!('types' in expects) || expects.types.includes(product.type))
}

/** The specification's own example: each of these queries lists this one product somewhere. */
export const REQUIRED_GROUP = {
  sku: 'NVR-UR1200',
  queries: ['ثلاجة', 'تلاجه', 'ثلاجه', 'refrigerator', 'refrigirator', 'NVR-UR1200'],
} as const

const types = (...of: readonly EquipmentType[]): Expectation => ({ types: of })
const made = (brand: string, ...of: readonly EquipmentType[]): Expectation => ({ types: of, brand })
const by = (brand: string): Expectation => ({ brand })
const sku = (...anyOf: readonly string[]): Expectation => ({ anyOf })

const FRIDGE = types('upright-refrigerator', 'undercounter-refrigerator', 'display-fridge', 'saladette', 'pastry-display')
const FREEZER = types('upright-freezer', 'chest-freezer')
const OVEN = types('combi-oven', 'convection-oven', 'deck-oven', 'pizza-oven', 'conveyor-oven')
const DISHWASHER = types('hood-dishwasher', 'undercounter-dishwasher', 'conveyor-dishwasher')
const COMBI = types('combi-oven')
const FRYER = types('fryer')
const HOOD = types('hood')
const RANGE = types('gas-range')
const SPIRAL = types('spiral-mixer')
const PLANETARY = types('planetary-mixer')
const ESPRESSO = types('espresso-machine')
const SHAWARMA = types('shawarma-grill')
const ROTISSERIE = types('chicken-rotisserie')
const STEEL_TABLE = types('work-table')
const BAIN_MARIE = types('bain-marie')

type Group = readonly [note: string, rows: readonly (readonly [query: string, expects: Expectation])[]]

const GROUPS: readonly Group[] = [
  [
    'Arabic spelling: taa marbuta, alef maqsura, hamza, taa for thaa',
    [
      ['ثلاجة', FRIDGE],
      ['ثلاجه', FRIDGE],
      ['تلاجة', FRIDGE],
      ['تلاجه', FRIDGE],
      ['فرن كومبى', COMBI],
      ['قلايه', FRYER],
      ['قلايه زيت', FRYER],
      ['غسالة اطباق', DISHWASHER],
      ['غساله اطباق', DISHWASHER],
      ['عجانه', SPIRAL],
      ['شوايه فحم', types('charcoal-grill')],
      ['ماكينة قهوه', ESPRESSO],
      ['ماكينه قهوه', ESPRESSO],
      ['اكسبريسو', ESPRESSO],
      ['إسبريسو', ESPRESSO],
      ['مفرمه لحمه', types('meat-mincer')],
      ['ماكينة تلج', types('ice-maker')],
      ['مطحنه بن', types('coffee-grinder')],
      ['ارفف استانلس', types('wall-shelf', 'storage-rack')],
      ['حوض ستانلس', types('sink')],
    ],
  ],
  [
    'Arabic with the article, plurals and joined words',
    [
      ['الثلاجة', FRIDGE],
      ['الفرن الكومبي', COMBI],
      ['للقلاية', FRYER],
      ['ثلاجات', FRIDGE],
      ['افران', OVEN],
      ['قلايات', FRYER],
      ['عجانات', SPIRAL],
      ['شوايات', types('charcoal-grill', 'shawarma-grill', 'chicken-rotisserie', 'griddle')],
      ['بوتاجازات', RANGE],
      ['طاولات استانلس', STEEL_TABLE],
      ['فريزرات', FREEZER],
    ],
  ],
  [
    'Eastern digits, diacritics and tatweel',
    [
      [
        'ثلاجة ٢ باب',
        sku(
          'NVR-UR1200',
          'BRV-RS1300',
          'QTB-UR1000',
          'NVR-UR1150-R',
          'NVR-UC2D',
          'BRV-CT2',
          'VTN-DF700',
          'VTN-DF800S',
          'VTN-BB2',
          'BST-SW2',
          'BRV-RSD1300',
        ),
      ],
      ['عجانة ٥٠ كجم', sku('AGN-SP50', 'RGF-KN50')],
      ['فرن كومبي ١٠ صواني', sku('KLM-C10E', 'KLM-C10G', 'KLM-C10T')],
      ['قلاية ۱۸ لتر', sku('FRV-G18', 'FRV-G36')],
      ['ثَلَّاجَة', FRIDGE],
      ['فُرْن بيتزا', types('pizza-oven', 'conveyor-oven')],
      ['ثـــلاجة', FRIDGE],
      ['شاورمـــا', SHAWARMA],
    ],
  ],
  [
    'English as the trade types it',
    [
      ['refrigerator', FRIDGE],
      ['upright freezer', types('upright-freezer')],
      ['combi oven', COMBI],
      ['pizza oven gas', sku('TNR-P6G', 'TNR-PD9', 'TNR-CV50G')],
      ['planetary mixer', PLANETARY],
      ['ice cube maker', types('ice-maker')],
      ['espresso machine', ESPRESSO],
      ['meat slicer', types('meat-slicer')],
      ['bone saw', types('bone-saw')],
      ['vegetable cutter', types('vegetable-cutter')],
      ['chafing dish', types('chafing-dish')],
      ['GN pan 1/1', types('gn-pan')],
      ['blast chiller', types('blast-chiller')],
      ['slush', types('slush-machine')],
      ['dishwashers', DISHWASHER],
      ['mixers', types('spiral-mixer', 'planetary-mixer', 'blender')],
    ],
  ],
  [
    'English with typing errors',
    [
      ['refrigirator', FRIDGE],
      ['refridgerator', FRIDGE],
      ['dishwaser', DISHWASHER],
      ['dish washer', DISHWASHER],
      ['expresso machine', ESPRESSO],
      ['frier', FRYER],
      ['combi ovan', COMBI],
      ['planatary mixer', PLANETARY],
      ['shwarma', SHAWARMA],
      ['shawerma', SHAWARMA],
      ['vaccum packer', types('vacuum-packer')],
      ['convecton oven', types('convection-oven')],
      ['cofee grinder', types('coffee-grinder')],
      ['salamandar', types('salamander')],
      ['microwve', types('microwave')],
      ['freezr', FREEZER],
    ],
  ],
  [
    'Arabic with typing errors',
    [
      ['بوتجاز', RANGE],
      ['ميكرويف', types('microwave')],
      ['سلامندرر', types('salamander')],
      ['اسبرسو', ESPRESSO],
      ['شاروما', SHAWARMA],
    ],
  ],
  [
    'SKU: exact, lower case, spaced, beginning only',
    [
      ['NVR-UR1200', sku('NVR-UR1200')],
      ['KLM-C10G', sku('KLM-C10G')],
      ['klm-c10g', sku('KLM-C10G')],
      ['rfn-gn11-65', sku('RFN-GN11-65')],
      ['bnv e2', sku('BNV-E2')],
      ['AGN-SP', made('aganera', 'spiral-mixer')],
      ['SKH-', by('seekhara')],
      ['LHB-G6-R', sku('LHB-G6-R')],
    ],
  ],
  [
    'Brands, in both languages, with an error, with a type',
    [
      ['Kelmara', by('kelmara')],
      ['كيلمارا', by('kelmara')],
      ['kelmera', by('kelmara')],
      ['nivarele', by('nivarelle')],
      ['نيفاريل', by('nivarelle')],
      ['بنوفيا', by('bunovia')],
      ['sholaria kettle', made('sholaria', 'boiling-kettle')],
      ['تنوريا بيتزا', made('tanoria', 'pizza-oven', 'conveyor-oven')],
      ['frivona gas fryer', made('frivona', 'fryer')],
      ['عجانة رغيفا', made('ragifa', 'spiral-mixer')],
      ['ثلاجة بوريفال', made('boreval', 'upright-refrigerator', 'undercounter-refrigerator', 'display-fridge', 'saladette')],
      ['Sahnora', by('sahnora')],
      ['شفاط شفطارا', made('shaftara', 'hood')],
    ],
  ],
  [
    'Words in any order',
    [
      ['gas combi 10 trays', sku('KLM-C10G')],
      ['oven pizza electric', types('pizza-oven', 'conveyor-oven')],
      ['كومبي فرن غاز', sku('KLM-C6G', 'KLM-C10G', 'KLM-C20G')],
      ['هود غسالة', types('hood-dishwasher', 'hood')],
      ['mixer dough spiral', SPIRAL],
    ],
  ],
  [
    'English synonyms of the trade',
    [
      ['fridge', FRIDGE],
      ['chiller', types('upright-refrigerator', 'undercounter-refrigerator', 'display-fridge', 'blast-chiller', 'saladette')],
      ['deep freezer', FREEZER],
      ['extractor hood', HOOD],
      ['dough kneader', SPIRAL],
      ['doner', SHAWARMA],
      ['bain marie', BAIN_MARIE],
      ['cooker', types('gas-range', 'pasta-cooker')],
      ['prover', types('proofer')],
      ['meat grinder', types('meat-mincer')],
      ['gastronorm', types('gn-pan')],
      ['coffee machine', ESPRESSO],
      ['showcase', types('display-fridge', 'pastry-display', 'hot-display')],
      ['warewasher', DISHWASHER],
      ['prep table', types('work-table', 'saladette')],
    ],
  ],
  [
    'Arabic synonyms of the trade',
    [
      ['فاترينة', types('pastry-display', 'display-fridge')],
      ['فاترينة حلويات', types('pastry-display')],
      ['كولدير', types('water-cooler')],
      ['فاكيوم', types('vacuum-packer')],
      ['هود', types('hood', 'hood-dishwasher')],
      ['شفاط', HOOD],
      ['مدخنة مطبخ', HOOD],
      ['بوتاجاز', RANGE],
      ['جريل', types('griddle', 'charcoal-grill', 'salamander')],
      ['ديب فريزر', types('chest-freezer')],
      ['غسالة صحون', DISHWASHER],
      ['فراير', FRYER],
      ['ترابيزة استانلس', STEEL_TABLE],
      ['بان ماري', BAIN_MARIE],
      ['حمام مائي', BAIN_MARIE],
      ['هوت كيس', types('hot-display')],
      ['شواية فراخ', ROTISSERIE],
      ['شواية دجاج', ROTISSERIE],
      ['مكواة', types('flatwork-ironer')],
      ['نشافة', types('laundry-dryer')],
      ['قطاعة لانشون', types('meat-slicer')],
      ['سلايسر', types('meat-slicer')],
      ['بلندر', types('blender')],
      ['عصارة قصب', sku('ASR-SC3')],
      ['طاحونة بن', types('coffee-grinder')],
      ['تروللي', types('trolley')],
      ['منشار عظم', types('bone-saw')],
      ['مخمرة', types('proofer')],
    ],
  ],
  [
    'Sizes and features',
    [
      ['combi 10 trays', sku('KLM-C10E', 'KLM-C10G', 'KLM-C10T')],
      ['spiral mixer 50 kg', sku('AGN-SP50')],
      ['ثلاجة 1200 لتر', sku('NVR-UR1200', 'NVR-UR1200H')],
      ['عجانة 25 كيلو', sku('AGN-SP25')],
      ['بوتاجاز 6 شعلة', sku('LHB-G6F', 'LHB-G6-R', 'SHL-R996')],
      ['بوتاجاز 4 عيون', sku('LHB-G4', 'LHB-G4F', 'SHL-R790')],
      ['شاورما 4 عيون', sku('SKH-S4', 'SKH-S4R-R')],
      ['espresso 2 groups', sku('BNV-E2', 'BNV-E2T', 'BNV-E2M', 'BNV-EC2', 'BNV-E2L-R')],
      ['قلاية غاز حوضين', sku('FRV-G36', 'SHL-F723', 'FRV-GT40-R')],
      ['6 burner range', sku('LHB-G6F', 'LHB-G6-R', 'SHL-R996')],
      ['ice maker 80 kg', sku('TLG-IC80')],
      ['حوض عينين', sku('STQ-SK2', 'STQ-SK2R')],
      ['planetary mixer 20L', sku('AGN-PM20', 'RGF-MX20')],
    ],
  ],
]

export const QUERIES: readonly SearchQuery[] = GROUPS.flatMap(([note, rows]) => rows.map(([query, expects]) => ({ query, expects, note })))
