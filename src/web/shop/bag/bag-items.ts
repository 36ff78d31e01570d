import { isDecimalAmount } from '#domain/money/money.ts'
import type { BagItem } from '#domain/orders/bag.ts'

/** The highest price times the most pieces: no line costs more, so that no sum exceeds the safe integers. */
const LINE_TOTAL_MOST = 5e10

/** Stored data may be old, cut or made up: invalid lines are dropped. */
export function readBagItems(text: string | null): readonly BagItem[] {
  if (text === null) return []
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.flatMap((line) => itemOf(line) ?? []) : []
  } catch {
    return []
  }
}

/** The stored keys are those of the wire. */
export function storedText(items: readonly BagItem[]): string {
  return JSON.stringify(items.map(({ isNew, stock, ...facts }) => ({ ...facts, taxable: isNew, inventory: stock })))
}

function itemOf(line: unknown): BagItem | null {
  if (typeof line !== 'object' || line === null) return null
  const { _id, slug, name, nameAr, imageUrl, quantity, taxable, price, totalPrice, sku, inventory } = line as Record<string, unknown>
  if (!isText(_id) || !isText(slug) || !isText(name) || !isCount(quantity, 1)) return null
  return {
    _id,
    slug,
    name,
    nameAr: isText(nameAr) ? nameAr : name,
    imageUrl: isText(imageUrl) && imageUrl.startsWith('/') ? imageUrl : null,
    quantity,
    isNew: taxable === true,
    sku: isText(sku) ? sku : '',
    stock: isCount(inventory, 0) ? inventory : 0,
    ...(isPrice(price, quantity) ? { price, ...(isPrice(totalPrice, 1) ? { totalPrice } : {}) } : {}),
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isCount(value: unknown, least: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= least
}

function isPrice(value: unknown, quantity: number): value is number {
  return typeof value === 'number' && isDecimalAmount(value) && value * quantity <= LINE_TOTAL_MOST
}
