import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PrivateFiles } from '../../server/platform/media/private-files.ts'
import { letterSheet, weekSheet } from './sheets.ts'

export type CourseMediaName =
  | 'video-kolam'
  | 'video-moon'
  | 'video-diya'
  | 'video-rain'
  | 'audio-bowl'
  | 'audio-breath'
  | 'audio-river'
  | 'sheet-week'
  | 'sheet-letter'

export interface CourseMedia {
  name: CourseMediaName
  /** The private file, as `course_content.media` names it. */
  media: string
  type: string
  /** How long it plays; a sheet does not. */
  seconds: number
  /** As `course_content.captions` keeps them. */
  captions: { language: string; label: string; media: string }[]
}

const folder = 'demo/courses'
const languages = [
  { language: 'en', label: 'English' },
  { language: 'hi', label: 'हिन्दी' },
]

const played = (name: CourseMediaName, seconds: number): CourseMedia => ({
  name,
  media: `${folder}/${name}.${name.startsWith('video') ? 'mp4' : 'm4a'}`,
  type: name.startsWith('video') ? 'video/mp4' : 'audio/mp4',
  seconds,
  captions: languages.map((one) => ({ ...one, media: `${folder}/${name}-${one.language}.vtt` })),
})
const sheet = (name: CourseMediaName): CourseMedia => ({
  name,
  media: `${folder}/${name}.pdf`,
  type: 'application/pdf',
  seconds: 0,
  captions: [],
})

/** Films, sounds and downloads of demo lessons. Made by `make-course-media.ts`; names never change. */
export const courseMedia: readonly CourseMedia[] = [
  played('video-kolam', 72),
  played('video-moon', 64),
  played('video-diya', 70),
  played('video-rain', 66),
  played('audio-bowl', 72),
  played('audio-breath', 70),
  played('audio-river', 68),
  sheet('sheet-week'),
  sheet('sheet-letter'),
]

/** Keeps every file of the demo courses where only their owners reach them. */
export async function keepCourseMedia(privateFiles: Pick<PrivateFiles, 'keep'>) {
  const committed = courseMedia.flatMap(({ type, media, captions }) =>
    type === 'application/pdf' ? [] : [media, ...captions.map((caption) => caption.media)],
  )
  for (const name of committed)
    await privateFiles.keep(
      name,
      await readFile(path.join(import.meta.dirname, 'courses', path.basename(name))),
    )
  await privateFiles.keep(`${folder}/sheet-week.pdf`, await weekSheet())
  await privateFiles.keep(`${folder}/sheet-letter.pdf`, await letterSheet())
}
