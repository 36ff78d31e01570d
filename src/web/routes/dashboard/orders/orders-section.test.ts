import type { ClientLoaderFunctionArgs } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnUser } from '#contract/accounts.ts'
import { AREAS } from '#domain/accounts/areas.ts'
import { ROLES, type Role } from '#domain/accounts/roles.ts'
import { FakeBrowser } from '#tests/support/web/fake-browser.ts'
import { rememberUser } from '../../../platform/calls/session.ts'
import { clientLoader as loadArchive } from './archive.tsx'
import { clientLoader as loadArchived } from './archived.tsx'
import { clientLoader as loadBrand } from './brand.tsx'
import { clientLoader as loadCustomers } from './customers.tsx'
import { clientLoader as loadOwn } from './own.tsx'

const PAGES: readonly (readonly [path: string, load: (args: ClientLoaderFunctionArgs) => Promise<unknown>, readers: readonly Role[]])[] = [
  ['/dashboard/orders', loadOwn, ROLES],
  ['/dashboard/orders/customers', loadCustomers, ['ROLE ADMIN']],
  ['/dashboard/orders/brand', loadBrand, ['ROLE MERCHANT']],
  ['/dashboard/orders/archive', loadArchive, ['ROLE ADMIN']],
  ['/dashboard/orders/archive/7', loadArchived, ['ROLE ADMIN']],
]

const fetched = vi.fn(() => Promise.resolve(new Response('{}', { status: 400 })))
let browser: FakeBrowser

beforeEach(() => {
  browser = new FakeBrowser()
  browser.put('token', 'Bearer 1')
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  rememberUser(null)
  browser.leave()
  vi.clearAllMocks()
})

test.each(PAGES)('%s is a missing page for every role but its own, and asks the shop for nothing then', async (path, load, readers) => {
  for (const role of ROLES) {
    const merchant = role === 'ROLE MERCHANT' ? { isActive: true } : null
    rememberUser({ role, merchant, provider: 'Email', areas: role === 'ROLE ADMIN' ? [...AREAS] : [] } as unknown as OwnUser)
    fetched.mockClear()
    const request = new Request(`http://shop.example${path}`)
    const loading = load({ request, params: { id: '7' } } as unknown as ClientLoaderFunctionArgs)
    if (readers.includes(role)) {
      await expect(loading, role).rejects.toMatchObject({ status: 400 })
      expect(fetched, role).toHaveBeenCalled()
    } else {
      await expect(loading, role).rejects.toMatchObject({ init: { status: 404 } })
      expect(fetched, role).not.toHaveBeenCalled()
    }
  }
})
