import { diskStorage } from './disk-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage, StoragePlace } from './storage.ts'

/** The storage that another thread of this process opened. */
export const storageAt = (place: StoragePlace): Storage =>
  'folder' in place ? diskStorage(place.folder) : s3Storage(place.bucket)
