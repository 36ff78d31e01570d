import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Whole routes are small; their halves would only be more requests.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
