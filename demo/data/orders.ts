import type { LineStatus } from '#domain/orders/orders.ts'

export interface DemoOrder {
  /** The person's email address: all of it, or the part before `@guests.example`. */
  readonly requester: string
  /** How far between the day the person joined and today, in per cent. */
  readonly joinedToToday: number
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly status: LineStatus }[]
}

export interface CancelledDemoOrder extends DemoOrder {
  /** Days from the request to its cancellation. */
  readonly days: number
  readonly by: 'requester' | 'staff'
  /** Null for requesters: only staff give a reason. */
  readonly reason: string | null
}

/** Products that kitchens of a kind ask for together: SKUs, with the pieces where there are more than one. */
const BAGS = {
  cafe: 'BNV-E2 THN-OD64*2 DWX-B2*3 RGW-GW35 VTN-PD90',
  kiosk: 'BNV-E1 THN-DS60 SMV-WB10*2',
  bakery: 'AGN-SP25 RGF-DS50 KHM-PR16 KLM-V10 RFN-BK18*4 RFN-BT64*20',
  pastry: 'AGN-PM20 KLM-V4H VTN-PD120 STQ-WT15*2',
  pizza: 'TNR-P44 AGN-SP17 RGF-PR42 NVR-PZ2 SFN-HDP4',
  shawarma: 'SKH-S3*2 SKH-DK1*6 FRV-G18 SFN-HD90',
  grill: 'GMV-CG120 LHB-GR60 SKN-MM22 NVR-UC2D SFT-HW20',
  kitchen: 'KLM-C10E LHB-G6F FRV-G36 SHL-BK60 SNR-H60 STQ-SK2*2 STQ-WT15*3 SFT-HW24M',
  combi: 'KLM-C6E RFN-GN11-65*40 RFN-GN15*2',
  buffet: 'SFN-CD9*25 SFN-CD9R*12 SFN-SK10*8 SFN-JB8*10',
  laundry: 'GSL-W20 GSL-D16 GSL-F16 RFN-TR3*6',
  cold: 'NVR-UR1200 QTB-UF600 QTB-CF300*3 TLG-IC45',
  drinks: 'ASR-OJ20 ASR-JD2 NDV-SL2 VTN-CT100*4 DWX-MS2*2',
  dishes: 'SNR-H50 RGW-GW40 STQ-SK3',
  steel: 'STQ-WT12*5 STQ-WS14*5 STQ-SK1*2 STQ-HW40*4 RFN-ST12*5',
  meat: 'LHM-MM32 LHM-BS16 SKN-MS30 SKN-VP40 QTB-UF1200',
  pans: 'RFN-GN11-100*50 RFN-GN12-65S*20',
  microwaves: 'KLM-M25*3 KLM-M30',
  oven: 'KLM-C10G',
  hotAir: 'KLM-V4*2 KLM-V6G',
  sandwiches: 'LHB-CP36*3 SFN-CW9*2 FRV-E88*2 SKN-MS22',
  juice: 'ASR-CE75*2 ASR-CJ1*5 ASR-PG1*25 TLG-IC80 ASR-JD1*4',
  falafel: 'LHB-FL30*2 DWX-H50*2 BST-VC150 LHB-SP1*3',
  banquet: 'BRV-BC10 SKN-VP40 KLM-MH34 STQ-WT20 RFN-CR12*5',
} as const

const STATUSES = { N: 'Not processed', P: 'Processing', S: 'Shipped', D: 'Delivered', C: 'Cancelled' } as const satisfies Record<
  string,
  LineStatus
>

/** A letter for each line, the last one also for those that follow. */
type Row = readonly [requester: string, joinedToToday: number, bag: keyof typeof BAGS, statuses: string]

