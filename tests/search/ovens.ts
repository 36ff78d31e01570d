import type { TestShop } from '../support/shop/test-shop.ts'

export const OVENS = 23

/** Ovens enough for several pages, and a few other machines; answers the ids of all. */
export async function stockOvens(shop: TestShop): Promise<string[]> {
  const ovens = Array.from({ length: OVENS }, (_, i) => ({
    sku: `TST-OV${i + 10}`,
    name: `Deck oven ${i + 10}`,
    nameAr: `فرن ${i + 10}`,
    pounds: 1000 + ((i * 7) % OVENS),
    quantity: i % 3,
    categories: i % 2 === 0 ? [0] : [1],
  }))
  return shop.stock({
    brands: [
      { name: 'Kelmara', nameAr: 'كيلمارا' },
      { name: 'Shut', isActive: false },
    ],
    categories: [{ name: 'Even' }, { name: 'Odd' }],
    products: [
      ...ovens,
      { sku: 'TST-CF1', name: 'Coffee machine with milk fridge', nameAr: 'ماكينة قهوة مع ثلاجة لبن' },
      { sku: 'TST-UR1', name: 'Upright refrigerator', nameAr: 'ثلاجة رأسية' },
      { sku: 'TST-HD1', name: 'Hidden samovar', nameAr: 'سماور مخفي', isActive: false },
      { sku: 'TST-HD2', name: 'Forgotten samovar', nameAr: 'سماور منسي', brand: 1 },
      { sku: 'TST-MX25', name: 'Spiral mixer, 25 kg', nameAr: 'عجانة 25 كجم' },
      { sku: 'TST-TB1', name: 'Work table 1800 mm', nameAr: 'طاولة عمل 1800 مم', description: 'With a grid of 60×40 cm.' },
      { sku: 'TST-SH5', name: 'Storage rack, 5 shelves', nameAr: 'ستاند 5 أرفف' },
      { sku: 'TST-FR5', name: 'Floor fryer', nameAr: 'قلاية أرضية', specs: { powerKw: 4.8 } },
      { sku: 'TST-FR50', name: 'Tank fryer', nameAr: 'قلاية حوض', specs: { gasKw: 50 } },
      { sku: 'TST-MX50', name: 'Spiral mixer, 50 kg', nameAr: 'عجانة 50 كجم', description: 'Mixes 25 kinds of dough for TST-MX25.' },
    ],
  })
}
