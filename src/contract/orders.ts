import { z } from 'zod'
import { CONTACT_WAYS } from '#domain/desk/entries.ts'
import { CALL_TIMES, GOVERNORATE_CODES } from '#domain/orders/delivery.ts'
import {
  CANCEL_REASON_MAX,
  CANCELLED_BY,
  CART_LINES_MAX,
  LINE_STATUSES,
  ORDER_SCOPES,
  ORDER_SORTS,
  ORDER_STATUSES,
} from '#domain/orders/orders.ts'
import { MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import { TIMELINE_STEPS } from '#domain/timeline.ts'
import { ProductCard } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { filterWord, idField, limitField, pageField, piecesField, searchTerm, text } from './fields.ts'
import { DeliveryForm } from './forms/delivery-form.ts'
import { optionalWords } from './forms/form-fields.ts'
import { CountedPagingReply, DoneReply, IdParams, PagingReply } from './replies.ts'

/** Browsers may send prices and totals, but the server reads its own from the catalogue. */
const ignored = z.unknown().optional()
/** The price serves one purpose: reporting that it changed since the browser showed it. */
const CartLine = z.object({ product: idField, quantity: piecesField, price: ignored, taxable: ignored })
const CartLines = z.array(CartLine, text('required')).min(1, text('required')).max(CART_LINES_MAX, text('too-large'))

/** The product as its order shows it; absent once it is deleted. */
const OrderProduct = ProductCard.pick({ _id: true, slug: true, name: true, nameAr: true, imageUrl: true, images: true }).extend({
  brand: z.string().nullable(),
})

const OrderLineReply = z.object({
  _id: z.string(),
  product: OrderProduct.nullable(),
  /** Names and SKU at the time of the request. */
  name: z.string(),
  nameAr: z.string(),
  sku: z.string(),
  brand: z.string().nullable(),
  taxable: z.boolean(),
  quantity: z.number(),
  status: z.enum(LINE_STATUSES),
  /** The reason that staff gave for cancelling the line. */
  reason: z.string().optional(),
  purchasePrice: z.number().optional(),
  totalPrice: z.number().optional(),
})
export type OrderLineReply = z.infer<typeof OrderLineReply>

/** A price that changed between the bag and the request, for viewers who may see prices. */
const PriceChange = z.object({ product: z.string().nullable(), name: z.string(), nameAr: z.string(), from: z.number(), to: z.number() })

/** Facts about the call and the delivery, as the customer gave them with the request. */
const DeliveryReply = z.object({
  phone: z.string().optional(),
  company: z.string().optional(),
  address: z.string().optional(),
  governorate: z.enum(GOVERNORATE_CODES).optional(),
  callTime: z.enum(CALL_TIMES).optional(),
  installation: z.literal(true).optional(),
  note: z.string().optional(),
  /** Lines of which the customer wants more pieces than their limit allows. */
  wished: z
    .array(z.object({ line: z.string(), product: z.string().nullable(), name: z.string(), nameAr: z.string(), quantity: z.number() }))
    .optional(),
})
export type DeliveryReply = z.infer<typeof DeliveryReply>

export const OrderReply = z.object({
  _id: z.string(),
  /** Shown as `R-10432`. */
  number: z.number(),
  cartId: z.string(),
  cart: z.string(),
  created: z.string(),
  /** The time by which the shop promised to call; absent once somebody did or tried to, and for merchants. */
  promised: z.string().optional(),
  status: z.enum(LINE_STATUSES),
  total: z.number().optional(),
  totalTax: z.number(),
  /** The numbers of products and pieces that are not cancelled. */
  lines: z.number(),
  pieces: z.number(),
  priceChanges: z.array(PriceChange).optional(),
  /** Absent for a merchant, who has no contact with the requester. */
  requester: z
    .object({
      /** Null while the customer of a request by phone has no account. */
      _id: z.string().nullable(),
      /** The contact at the time of the request. */
      firstName: z.string(),
      lastName: z.string(),
      phoneNumber: z.string(),
      /** The phone in today's profile, if it is another one. */
      currentPhone: z.string().optional(),
      email: z.string(),
      /** The language of the request, for greetings. */
      language: z.enum(['en', 'ar']),
    })
    .optional(),
  /** Absent for merchants, and if the requester gave nothing. */
  delivery: DeliveryReply.optional(),
  /** A request by phone in the caller's own words; only for the requester and admins. */
  words: z.string().optional(),
  /** Present where staff wrote the request down for a caller. */
  isByPhone: z.literal(true).optional(),
  products: z.array(OrderLineReply),
})
export type OrderReply = z.infer<typeof OrderReply>

/** A cancelled request; only admins see it. */
export const ArchivedOrderReply = OrderReply.extend({
  archived: z.object({
    at: z.string(),
    by: z.object({ _id: z.string(), kind: z.enum(CANCELLED_BY), firstName: z.string(), lastName: z.string(), email: z.string() }),
    reason: z.string().optional(),
  }),
})
export type ArchivedOrderReply = z.infer<typeof ArchivedOrderReply>

const TimelineStepReply = z.object({
  kind: z.enum(TIMELINE_STEPS),
  at: z.string(),
  /** How the shop and the customer spoke. */
  way: z.enum(CONTACT_WAYS).optional(),
  /** The first name of the colleague. */
  by: z.string().optional(),
  /** The offer, `Q-2026-00012 v2`. */
  number: z.string().optional(),
})
export type TimelineStepReply = z.infer<typeof TimelineStepReply>

const reasonField = optionalWords(CANCEL_REASON_MAX).optional()

const OrdersPage = z.object({ page: pageField, limit: limitField(RECORDS_PER_PAGE, MAX_PER_PAGE) })
const OrdersReply = PagingReply.extend({ orders: z.array(OrderReply) })

export const orderEndpoints = {
  'POST /api/cart/check': endpoint({
    about: 'How the products of a bag stand now; one that is not on show any more is null',
    access: 'anyone',
    body: z.object({ products: z.array(idField, text('required')).max(CART_LINES_MAX, text('too-large')) }),
    reply: z.object({ products: z.array(ProductCard.nullable()) }),
  }),
  'POST /api/cart/add': endpoint({
    about: 'Stores the lines of a bag',
    access: 'signed-in',
    personLimit: 'carts',
    body: z.object({
      /** The browser's id of the bag; storing it again replaces the lines until the bag is ordered. */
      cartId: z.uuid(text('invalid')).optional(),
      products: CartLines,
    }),
    reply: DoneReply.extend({ cartId: z.string() }),
  }),
  'POST /api/order/add': endpoint({
    about: 'Makes a stored bag a request for a quotation; asked again, it answers the same one',
    access: 'signed-in',
    personLimit: 'requests',
    body: z.object({ cartId: idField, total: ignored, delivery: DeliveryForm.nullish() }),
    reply: DoneReply.extend({ order: OrderReply.pick({ _id: true, number: true, promised: true, priceChanges: true }) }),
  }),
  'GET /api/order': endpoint({
    about: 'Admins: all orders. Merchants: orders with lines of the own brand, reduced to those',
    access: { managers: ['sales'] },
    query: OrdersPage.extend({ status: filterWord(ORDER_STATUSES), sort: filterWord(ORDER_SORTS) }),
    reply: OrdersReply,
  }),
  'GET /api/order/waiting': endpoint({
    about: 'How many orders nobody has begun to work on. Merchants: of those with lines of the own brand',
    access: { managers: ['sales'] },
    reply: z.object({ count: z.number() }),
  }),
  'GET /api/order/archive': endpoint({
    about: 'Cancelled orders, the last first: who cancelled them, when and why',
    access: { staff: ['sales'] },
    query: OrdersPage.extend({ search: searchTerm }),
    reply: CountedPagingReply.extend({ orders: z.array(ArchivedOrderReply) }),
  }),
  'GET /api/order/archive/:id': endpoint({
    about: 'One cancelled order',
    access: { staff: ['sales'] },
    params: IdParams,
    reply: z.object({ order: ArchivedOrderReply }),
  }),
  'GET /api/order/me': endpoint({ about: 'The own orders', access: 'signed-in', query: OrdersPage, reply: OrdersReply }),
  'GET /api/order/search': endpoint({
    about: 'Up to 100 orders by number in any spelling or a part of the id; for admins also by name, email and phone of the requester',
    access: 'signed-in',
    asStaff: 'sales',
    query: z.object({ search: searchTerm, scope: z.enum(ORDER_SCOPES, text('invalid')).optional() }),
    reply: z.object({ orders: z.array(OrderReply) }),
  }),
  'GET /api/order/:id': endpoint({
    about: 'One order: for its requester, admins, and merchants with a line of their brand in it',
    access: 'signed-in',
    asStaff: 'sales',
    params: IdParams,
    reply: z.object({ order: OrderReply }),
  }),
  'GET /api/order/:id/timeline': endpoint({
    about: 'What happened to an order so far; merchants read nothing of calls and offers',
    access: 'signed-in',
    asStaff: 'sales',
    params: IdParams,
    reply: z.object({ steps: z.array(TimelineStepReply) }),
  }),
  'DELETE /api/order/cancel/:id': endpoint({
    about: 'Cancels a whole order, which removes it; staff may give a reason',
    access: 'signed-in',
    asStaff: 'sales',
    params: IdParams,
    body: z.object({ reason: reasonField }).nullish(),
    reply: DoneReply,
  }),
  'PUT /api/order/status/item/:itemId': endpoint({
    about: 'Sets the status of one line; cancelling the last open one removes the order',
    access: 'signed-in',
    asStaff: 'sales',
    params: z.object({ itemId: z.string().min(1).max(100) }),
    body: z.object({
      orderId: idField,
      cartId: z.string().max(100).optional(),
      status: z.enum(LINE_STATUSES, text('invalid')),
      /** The status that the screen showed; when the line has another one by now, nothing is changed. */
      from: z.enum(LINE_STATUSES, text('invalid')).optional(),
      reason: reasonField,
    }),
    reply: DoneReply.extend({ orderCancelled: z.boolean() }),
  }),
  'PUT /api/order/status/all': endpoint({
    about: 'Sets all open lines of an order to one status. Merchants: those of the own brand',
    access: { managers: ['sales'] },
    body: z.object({ orderId: idField, status: z.enum(LINE_STATUSES, text('invalid')), reason: reasonField }),
    reply: DoneReply.extend({ orderCancelled: z.boolean() }),
  }),
}
