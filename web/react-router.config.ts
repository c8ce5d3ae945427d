import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  // The whole route table is small: no extra request to discover a route.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
