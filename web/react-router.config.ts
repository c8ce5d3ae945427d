import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressFiles } from './compress-files.ts'
import { stampWorker } from './stamp-worker.ts'

const files = path.join(import.meta.dirname, 'build/client')

export default {
  appDirectory: '.',
  // A page brings the routes on it; those of its links are asked for once it stands.
  routeDiscovery: { mode: 'lazy' },
  // A file for the loader of each page would be one request more.
  splitRouteModules: false,
  async buildEnd() {
    await stampWorker(files)
    await compressFiles(files)
  },
} satisfies Config
