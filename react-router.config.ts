import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Routes are small and stay whole; splitting them would only cost more requests.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
