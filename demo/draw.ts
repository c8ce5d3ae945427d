import { cpus } from 'node:os'
import path from 'node:path'
import { systemClock } from '../server/platform/clock.ts'
import { diskStorage } from '../server/platform/media/disk-storage.ts'
import { createPictures } from '../server/platform/media/pictures.ts'
import { createPrivateFiles } from '../server/platform/media/private-files.ts'
import type { DemoHealer } from './content/healer.ts'
import { demoHealers } from './content/healers.ts'
import { plantTasks } from './load-articles.ts'
import { bundleTasks } from './load-bundles.ts'
import { courseTasks } from './load-courses.ts'
import { clothTasks } from './load-ebooks.ts'
import { eventTasks } from './load-events.ts'
import { keepProposedFilm, reelTasks } from './load-reels.ts'
import { galleryTasks } from './load-static-pages.ts'
import { keepCourseMedia } from './media/index.ts'
import { drawHealerPictures } from './pictures.ts'

export const pictureFolder = (healer: DemoHealer) => `demo/${healer.slug}`

/** Draws everything that the content shows into a site's data folder, on all cores. */
export async function drawDemo(dataFolder: string) {
  const storage = diskStorage(path.resolve(dataFolder))
  const pictures = createPictures(storage)
  const privateFiles = createPrivateFiles({ storage, secret: '', clock: systemClock })
  const tasks = [
    ...demoHealers.map((healer) => async () => {
      for (const { name, data } of await drawHealerPictures(healer))
        await pictures.keep(`${pictureFolder(healer)}/${name}`, data)
    }),
    ...galleryTasks(pictures),
    ...reelTasks(pictures),
    ...plantTasks(pictures),
    ...courseTasks(pictures),
    ...bundleTasks(pictures),
    ...eventTasks(pictures),
    () => keepCourseMedia(privateFiles),
    () => keepProposedFilm(privateFiles),
    ...clothTasks(pictures),
  ]
  const work = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) await task()
  }
  await Promise.all(Array.from({ length: cpus().length }, work))
}
