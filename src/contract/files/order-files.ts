import { z } from 'zod'
import { FILE_PURPOSES, ORDER_FILE_BYTES_MAX, ORDER_FILE_KINDS, ORDER_FILE_NAME_MAX } from '#domain/orders/order-files.ts'
import { endpoint } from '../endpoint.ts'
import { line } from '../forms/form-fields.ts'
import { DoneReply, IdParams } from '../replies.ts'

const FileParams = IdParams.extend({ fileId: z.string().min(1).max(100) })

export const OrderFileReply = z.object({
  _id: z.string(),
  name: z.string(),
  kind: z.enum(ORDER_FILE_KINDS),
  bytes: z.number(),
  created: z.string(),
  /** The side that put it there; only admins read the name. */
  by: z.object({ kind: z.enum(['requester', 'staff']), name: z.string().optional() }),
  /** True for the reader's own files, which may be deleted. */
  isOwn: z.boolean(),
  /** On an offer, where staff put it to a recorded answer or a payment. */
  purpose: z.enum(FILE_PURPOSES).optional(),
  payment: z.string().optional(),
})
export type OrderFileReply = z.infer<typeof OrderFileReply>

export const orderFileEndpoints = {
  'GET /api/order/:id/files': endpoint({
    about: 'The files on a request, the oldest first: for its requester and admins',
    access: 'signed-in',
    asStaff: 'sales',
    params: IdParams,
    reply: z.object({ files: z.array(OrderFileReply) }),
  }),
  'POST /api/order/:id/files': endpoint({
    about: 'Puts a PDF, jpg or png on a request; its requester and admins may',
    access: 'signed-in',
    asStaff: 'sales',
    personLimit: 'files',
    params: IdParams,
    body: z.object({ name: line({ most: ORDER_FILE_NAME_MAX }) }),
    upload: 'file',
    uploadMost: { bytes: ORDER_FILE_BYTES_MAX, refusal: 'order-file/too-large' },
    reply: DoneReply.extend({ file: OrderFileReply }),
  }),
  'GET /api/order/:id/files/:fileId': endpoint({
    about: 'The content of a file, to be saved: for the requester and admins',
    access: 'signed-in',
    asStaff: 'sales',
    params: FileParams,
    sendsFile: true,
    reply: z.string(),
  }),
  'DELETE /api/order/:id/files/:fileId': endpoint({
    about: 'Deletes a file that one has put on a request',
    access: 'signed-in',
    asStaff: 'sales',
    params: FileParams,
    reply: DoneReply,
  }),
}
