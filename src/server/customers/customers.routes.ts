import { type Door, door } from '#server/platform/http/door.ts'
import { addCompany, addContact, editCompany, editCustomer, removeCompany, removeContact } from './editing.service.ts'
import { type JoiningDeps, joinCustomers, separateCustomers } from './joining.service.ts'
import { listCustomers } from './reading.service.ts'

export function customerDoors(deps: JoiningDeps): readonly Door[] {
  return [
    door('GET /api/customer', ({ viewer, query }) => listCustomers(deps, viewer.language, query)),
    door('PUT /api/customer/:id', ({ viewer, params, body }) => editCustomer(deps, viewer, params.id, body.customer)),
    door('POST /api/customer/:id/contact', ({ viewer, params, body }) => addContact(deps, viewer, params.id, body)),
    door('DELETE /api/customer/:id/contact/:contactId', ({ viewer, params }) => removeContact(deps, viewer, params.id, params.contactId)),
    door('POST /api/customer/:id/company', ({ viewer, params, body }) => addCompany(deps, viewer, params.id, body)),
    door('PUT /api/customer/:id/company/:companyId', ({ viewer, params, body }) => editCompany(deps, viewer, params, body)),
    door('DELETE /api/customer/:id/company/:companyId', ({ viewer, params }) => removeCompany(deps, viewer, params)),
    door('POST /api/customer/:id/join', ({ viewer, params, body }) => joinCustomers(deps, viewer, params.id, body.other)),
    door('DELETE /api/customer/:id/join/:joinId', ({ viewer, params }) => separateCustomers(deps, viewer, params.id, params.joinId)),
  ]
}
