import type { CallReply } from '#contract/endpoints.ts'
import type { LinkedRequestReply } from '#contract/links/request-links.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { orderStatus } from '#domain/orders/orders.ts'
import { readPictured } from '#server/catalogue/shop/products.service.ts'
import { offersOfRequest } from '#server/offers/reading/reading.service.ts'
import { lockLinkedRequest, orderOfLink, requestOfLink } from '#server/orders/files/request-access.service.ts'
import {
  addFile,
  deleteFile,
  type FileAccess,
  filesOf,
  filesOfRequest,
  type OrderFileDeps,
  readFileOf,
} from '#server/orders/files/stored-files.service.ts'
import type { RequestLinkDeps } from '#server/orders/links/request-links.service.ts'
import type { SentFile } from '#server/platform/http/sent-files.ts'

type OfferDeps = Parameters<typeof offersOfRequest>[0]

export interface LinkedRequestDeps extends OfferDeps, OrderFileDeps, RequestLinkDeps {}

interface NamedFile {
  readonly token: string
  readonly fileId: string
}

/** A request for the holder of its link. No price leaves here: holders are nobody whom the shop could greet. */
export async function readLinkedRequest(deps: LinkedRequestDeps, token: string): Promise<CallReply<'GET /api/request/:token'>> {
  const { db } = deps.database
  const { order: found, link: opened } = await orderOfLink(deps, db, token)
  if (found.archived !== null) return { request: cancelledRequest(found, { at: found.archived, ends: opened.ends }) }
  const { order, lines, link, promised = null } = await requestOfLink(deps, db, token)
  const pictured = await readPictured(
    db,
    lines.flatMap(({ productId }) => productId ?? []),
  )
  const { delivery } = order
  const request: LinkedRequestReply = {
    number: order.number,
    created: order.created.toISOString(),
    language: order.language,
    status: orderStatus(lines),
    cancelled: null,
    name: `${order.firstName} ${order.lastName}`.trim(),
    phone: order.phoneNumber,
    company: delivery?.company ?? '',
    words: order.words,
    lines: lines.map(({ id, productId, name, nameAr, sku, quantity, status }) => {
      const product = productId === null ? undefined : pictured.get(productId)
      const wanted = delivery?.wished?.find(({ line }) => line === id)?.quantity ?? quantity
      return {
        _id: id,
        name,
        nameAr,
        sku,
        slug: product?.slug ?? null,
        imageUrl: product?.imageUrl ?? product?.images[0] ?? null,
        quantity: wanted,
        status,
      }
    }),
    address: delivery?.address ?? '',
    governorate: delivery?.governorate ?? null,
    callTime: delivery?.callTime ?? null,
    isInstalled: delivery?.installation === true,
    promised,
    offers: await offersOfRequest(deps, order.id),
    files: await filesOf(deps, await accessOf(deps, token)),
    ends: link.ends.toISOString(),
  }
  return { request }
}

/** The customer reads that it ended, and no line of it. */
function cancelledRequest(
  { number, created, language }: Awaited<ReturnType<typeof orderOfLink>>['order'],
  { at, ends }: { readonly at: Date; readonly ends: Date },
): LinkedRequestReply {
  return {
    number,
    created: created.toISOString(),
    language,
    status: 'Cancelled',
    cancelled: at.toISOString(),
    name: '',
    phone: '',
    company: '',
    words: '',
    lines: [],
    address: '',
    governorate: null,
    callTime: null,
    isInstalled: false,
    promised: null,
    offers: [],
    files: [],
    ends: ends.toISOString(),
  }
}

/** Programs that draw link previews get the number alone. */
export async function previewLinkedRequest(deps: LinkedRequestDeps, token: string): Promise<CallReply<'GET /api/request/:token/preview'>> {
  try {
    const { order } = await orderOfLink(deps, deps.database.db, token)
    return { number: order.number }
  } catch (error) {
    if (error instanceof RefusalError) return { number: null }
    throw error
  }
}

export async function addFileByLink(
  deps: LinkedRequestDeps,
  viewer: Viewer,
  { token, ...file }: { readonly token: string; readonly name: string; readonly upload: Buffer },
): Promise<CallReply<'POST /api/request/:token/files'>> {
  return addFile(deps, viewer, await accessOf(deps, token), file)
}

export async function readFileByLink(deps: LinkedRequestDeps, { token, fileId }: NamedFile): Promise<SentFile> {
  return readFileOf(deps, await accessOf(deps, token), fileId)
}

export async function deleteFileByLink(
  deps: LinkedRequestDeps,
  viewer: Viewer,
  { token, fileId }: NamedFile,
): Promise<CallReply<'DELETE /api/request/:token/files/:fileId'>> {
  return deleteFile(deps, viewer, await accessOf(deps, token), fileId)
}

async function accessOf(deps: LinkedRequestDeps, token: string): Promise<FileAccess> {
  const { order } = await requestOfLink(deps, deps.database.db, token)
  return {
    ...filesOfRequest(deps, order.id, { id: null, name: order.firstName }),
    personId: null,
    isStaff: false,
    find: async () => order,
    lock: (tx) => lockLinkedRequest(tx, order.id),
  }
}
