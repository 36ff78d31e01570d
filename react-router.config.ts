import type { Config } from '@react-router/dev/config'
import { shortenRouteTable } from './scripts/lib/route-table.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Routes are small and stay whole; splitting them would only cost more requests.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) => shortenRouteTable(buildDirectory),
} satisfies Config
