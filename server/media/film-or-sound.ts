import type { StoredFile } from '../platform/media/storage.ts'
import { refuseFile } from './refused.ts'

/** What every browser plays. */
const videoCodecs = ['avc', 'vp8', 'vp9', 'av1']
const audioCodecs = ['aac', 'mp3', 'opus', 'vorbis']
const advice = 'please export it as MP4 with H.264 and AAC, or as WebM'

interface Played {
  kind: 'film' | 'sound'
  ending: string
  type: string
  seconds: number
  /** Of the picture of a film, as it is shown. */
  width: number | null
  height: number | null
}

/**
 * A film or a sound with its length, from its tracks; of one that lies in the storage only these are fetched.
 * @throws DomainError fileRefused when it is damaged or browsers would not play it
 */
export async function filmOrSound(file: string | StoredFile): Promise<Played> {
  const { CustomSource, FilePathSource, Input, MP3, MP4, OGG, WEBM } = await import('mediabunny')
  const source =
    typeof file === 'string'
      ? new FilePathSource(file)
      : new CustomSource({ getSize: () => file.bytes, read: file.part, prefetchProfile: 'network' })
  const input = new Input({ source, formats: [MP4, WEBM, OGG, MP3] })
  try {
    const format = await input.getFormat()
    const [video, audio, seconds] = await Promise.all([
      input.getPrimaryVideoTrack(),
      input.getPrimaryAudioTrack(),
      input.computeDuration(),
    ])
    const length = Math.round(seconds)
    if (!(video || audio) || !Number.isFinite(seconds) || length < 1)
      return refuseFile('This file is damaged: nothing in it can be played')
    if (video && !(video.codec && videoCodecs.includes(video.codec)))
      return refuseFile(`Some browsers cannot play this video: ${advice}`)
    if (audio && !(audio.codec && audioCodecs.includes(audio.codec)))
      return refuseFile(`Some browsers cannot play this sound: ${advice}`)
    const container = format === WEBM ? 'webm' : format === OGG ? 'ogg' : format === MP3 ? 'mp3' : 'mp4'
    if (video) {
      const { displayWidth: width, displayHeight: height } = video
      return { kind: 'film', ending: container, type: `video/${container}`, seconds: length, width, height }
    }
    const size = { width: null, height: null }
    return container === 'mp3'
      ? { kind: 'sound', ending: 'mp3', type: 'audio/mpeg', seconds: length, ...size }
      : {
          kind: 'sound',
          ending: container === 'mp4' ? 'm4a' : container,
          type: `audio/${container}`,
          seconds: length,
          ...size,
        }
  } catch (error) {
    if ((error as { code?: string }).code === 'fileRefused') throw error
    return refuseFile('This file is damaged: it cannot be played')
  } finally {
    input.dispose()
  }
}
