import { mediaReplies } from '../../messages/replies/foundation.ts'
import type { StoredFile } from '../../platform/media/storage.ts'
import { isCutOff } from './cut-off.ts'
import { refuseFile } from './refused.ts'

/** Codecs all browsers play. */
const videoCodecs = ['avc', 'vp8', 'vp9', 'av1']
const audioCodecs = ['aac', 'mp3', 'opus', 'vorbis']
/** Codecs allowed in MP4; other playable ones use WebM. */
const ofMp4 = ['avc', 'av1', 'aac', 'mp3']
export const filmAdvice = 'please export it as MP4 with H.264 and AAC, or as WebM'

interface Played {
  kind: 'film' | 'sound'
  ending: string
  type: string
  seconds: number
  /** Of the picture of a film, as it is shown. */
  width: number | null
  height: number | null
  /** The same tracks in a container that browsers take, where the sent one is none: a new file beside the sent one. */
  made: string | null
}

/** Containers of cameras and recorders, which browsers do not take although they play what is in them. */
const foreign = { QuickTime: 'MOV', Matroska: 'MKV' } as const

/** Puts the tracks into another container, as they are. */
async function rewrap(input: import('mediabunny').Input, to: string, ending: 'mp4' | 'webm') {
  const { Conversion, FilePathTarget, Mp4OutputFormat, Output, WebMOutputFormat } = await import('mediabunny')
  const format = ending === 'mp4' ? new Mp4OutputFormat({ fastStart: false }) : new WebMOutputFormat()
  const output = new Output({ format, target: new FilePathTarget(to) })
  const conversion = await Conversion.init({ input, output, showWarnings: false })
  if (!conversion.isValid) throw new Error('it cannot be put into another container')
  await conversion.execute()
}

/**
 * A film or a sound with its length, from its tracks; of one that lies in the storage only these are fetched.
 * @throws DomainError fileRefused when it is damaged or browsers would not play it
 */
export async function filmOrSound(file: string | StoredFile): Promise<Played> {
  const { CustomSource, FilePathSource, Input, MATROSKA, MP3, MP4, OGG, QTFF, WEBM } = await import(
    'mediabunny'
  )
  const source =
    typeof file === 'string'
      ? new FilePathSource(file)
      : new CustomSource({ getSize: () => file.bytes, read: file.part, prefetchProfile: 'network' })
  const input = new Input({ source, formats: [MP4, QTFF, WEBM, MATROSKA, OGG, MP3] })
  let other: string | undefined
  try {
    const format = await input.getFormat()
    other = format === QTFF ? foreign.QuickTime : format === MATROSKA ? foreign.Matroska : undefined
    if (typeof file === 'string' && (await isCutOff(file))) return refuseFile(mediaReplies.filmCutOff)
    const [video, audio, seconds] = await Promise.all([
      input.getPrimaryVideoTrack(),
      input.getPrimaryAudioTrack(),
      input.computeDuration(),
    ])
    const length = Math.round(seconds)
    if (!(video || audio) || !Number.isFinite(seconds) || length < 1)
      return refuseFile(
        other ? `Nothing in this ${other} file can be played: ${filmAdvice}` : mediaReplies.nothingToPlay,
      )
    if (video && !(video.codec && videoCodecs.includes(video.codec)))
      return refuseFile(`Some browsers cannot play this video: ${filmAdvice}`)
    if (audio && !(audio.codec && audioCodecs.includes(audio.codec)))
      return refuseFile(`Some browsers cannot play this sound: ${filmAdvice}`)
    const codecs = [video?.codec, audio?.codec].filter((codec) => codec != null)
    let container: 'webm' | 'ogg' | 'mp3' | 'mp4' =
      format === WEBM ? 'webm' : format === OGG ? 'ogg' : format === MP3 ? 'mp3' : 'mp4'
    let made: string | null = null
    if (other) {
      // The upload is opened again, which needs a file on this disk.
      if (typeof file !== 'string') return refuseFile(`This is a ${other} file: ${filmAdvice}`)
      container = codecs.every((codec) => ofMp4.includes(codec)) ? 'mp4' : 'webm'
      made = `${file}.made`
      await rewrap(input, made, container as 'mp4' | 'webm').catch(() =>
        refuseFile(`This ${other} file cannot be taken as it is: ${filmAdvice}`),
      )
    }
    if (video) {
      const { displayWidth: width, displayHeight: height } = video
      return {
        kind: 'film',
        ending: container,
        type: `video/${container}`,
        seconds: length,
        width,
        height,
        made,
      }
    }
    const size = { width: null, height: null, made }
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
    return refuseFile(other ? `This ${other} file is damaged: ${filmAdvice}` : mediaReplies.unplayable)
  } finally {
    input.dispose()
  }
}
