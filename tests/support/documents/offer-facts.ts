import type { OfferContent, OfferLine } from '#domain/offers/content.ts'
import { defaultDecision } from '#domain/offers/decisions.ts'
import type { OfferFacts } from '#server/documents/building/offer-version.facts.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'

const MACHINES = [
  { en: 'Combi oven GN 1/1, 10 trays, gas', ar: 'فرن كومبي GN 1/1 سعة 10 صواني غاز', sku: 'RAT-ICP-101G (2)', fact: '850 × 775 × 1014 mm' },
  { en: 'Upright refrigerator, two doors', ar: 'ثلاجة رأسية ببابين', sku: 'TEC-REF-1400', fact: '1400 L' },
  { en: 'Gas range, six burners', ar: 'بوتاجاز ستة شعلات', sku: 'GAZ-6B-900', fact: '36 kW' },
  { en: 'Spiral mixer 50 kg', ar: 'عجان حلزوني 50 كجم', sku: 'MIX-SP-50', fact: '380 V' },
] as const

const NOTHING = { en: '', ar: '' }

export function offerLine(given: Partial<OfferLine> & Pick<OfferLine, 'id'>): OfferLine {
  return {
    sectionId: null,
    itemNumber: '',
    productId: null,
    requestLineId: null,
    sku: '',
    name: NOTHING,
    facts: [],
    picture: null,
    isNew: true,
    quantity: 1,
    unitMinor: 100_000,
    listMinor: null,
    discount: null,
    role: 'counted',
    choiceId: null,
    isChosen: false,
    taxRateId: 'vat14',
    deliveryTime: NOTHING,
    note: NOTHING,
    ...given,
  }
}

/** Lines as a kitchen has them, in three sections. */
export function kitchenLines(count: number): OfferLine[] {
  return Array.from({ length: count }, (_, index) => {
    const machine = MACHINES[index % MACHINES.length] ?? MACHINES[0]
    return offerLine({
      id: `line-${index}`,
      sectionId: count < 4 ? null : (['hot', 'cold', 'bakery'][Math.floor((index * 3) / count)] ?? null),
      itemNumber: index % 3 === 0 ? `${index + 1}.1` : '',
      productId: `product-${index}`,
      sku: machine.sku,
      name: machine,
      facts: [
        { en: machine.fact, ar: machine.fact },
        { en: 'stainless steel AISI 304', ar: 'استانلس ستيل AISI 304' },
      ],
      quantity: (index % 4) + 1,
      unitMinor: 4_500_000 + index * 12_350,
      discount: index % 5 === 1 ? { kind: 'percent', hundredths: 500 } : null,
      deliveryTime: index % 2 === 0 ? { en: 'in stock', ar: 'متوفر بالمخزن' } : { en: '60–90 days by sea', ar: 'من 60 إلى 90 يومًا بحرًا' },
    })
  })
}

export function offerContent(lines: readonly OfferLine[], given: Partial<OfferContent> = {}): OfferContent {
  return {
    language: 'ar',
    currency: 'EGP',
    addressee: {
      name: 'محمود سامي',
      company: 'النيل للفنادق والقرى السياحية',
      attention: 'المهندس / محمود سامي',
      project: 'تطوير مطبخ فندق النيل بالغردقة',
      reference: 'PO/2026-117 (B)',
      email: 'mahmoud@nile.example',
      phone: '+20 100 123 4567',
    },
    recipients: [],
    sections: [
      { id: 'hot', title: { en: 'Hot line', ar: 'الخط الساخن' } },
      { id: 'cold', title: { en: 'Cold room', ar: 'غرفة التبريد' } },
      { id: 'bakery', title: { en: 'Bakery', ar: 'المخبز' } },
    ],
    choices: [{ id: 'oven', title: { en: 'Oven', ar: 'الفرن' } }],
    lines,
    discount: { kind: 'percent', hundredths: 250 },
    roundingMinor: 0,
    taxBasis: 'excluded',
    taxRates: [{ id: 'vat14', name: { en: 'VAT 14%', ar: 'ضريبة القيمة المضافة 14%' }, hundredths: 1_400 }],
    plan: [
      { share: { kind: 'percent', hundredths: 5_000 }, time: 'on-order', date: null, way: 'transfer' },
      { share: { kind: 'percent', hundredths: 4_000 }, time: 'before-delivery', date: null, way: 'cheque' },
      { share: { kind: 'percent', hundredths: 1_000 }, time: 'after-installation', date: null, way: null },
    ],
    validUntil: '2026-11-30',
    warranty: {
      en: 'One year from the date of installation against manufacturing defects.',
      ar: 'سنة من تاريخ التركيب ضد عيوب الصناعة.',
    },
    exclusions: [
      { en: 'Gas, power, water and drain connections', ar: 'توصيلات الغاز والكهرباء والمياه والصرف' },
      { en: 'Crane and civil works', ar: 'الونش والأعمال المدنية' },
    ],
    closing: { en: 'We look forward to your order.', ar: 'وتفضلوا بقبول فائق الاحترام،' },
    exchangeRate: { currency: 'USD', minor: 4_875, date: '2026-11-22' },
    salesperson: { name: 'أحمد عبد الله', phone: '0100 000 0000', email: 'sales@diyafa.example' },
    ...given,
  }
}

export function offerFacts(content: OfferContent, given: Partial<OfferFacts> = {}): OfferFacts {
  return {
    seller: DEMO_SETTINGS,
    content,
    decision: defaultDecision(content),
    number: 'Q-2026-00012',
    version: 2,
    day: '2026-11-22',
    requestNumber: 'R-10432',
    link: 'https://diyafa.example/ar/offer/2kq8Zx0T1mYb7uWf3sRn5vHj',
    language: 'ar',
    hasPrices: true,
    ...given,
  }
}
