import { statfs } from 'node:fs/promises'
import type { Metrics } from './metrics.ts'

/** The disk of the data folder; where the database of `npm start` lies in it, that one's too. */
export function watchDisk(metrics: Metrics, folder: string) {
  metrics.gauge('data_folder_free_bytes', 'Free space on the disk of the data folder', async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  })
  metrics.gauge('data_folder_size_bytes', 'Size of that disk', async () => {
    const { blocks, bsize } = await statfs(folder)
    return blocks * bsize
  })
}
