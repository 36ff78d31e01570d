import { z } from 'zod'
import { CONTACT_KINDS } from '#domain/customers.ts'
import { ORDER_STATUSES } from '#domain/orders/orders.ts'
import { MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import { DeskLogReply, EntryReply } from '../desk.ts'
import { endpoint } from '../endpoint.ts'
import { limitField, pageField, searchTerm, text } from '../fields.ts'
import { CompanyEditForm, CompanyForm, ContactForm, CustomerForm } from '../forms/customer-forms.ts'
import { OfferRowReply } from '../offers/offer-replies.ts'
import { CountedPagingReply, DoneReply, IdParams, NamedReply } from '../replies.ts'

const bilingual = z.object({ en: z.string(), ar: z.string() })

const CustomerRowReply = z.object({
  _id: z.string(),
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  email: z.string(),
  language: z.enum(['en', 'ar']),
  hasAccount: z.boolean(),
  salesperson: NamedReply.nullable(),
  open: z.number(),
  lastEvent: z.string().nullable(),
})

const ContactReply = z.object({
  _id: z.string(),
  kind: z.enum(CONTACT_KINDS),
  /** The spelling that was typed. */
  shown: z.string(),
  /** A phone as E.164, an email in lower case. */
  value: z.string(),
})

const CompanyReply = z.object({
  _id: z.string(),
  name: z.string(),
  nameAr: z.string(),
  /** `123-456-789` */
  taxNumber: z.string(),
  commercialRegister: z.string(),
  /** A branch or a project. */
  branch: z.string(),
  version: z.number(),
})

/** A customer with the same phone or email. */
const TwinReply = NamedReply.extend({ hasAccount: z.boolean(), shared: z.array(z.string()), entries: z.number() })

export const CustomerReply = CustomerRowReply.extend({
  /** Accounts of the customer: several where records with accounts were joined. */
  users: z.array(z.object({ _id: z.string(), name: z.string(), email: z.string(), isEmailProven: z.boolean(), role: z.string() })),
  contacts: z.array(ContactReply),
  /** The newest first. */
  companies: z.array(CompanyReply),
  twins: z.array(TwinReply),
  /** Records that were joined into this one and can be separated again. */
  joined: z.array(NamedReply.extend({ at: z.string(), by: z.string(), until: z.string() })),
  version: z.number(),
  created: z.string(),
})
export type CustomerReply = z.infer<typeof CustomerReply>

const ChangedCustomer = DoneReply.extend({ customer: CustomerReply })

export const customerEndpoints = {
  'GET /api/customer': endpoint({
    about: 'Customers of the sales desk, the last active first; searched by names, companies, phones in any spelling and emails',
    access: { staff: ['sales'] },
    query: z.object({ page: pageField, limit: limitField(RECORDS_PER_PAGE, MAX_PER_PAGE), search: searchTerm }),
    reply: CountedPagingReply.extend({ customers: z.array(CustomerRowReply) }),
  }),
  'GET /api/customer/:id': endpoint({
    about: 'Everything about one customer: contacts, companies, entries, offers, machines, reviews, the chat and the log',
    access: { staff: ['sales'] },
    params: IdParams,
    reply: z.object({
      customer: CustomerReply,
      /** Open ones first. */
      entries: z.array(EntryReply),
      /** Requests, archived ones too, the newest first. */
      requests: z.array(
        z.object({
          _id: z.string(),
          number: z.number(),
          created: z.string(),
          total: z.number(),
          machines: z.number(),
          pieces: z.number(),
          status: z.enum(ORDER_STATUSES),
          isArchived: z.boolean(),
        }),
      ),
      offers: z.array(OfferRowReply),
      /** Machines that were delivered, with serial numbers and the end of the warranty. */
      machines: z.array(
        z.object({
          _id: z.string(),
          name: bilingual,
          sku: z.string(),
          quantity: z.number(),
          serials: z.array(z.string()),
          delivered: z.string().nullable(),
          warrantyEnds: z.string().nullable(),
          offer: z.object({ _id: z.string(), number: z.string() }),
        }),
      ),
      reviews: z.array(
        z.object({
          _id: z.string(),
          product: bilingual,
          slug: z.string(),
          rating: z.number(),
          title: z.string(),
          status: z.string(),
          created: z.string(),
        }),
      ),
      files: z.array(
        z.object({
          _id: z.string(),
          /** One of both has the file. */
          order: z.object({ _id: z.string(), number: z.number() }).nullable(),
          offer: z.object({ _id: z.string(), number: z.string() }).nullable(),
          name: z.string(),
          bytes: z.number(),
          created: z.string(),
        }),
      ),
      /** One for each account that has written or was written to. */
      chats: z.array(z.object({ user: z.string(), last: z.string(), isWaiting: z.boolean() })),
      log: z.array(DeskLogReply),
    }),
  }),
  'GET /api/offer/:id/companies': endpoint({
    about: 'Companies of the customer for whom an offer is written, the newest first',
    access: { staff: ['sales'] },
    params: IdParams,
    reply: z.object({ companies: z.array(CompanyReply.pick({ _id: true, name: true, nameAr: true, branch: true })) }),
  }),
  'PUT /api/customer/:id': endpoint({
    about: 'Edits the name, the language and the salesperson',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({ customer: CustomerForm }),
    reply: ChangedCustomer,
  }),
  'POST /api/customer/:id/contact': endpoint({
    about: 'Adds a phone number or an email address',
    access: { staff: ['sales'] },
    params: IdParams,
    body: ContactForm,
    reply: ChangedCustomer,
  }),
  'DELETE /api/customer/:id/contact/:contactId': endpoint({
    about: 'Removes a phone number or an email address',
    access: { staff: ['sales'] },
    params: IdParams.extend({ contactId: z.string().min(1).max(100) }),
    reply: ChangedCustomer,
  }),
  'POST /api/customer/:id/company': endpoint({
    about: 'Adds a company, a branch or a project',
    access: { staff: ['sales'] },
    params: IdParams,
    body: CompanyForm,
    reply: ChangedCustomer,
  }),
  'PUT /api/customer/:id/company/:companyId': endpoint({
    about: 'Edits a company; of one that a colleague has changed meanwhile the fields that differ are named',
    access: { staff: ['sales'] },
    params: IdParams.extend({ companyId: z.string().min(1).max(100) }),
    body: CompanyEditForm,
    reply: ChangedCustomer,
  }),
  'DELETE /api/customer/:id/company/:companyId': endpoint({
    about: 'Removes a company',
    access: { staff: ['sales'] },
    params: IdParams.extend({ companyId: z.string().min(1).max(100) }),
    reply: ChangedCustomer,
  }),
  'POST /api/customer/:id/join': endpoint({
    about: 'Joins another customer into this one: its requests, contacts and log move; can be undone for 30 days',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({ other: z.uuid(text('invalid')) }),
    reply: ChangedCustomer,
  }),
  'DELETE /api/customer/:id/join/:joinId': endpoint({
    about: 'Separates two customers again',
    access: { staff: ['sales'] },
    params: IdParams.extend({ joinId: z.string().min(1).max(100) }),
    reply: ChangedCustomer,
  }),
}
