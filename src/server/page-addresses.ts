import routes from '#web/routes.ts'
import { addressesOf, type PageAddresses } from './catalogue/shop/robots.facts.ts'

/** The pages of the router's table, where each stands once, as search engines are told of them. */
export function pageAddresses(): PageAddresses {
  return addressesOf(routes.flatMap(({ children = [] }) => children))
}
