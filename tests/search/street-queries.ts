import { by, first, type Group, OVEN, SHAWARMA, types } from './expectations.ts'

/** Queries as people ask at the counter: by numbers, in the words of the street, by what the plate says. */
export const STREET_GROUPS: readonly Group[] = [
  [
    'How many doors, burners, tanks, trays',
    [
      ['تلاجة ٣ باب', first('VTN-BB3', 'VTN-DF1050', 'NVR-UR1800', 'NVR-UC3D', 'BRV-CT3-R')],
      ['تلاجه ٤ باب', first('NVR-UR1200H', 'NVR-UC4D')],
      ['4 door fridge', first('NVR-UR1200H', 'NVR-UC4D')],
      ['ثلاجة بابين', first('NVR-UR1200', 'VTN-BB2', 'BRV-RS1300', 'BRV-RSD1300', 'NVR-UR1150-R', 'VTN-DF700')],
      ['single door fridge', first('NVR-UR600', 'VTN-DF350', 'QTB-UR400', 'BRV-DG650-R', 'NVR-UR600G', 'BRV-RS650')],
      ['double fryer', first('FRV-GT40-R', 'FRV-G36', 'FRV-E88', 'SHL-F723')],
      ['قلايه دبل', first('FRV-GT40-R', 'FRV-G36', 'FRV-E88', 'SHL-F723')],
      ['double sink', first('STQ-SK2', 'STQ-SK2R')],
      ['حوض دبل', first('STQ-SK2', 'STQ-SK2R')],
      ['بوتاجاز ست عيون', first('LHB-G6F', 'LHB-G6-R', 'SHL-R996')],
      ['فرن 10 صواني', first('KLM-C10E', 'KLM-C10G', 'KLM-C10T', 'KLM-V10')],
    ],
  ],
  [
    'Other words of the street, a word too many, three emails',
    [
      ['مكنة شاورما', first('SKH-SE3', 'SKH-S2', 'SKH-S3', 'SKH-S4')],
      ['مكنة سلاش', types('slush-machine')],
      ['منشار عضم', types('bone-saw')],
      ['ستانليس ستيل', types('work-table', 'sink', 'wall-shelf', 'trolley')],
      ['doner kebab', SHAWARMA],
      ['كبة', first('BST-CT8')],
      ['rational oven', OVEN],
      ['convection ovn', types('convection-oven')],
      ['عصارة برتقال', first('ASR-CJ1', 'ASR-OJ20', 'ASR-OJ40')],
    ],
  ],
  [
    'A model as its plate says it',
    [
      ['UR1200', first('NVR-UR1200', 'NVR-UR1200H')],
      ['ur1200h', first('NVR-UR1200H')],
      ['C10E', first('KLM-C10E')],
      ['sk2r', first('STQ-SK2R')],
      ['KLM-', by('kelmara')],
      ['TAL-', by('talgora')],
    ],
  ],
]
