import type { DeliveryForm } from '#contract/forms/delivery-form.ts'
import { requestSearchText } from '#domain/accounts/user-search.ts'
import { type FieldText, RefusalError } from '#domain/errors.ts'
import type { Delivery, MorePieces } from '#domain/orders/delivery.ts'
import type { Language } from '#domain/text/language.ts'
import { governorateOf } from '#i18n/governorates.ts'
import { fieldText } from '#i18n/texts.ts'
import { changePhone } from '#server/accounts/users.service.ts'
import { findSavedAddress } from '#server/addresses/addresses.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'

interface Given {
  readonly userId: string
  readonly language: Language
  readonly delivery: DeliveryForm | null
}

interface MadeLine {
  readonly id: string
  readonly productId: string | null
  readonly quantity: number
}

/** The facts as the request stores them; also changes the phone of the profile where the customer asked for it. */
export async function readDelivery(
  tx: Db,
  { userId, language, delivery: given }: Given,
  lines: readonly MadeLine[],
): Promise<{ readonly delivery: Delivery | null; readonly searchText: string }> {
  if (given === null) return { delivery: null, searchText: '' }
  const { phone, company, callTime, installation, note } = given
  const more = morePiecesOf(given, lines, language)
  const place = await placeOf(tx, given, { userId, language })
  if (given.updateProfilePhone && phone !== '') await changePhone(tx, userId, phone)
  const delivery: Delivery = {
    ...(phone === '' ? {} : { phone }),
    ...(company === '' ? {} : { company }),
    ...place,
    ...(callTime === undefined ? {} : { callTime }),
    ...(installation ? { installation } : {}),
    ...(note === '' ? {} : { note }),
    ...(more.length === 0 ? {} : { wished: more }),
  }
  return { delivery: Object.keys(delivery).length === 0 ? null : delivery, searchText: requestSearchText(delivery) }
}

/** A line already holds as many pieces as it may, so only more than that is worth a note. */
function morePiecesOf({ wished }: DeliveryForm, lines: readonly MadeLine[], language: Language): MorePieces[] {
  const byProduct = new Map(lines.map((line) => [line.productId, line]))
  const asked = new Map(wished.map(({ product, quantity }) => [product.toLowerCase(), quantity]))
  return [...asked].flatMap(([product, quantity]) => {
    const line = byProduct.get(product)
    if (line === undefined) throw refusedField('wished', 'invalid', language)
    return quantity > line.quantity ? [{ line: line.id, quantity }] : []
  })
}

/** A saved address is copied, so that changing it later changes no request. */
async function placeOf(
  tx: Db,
  { address, governorate }: DeliveryForm,
  { userId, language }: Omit<Given, 'delivery'>,
): Promise<Pick<Delivery, 'address' | 'governorate'>> {
  if (!isId(address)) return { ...(address === '' ? {} : { address }), ...(governorate === undefined ? {} : { governorate }) }
  const saved = await findSavedAddress(tx, { id: address, userId })
  if (saved === null) throw refusedField('address', 'invalid', language)
  const known = governorateOf(saved.state)
  const lines = [saved.address, saved.city, ...(known === null ? [saved.state] : [])]
  const code = known ?? governorate
  return { address: lines.join('\n'), ...(code === undefined ? {} : { governorate: code }) }
}

function refusedField(field: 'address' | 'wished', key: FieldText, language: Language): RefusalError {
  return new RefusalError('validation', { fields: { [field]: [fieldText(key, language, { field })] } })
}
