import { type Door, door } from '#server/platform/http/door.ts'
import { type AddressDeps, addAddress, changeAddress, getOwnAddress, listOwnAddresses, removeAddress } from './addresses.service.ts'

export function addressDoors(deps: AddressDeps): readonly Door[] {
  return [
    door('GET /api/address', ({ viewer }) => listOwnAddresses(deps, viewer)),
    door('GET /api/address/:id', ({ viewer, params }) => getOwnAddress(deps, viewer, params.id)),
    door('POST /api/address/add', ({ viewer, body }) => addAddress(deps, viewer, body)),
    door('PUT /api/address/:id', ({ viewer, params, body }) => changeAddress(deps, viewer, { id: params.id, fields: body })),
    door('DELETE /api/address/delete/:id', ({ viewer, params }) => removeAddress(deps, viewer, params.id)),
  ]
}
