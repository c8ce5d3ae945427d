import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  // A page brings the routes on it; those of its links are asked for once it stands.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