const ROWS: readonly Row[] = [
  ['member@diyafa.example', 6, 'cafe', 'D'],
  ['member@diyafa.example', 21, 'kitchen', 'DDDSCS'],
  ['member@diyafa.example', 38, 'combi', 'DDC'],
  ['member@diyafa.example', 55, 'dishes', 'S'],
  ['member@diyafa.example', 71, 'hotAir', 'PN'],
  ['member@diyafa.example', 84, 'pans', 'CN'],
  ['member@diyafa.example', 97, 'microwaves', 'N'],
  ['noname@diyafa.example', 35, 'kiosk', 'PNN'],
  ['noname@diyafa.example', 88, 'sandwiches', 'N'],
  ['merchant@diyafa.example', 40, 'steel', 'DSS'],
  ['merchant@diyafa.example', 92, 'drinks', 'N'],
  ['tanoria@brands.example', 30, 'meat', 'DDDDC'],
  ['tanoria@brands.example', 93, 'pizza', 'NC'],
  ['bunovia@brands.example', 62, 'kiosk', 'D'],
  ['bunovia@brands.example', 90, 'microwaves', 'PC'],
  ['ahmed.mostafa', 8, 'shawarma', 'D'],
  ['ahmed.mostafa', 66, 'grill', 'DDDSC'],
  ['laila.hosny', 12, 'cafe', 'DDDC'],
  ['laila.hosny', 80, 'pastry', 'SSP'],
  ['george.naguib', 15, 'laundry', 'D'],
  ['george.naguib', 74, 'buffet', 'DDC'],
  ['fatma.elsayed', 20, 'bakery', 'DDDDC'],
  ['fatma.elsayed', 91, 'pastry', 'PN'],
  ['omar.hegazy', 18, 'pizza', 'D'],
  ['mariam.boutros', 26, 'pastry', 'DDDC'],
  ['mariam.boutros', 95, 'oven', 'N'],
  ['hassan.elnubi', 33, 'falafel', 'DDS'],
  ['chef.ragab', 10, 'kitchen', 'D'],
  ['chef.ragab', 58, 'combi', 'DSS'],
  ['chef.ragab', 96, 'pans', 'N'],
  ['nermine.sabet', 44, 'juice', 'DDDDC'],
  ['kareem.zaki', 29, 'cold', 'D'],
  ['huda.ibrahim', 52, 'sandwiches', 'SSSC'],
  ['peter.aziz', 61, 'dishes', 'DSC'],
  ['purchasing.marsa', 9, 'laundry', 'DDDC'],
  ['purchasing.marsa', 31, 'buffet', 'D'],
  ['purchasing.marsa', 57, 'banquet', 'DDSS'],
  ['purchasing.marsa', 86, 'kitchen', 'PPNNC'],
  ['abdallah.fikry', 48, 'meat', 'SP'],
  ['shaimaa.lotfy', 70, 'microwaves', 'D'],
  ['sandra.michel', 37, 'cafe', 'DDSS'],
  ['sandra.michel', 94, 'drinks', 'PNNC'],
  ['mahmoud.taha', 64, 'shawarma', 'SC'],
  ['hana.elmasry', 77, 'kiosk', 'PP'],
  ['walid.badr', 42, 'steel', 'DDDSS'],
  ['sobhy.farag', 53, 'grill', 'CD'],
  ['reem.adib', 83, 'juice', 'SPP'],
  ['bayt.zumurrud', 22, 'kitchen', 'DDDDDCC'],
  ['bayt.zumurrud', 79, 'banquet', 'SPPN'],
  ['aya.shawky', 68, 'pastry', 'CSS'],
  ['dahlia.nour', 72, 'cold', 'SSCP'],
  ['ibrahim.askar', 46, 'falafel', 'D'],
  ['joseph.halim', 82, 'pizza', 'PPN'],
  ['umm.layan', 27, 'bakery', 'DDDDDC'],
  ['umm.layan', 89, 'hotAir', 'PC'],
  ['youssef.rizk', 76, 'sandwiches', 'SN'],
  ['mona.elgendy', 85, 'oven', 'P'],
  ['tamer.osman', 54, 'dishes', 'D'],
  ['rania.wasfy', 87, 'drinks', 'N'],
  ['bishoy.samir', 63, 'meat', 'DDC'],
  ['salwa.darwish', 92, 'pastry', 'CN'],
  ['kahwet.sanad', 41, 'cafe', 'SSD'],
  ['kahwet.sanad', 96, 'juice', 'N'],
  ['jana.selim', 90, 'kiosk', 'N'],
  ['mostafa.kamel', 75, 'shawarma', 'PPS'],
  ['vivian.ghali', 93, 'buffet', 'N'],
  ['wadi.noura', 50, 'laundry', 'SPC'],
  ['wadi.noura', 95, 'banquet', 'N'],
]

/** Early ones, so that the day of the cancellation has passed whenever the demo is loaded. */
const CANCELLED_ROWS: readonly (readonly [row: Row, days: number, reason?: string])[] = [
  [['member@diyafa.example', 30, 'drinks', 'N'], 1],
  [['member@diyafa.example', 47, 'oven', 'N'], 2, 'Asked for twice: the other request goes on.'],
  [['laila.hosny', 34, 'kiosk', 'N'], 0],
  [['omar.hegazy', 45, 'shawarma', 'PNN'], 6, 'العميل أجّل الافتتاح لبعد رمضان.'],
  [['purchasing.marsa', 43, 'pans', 'N'], 3, 'The hotel chose another supplier.'],
  [['hassan.elnubi', 50, 'falafel', 'N'], 8, 'اتصلنا خمس مرات على مدى أسبوع ولم يرد أحد.'],
  [['umm.layan', 52, 'bakery', 'PPN'], 5, 'المكان لا يكفي للفرن، والعميلة ستطلب مقاسًا أصغر.'],
  [['bayt.zumurrud', 55, 'steel', 'N'], 1],
]

export const DEMO_ORDERS: readonly DemoOrder[] = ROWS.map(orderOf)

/** The cancelled requests, for the archive. */
export const DEMO_CANCELLED: readonly CancelledDemoOrder[] = CANCELLED_ROWS.map(([row, days, reason = null]) => ({
  ...orderOf(row),
  days,
  by: reason === null ? 'requester' : 'staff',
  reason,
}))

function orderOf([requester, joinedToToday, bag, statuses]: Row): DemoOrder {
  return {
    requester: requester.includes('@') ? requester : `${requester}@guests.example`,
    joinedToToday,
    lines: BAGS[bag].split(' ').map((line, index) => {
      const [sku = '', quantity = '1'] = line.split('*')
      return { sku, quantity: Number(quantity), status: statusOf(statuses[index] ?? statuses.at(-1) ?? '') }
    }),
  }
}

function statusOf(letter: string): LineStatus {
  if (!Object.hasOwn(STATUSES, letter)) throw new Error(`no status has the letter ${letter}`)
  return STATUSES[letter as keyof typeof STATUSES]
}
