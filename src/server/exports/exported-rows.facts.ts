import { companyName } from '#domain/customers.ts'
import { amountOf } from '#domain/money/money.ts'
import { sheetPrice } from '#domain/money/pricing.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { orderSize, orderStatus, orderTotal } from '#domain/orders/orders.ts'
import type { EXPORT_COLUMNS_OF, ExportedList } from '#domain/sheets/exports.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { GOVERNORATES } from '#i18n/governorates.ts'
import { statusWords } from '#i18n/order-statuses.ts'
import { exportWord } from '#i18n/sheet-rows.ts'
import type { ExportedCustomer } from '#server/customers/exporting.service.ts'
import type { Subscriber } from '#server/newsletter/newsletter.service.ts'
import type { ExportedOrder } from '#server/orders/exporting.service.ts'
import type { CellValue } from '#server/platform/sheets/csv.ts'

/** One row by its columns. */
type Row<List extends ExportedList> = Readonly<Record<(typeof EXPORT_COLUMNS_OF)[List][number], CellValue>>

/** Names and contacts that the deletion of an account has emptied stay empty. */
export function requestRow(order: ExportedOrder, language: Language): Row<'requests'> {
  const { lines } = order
  const { company = '', address = '', governorate } = order.delivery ?? {}
  const size = orderSize(lines)
  const priced = lines.map((line) => ({ ...line, price: amountOf(line.priceMinor) }))
  return {
    number: order.number,
    created: dayInCairo(order.created),
    status: lines.length === 0 ? '' : inLanguage(statusWords(orderStatus(lines)), language),
    name: `${order.firstName} ${order.lastName}`.trim(),
    phone: order.phoneNumber,
    email: order.email,
    company,
    governorate: governorate === undefined ? '' : inLanguage(GOVERNORATES[governorate], language),
    address,
    language: exportWord(order.language, language),
    lines: size.lines,
    pieces: size.pieces,
    total: sheetPrice(orderTotal(priced)),
  }
}

export function customerRow(customer: ExportedCustomer, language: Language): Row<'customers'> {
  const { name, company, phone, email, salesperson, userId, lastEvent } = customer
  return {
    name,
    company: company === null ? '' : companyName(company, language),
    phone: phone ?? '',
    email: email ?? '',
    language: exportWord(customer.language, language),
    account: exportWord(userId === null ? 'no' : 'yes', language),
    salesperson: salesperson === null ? '' : `${salesperson.firstName} ${salesperson.lastName}`.trim(),
    lastEvent: lastEvent === null ? '' : dayInCairo(new Date(lastEvent)),
  }
}

export function subscriberRow({ email, language: spoken, created }: Subscriber, language: Language): Row<'newsletter'> {
  return { email, language: exportWord(spoken, language), created: dayInCairo(created) }
}
