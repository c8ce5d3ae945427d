import type { Media } from './media.ts'

/** MP4 plays everywhere; what cannot write it writes WebM. */
const types = [
  'video/mp4;codecs=avc1.42E01F,mp4a.40.2',
  'video/webm;codecs=vp8,opus',
  'video/webm',
  'video/mp4',
]
const soundTypes = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm']
const picturesPerSecond = 12
const half = { width: 640, height: 480 }
const pieceMs = 5000
/** About 300 MB an hour. */
const bitsPerSecond = { videoBitsPerSecond: 600_000, audioBitsPerSecond: 64_000 }

interface RecorderOptions {
  media: Media
  withPicture: boolean
  /** The other's current stream. */
  other: () => MediaStream | undefined
  onEnd: (file: { blob: Blob; ending: string } | undefined) => void
}

const typeFor = (withPicture: boolean) =>
  typeof MediaRecorder === 'undefined'
    ? undefined
    : (withPicture ? types : soundTypes).find((type) => MediaRecorder.isTypeSupported(type))

export const canRecord = (withPicture: boolean) => typeFor(withPicture) !== undefined

/** A picture that changes its source while it is drawn. */
function createPicture() {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  return {
    show(track: MediaStreamTrack | undefined) {
      const [now] = (video.srcObject as MediaStream | null)?.getVideoTracks() ?? []
      if (now === track) return
      video.srcObject = track ? new MediaStream([track]) : null
      if (track) void video.play().catch(() => undefined)
    },
    /** As large as fits into its half, or nothing. */
    draw(context: CanvasRenderingContext2D, left: number) {
      const { videoWidth, videoHeight } = video
      if (!video.srcObject || !videoWidth) return
      const scale = Math.min(half.width / videoWidth, half.height / videoHeight)
      const [width, height] = [videoWidth * scale, videoHeight * scale]
      context.drawImage(video, left + (half.width - width) / 2, (half.height - height) / 2, width, height)
    },
  }
}

/** A sound that changes its source while it is mixed. */
function createSound(context: AudioContext, into: AudioNode) {
  let from: { track: MediaStreamTrack; node: AudioNode } | undefined
  return (track: MediaStreamTrack | undefined) => {
    if (from?.track === track) return
    from?.node.disconnect()
    from = undefined
    if (!track) return
    const node = context.createMediaStreamSource(new MediaStream([track]))
    node.connect(into)
    from = { track, node }
  }
}

/** Records both people in one film: their pictures side by side, their voices mixed. */
export function startRecorder({ media, withPicture, other, onEnd }: RecorderOptions) {
  const type = typeFor(withPicture)
  const audio = new AudioContext()
  const mixed = audio.createMediaStreamDestination()
  const sounds = { mine: createSound(audio, mixed), theirs: createSound(audio, mixed) }
  const pictures = { mine: createPicture(), theirs: createPicture() }
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: half.width * 2, height: half.height })
  const context = withPicture ? canvas.getContext('2d', { alpha: false }) : null
  const drawn = context ? canvas.captureStream(picturesPerSecond).getVideoTracks() : []

  function draw() {
    const { camera, screen, microphone, isMuted } = media.store.get()
    const theirs = other()
    sounds.mine(isMuted ? undefined : microphone)
    sounds.theirs(theirs?.getAudioTracks()[0])
    if (!context) return
    pictures.mine.show(screen ?? camera)
    pictures.theirs.show(theirs?.getVideoTracks()[0])
    context.fillRect(0, 0, canvas.width, canvas.height)
    pictures.theirs.draw(context, 0)
    pictures.mine.draw(context, half.width)
  }
  draw()
  const timer = setInterval(draw, 1000 / picturesPerSecond)

  const pieces: Blob[] = []
  const recorder = new MediaRecorder(new MediaStream([...drawn, ...mixed.stream.getAudioTracks()]), {
    ...(type ? { mimeType: type } : {}),
    ...bitsPerSecond,
  })
  recorder.ondataavailable = ({ data }) => data.size > 0 && pieces.push(data)
  recorder.onstop = () => {
    clearInterval(timer)
    for (const track of drawn) track.stop()
    void audio.close()
    const blob = new Blob(pieces, { type: recorder.mimeType })
    const ending = recorder.mimeType.includes('mp4') ? (withPicture ? 'mp4' : 'm4a') : 'webm'
    onEnd(blob.size > 0 ? { blob, ending } : undefined)
  }
  recorder.start(pieceMs)
  void audio.resume()
  return {
    stop() {
      if (recorder.state !== 'inactive') recorder.stop()
    },
  }
}
