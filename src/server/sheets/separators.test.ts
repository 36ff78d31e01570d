import { beforeEach, expect, test } from 'vitest'
import { sheeting } from '#tests/support/shop/sheeting.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

const SKUS = [1, 2, 3, 4, 5, 6].map((n) => `OV-${n}`)
const rowsOf = (row: (sku: string, index: number) => string) => SKUS.map(row)

/** Text files as programs and people in Egypt write them, each with a price of 1500 for every product. */
const FILES = {
  'commas, without quotes, in rows of different lengths whose notes have semicolons': [
    'SKU,Name,Price,Notes',
    ...rowsOf((sku, index) => `${sku},Oven ${sku},1500,${'steel; gas'}${',wheels'.repeat(index)}`),
  ],
  'commas, from an older program: quotes around everything, semicolons within them': [
    '"SKU","Name","Price","Notes; remarks"',
    ...rowsOf((sku) => `"${sku}","Oven; ${sku}","1500","steel; gas; two doors; wheels"`),
  ],
  'commas, as Excel in English exports a filled range': [
    'Nile Kitchens,,,',
    ',,,',
    'SKU,Price,Stock,Notes',
    ...rowsOf((sku) => `${sku},"1,500",2,"steel, gas; two doors"`),
  ],
  'semicolons, as Excel in Arabic exports it, with a list in every note': [
    'كود الصنف;السعر;ملاحظات',
    ...rowsOf((sku) => `${sku};1500;ستانلس, غاز, بابان, عجل, رفان, إضاءة`),
  ],
  'semicolons, as Excel in German exports it, below titles with commas and with decimal commas': [
    'Nile Kitchens, Cairo',
    'Price list, May 2026',
    'SKU;Price;Remark',
    ...rowsOf((sku) => `${sku};1500;60,5`).slice(0, 2),
  ],
  'semicolons, with one note full of commas': ['SKU;Price;Notes', 'OV-1;1500;steam, grill, probe, timer, light, castors, two doors, hose'],
  'semicolons, with commas in its headings': ['SKU;Price, EGP;Remark, inside', ...rowsOf((sku) => `${sku};1500;steel, 2 doors`)],
  'tabs, as they are pasted, with commas and semicolons in the notes': [
    'الكود\tالسعر\tملاحظات',
    ...rowsOf((sku) => `${sku}\t1500\tستانلس, غاز; بابان, عجل`),
  ],
} as const

describeShop('the columns of a text file are told apart', (shop) => {
  const { imported, call } = sheeting(shop)

  beforeEach(async () => {
    await shop().stock({
      brands: [{ name: 'Zumurrud', nameAr: 'زمرد' }],
      categories: [{ name: 'Ovens', nameAr: 'أفران' }],
      products: SKUS.map((sku) => ({ sku, name: `Oven ${sku}`, nameAr: `فرن ${sku}`, pounds: 1000 })),
    })
  })

  test.each(Object.entries(FILES))('%s', async (_, lines) => {
    const run = await imported('admin', `${lines.join('\r\n')}\r\n`, { options: { isPartial: true, scope: 'prices' } })
    const named = lines.filter((line) => line.includes('OV-')).length
    expect(run).toMatchObject({ state: 'done', summary: { changed: named, refused: 0 } })
    const { products } = (await call('admin', 'GET /api/product?limit=50')).json
    expect(products.filter(({ price }: { price: number }) => price === 1500)).toHaveLength(named)
  })
})
