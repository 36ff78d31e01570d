import { data } from 'react-router'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export function clientLoader(): null {
  return null
}

export default function ShopBrandRoute() {
  return <NotFoundPage />
}
