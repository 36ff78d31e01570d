import { useRevalidator } from 'react-router'
import { useApi } from '../../platform/calls/use-api.ts'
import { putShopInDocument } from './root-data.ts'

/** Fetches the company's facts again after a change by this page, so that its own head and foot show them. */
export function useRenewedShop(): () => Promise<void> {
  const api = useApi()
  const { revalidate } = useRevalidator()
  return async () => {
    try {
      putShopInDocument(await api.call('GET /api/settings/shop'))
      await revalidate()
    } catch {
      // The change is saved, and the next page that is opened shows it.
    }
  }
}
