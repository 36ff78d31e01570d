import { z } from 'zod'
import { FILE_PURPOSES, ORDER_FILE_BYTES_MAX, ORDER_FILE_NAME_MAX } from '#domain/orders/order-files.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
import { line } from '../forms/form-fields.ts'
import { DoneReply, IdParams, TokenParams } from '../replies.ts'
import { OrderFileReply } from './order-files.ts'

const fileId = z.string().min(1).max(100)
const nameField = line({ most: ORDER_FILE_NAME_MAX })
const uploadMost = { bytes: ORDER_FILE_BYTES_MAX, refusal: 'order-file/too-large' } as const
const AllFiles = z.object({ files: z.array(OrderFileReply) })
const AddedFile = DoneReply.extend({ file: OrderFileReply })

/** Files on offers: for staff, and for the customer by the answering link. Links that only show the offer lead to none. */
export const offerFileEndpoints = {
  'GET /api/offer/:id/files': endpoint({
    about: 'The files on an offer, the oldest first',
    access: { staff: ['sales', 'approve'] },
    params: IdParams,
    reply: AllFiles,
  }),
  'POST /api/offer/:id/files': endpoint({
    about: 'Puts a PDF, jpg or png on an offer that was sent, to its recorded answer or to one of its payments',
    access: { staff: ['sales'] },
    personLimit: 'files',
    params: IdParams,
    body: z.object({
      name: nameField,
      purpose: z.enum(FILE_PURPOSES, text('invalid')).optional(),
      /** The payment that the file proves; only with that purpose. */
      payment: z.uuid(text('invalid')).optional(),
    }),
    upload: 'file',
    uploadMost,
    reply: AddedFile,
  }),
  'GET /api/offer/:id/files/:fileId': endpoint({
    about: 'The content of a file on an offer, to be saved',
    access: { staff: ['sales', 'approve'] },
    params: IdParams.extend({ fileId }),
    sendsFile: true,
    reply: z.string(),
  }),
  'DELETE /api/offer/:id/files/:fileId': endpoint({
    about: 'Deletes a file that one has put on an offer',
    access: { staff: ['sales'] },
    params: IdParams.extend({ fileId }),
    reply: DoneReply,
  }),
  'GET /api/offer/link/:token/files': endpoint({
    about: 'The files on the offer of an answering link, the oldest first',
    access: 'link-holders',
    params: TokenParams,
    reply: AllFiles,
  }),
  'POST /api/offer/link/:token/files': endpoint({
    about: 'Puts a PDF, jpg or png on the offer',
    access: 'link-holders',
    isOpenForm: true,
    params: TokenParams,
    body: z.object({ name: nameField }),
    upload: 'file',
    uploadMost,
    reply: AddedFile,
  }),
  'GET /api/offer/link/:token/files/:fileId': endpoint({
    about: 'The content of a file on the offer, to be saved',
    access: 'link-holders',
    params: TokenParams.extend({ fileId }),
    sendsFile: true,
    reply: z.string(),
  }),
  'DELETE /api/offer/link/:token/files/:fileId': endpoint({
    about: 'Deletes a file that the reader has put on the offer',
    access: 'link-holders',
    params: TokenParams.extend({ fileId }),
    reply: DoneReply,
  }),
}
