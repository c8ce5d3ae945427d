import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressFiles } from './compress-files.ts'

export default {
  appDirectory: '.',
  // A page brings the routes on it; those of its links are asked for once it stands.
  routeDiscovery: { mode: 'lazy' },
  // A file for the loader of each page would be one request more.
  splitRouteModules: false,
  buildEnd: () => compressFiles(path.join(import.meta.dirname, 'build/client')),
} satisfies Config
