import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import {
  EgressInfo,
  EgressStatus,
  FileInfo,
  ListEgressResponse,
  RoomCompositeEgressRequest,
  type S3Upload,
} from '@livekit/protocol'
import aws4 from 'aws4'
import { newId, type OpenRoom } from './rooms.ts'

const run = promisify(execFile)

/** Where there is no ffmpeg. */
const preparedFilm = new URL('../../demo/media/reels/one-line.mp4', import.meta.url)
const filmSecondsMax = 10
const beginsAfterMs = 200

const nanoseconds = () => BigInt(Date.now()) * 1_000_000n

/** A test picture and a tone, as long as was recorded: a film that every browser plays. */
async function makeFilm(target: string, seconds: number) {
  await mkdir(path.dirname(target), { recursive: true })
  const input = (from: string) => ['-f', 'lavfi', '-i', `${from}:duration=${seconds}`]
  const picture = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
  const args = ['-y', '-loglevel', 'error', ...input('testsrc=size=320x180:rate=10'), ...input('sine')]
  await run('ffmpeg', [...args, ...picture, '-c:a', 'aac', '-movflags', '+faststart', target]).catch(() =>
    copyFile(preparedFilm, target),
  )
}

/** Puts a film into a bucket, signed with the key that came with the request. */
async function putFilm(
  { accessKey, secret, region, endpoint, bucket, forcePathStyle }: S3Upload,
  name: string,
  film: string,
) {
  const url = new URL(`${endpoint}${forcePathStyle ? `/${bucket}` : ''}/${name}`)
  if (!forcePathStyle) url.host = `${bucket}.${url.host}`
  const body = await readFile(film)
  const { headers } = aws4.sign(
    {
      service: 's3',
      region,
      method: 'PUT',
      host: url.host,
      path: url.pathname,
      headers: { 'content-type': 'video/mp4', 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    },
    { accessKeyId: accessKey, secretAccessKey: secret },
  )
  const answer = await fetch(url, { method: 'PUT', headers: headers as Record<string, string>, body })
  if (!answer.ok) throw new Error(`the bucket answered ${answer.status}`)
}

/** Where a film goes: under a path of this machine, or under a name in a bucket. */
async function deliverFilm({ target, bucket }: Pick<Recording, 'target' | 'bucket'>, seconds: number) {
  if (!bucket) return makeFilm(target, seconds)
  const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-egress-'))
  try {
    const film = path.join(folder, 'film.mp4')
    await makeFilm(film, seconds)
    await putFilm(bucket, target, film)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Recording {
  info: EgressInfo
  target: string
  bucket: S3Upload | undefined
  beginning: NodeJS.Timeout
  ending?: Promise<void>
}

/** Egress of LiveKit: what it is asked to record becomes a film under the path that it is given. */
export class Egress {
  readonly #recordings = new Map<string, Recording>()
  readonly #happened: (event: string, info: EgressInfo) => void

  constructor(happened: (event: string, info: EgressInfo) => void) {
    this.#happened = happened
  }

  /** Undefined where there is no such room, or no path for the film. */
  start(room: OpenRoom | undefined, input: Record<string, unknown>): EgressInfo | undefined {
    const request = RoomCompositeEgressRequest.fromJson(input as never, { ignoreUnknownFields: true })
    const file = request.fileOutputs[0] ?? (request.output.case === 'file' ? request.output.value : undefined)
    const target = file?.filepath
    const bucket = file?.output.case === 's3' ? file.output.value : undefined
    if (!room || !target) return undefined
    const info = new EgressInfo({
      egressId: newId('EG'),
      roomId: room.info.sid,
      roomName: room.info.name,
      status: EgressStatus.EGRESS_STARTING,
      request: { case: 'roomComposite', value: request },
    })
    const beginning = setTimeout(() => {
      info.status = EgressStatus.EGRESS_ACTIVE
      info.startedAt = nanoseconds()
      this.#happened('egress_updated', info)
    }, beginsAfterMs)
    this.#recordings.set(info.egressId, { info, target, bucket, beginning })
    this.#happened('egress_started', info)
    return info
  }

  /** Undefined for one that does not run. */
  stop(id: string): EgressInfo | undefined {
    const recording = this.#recordings.get(id)
    if (!recording || recording.ending) return undefined
    clearTimeout(recording.beginning)
    recording.info.status = EgressStatus.EGRESS_ENDING
    this.#happened('egress_updated', recording.info)
    recording.ending = this.#end(recording)
    return recording.info
  }

  async #end({ info, target, bucket }: Recording) {
    info.endedAt = nanoseconds()
    const length = info.startedAt ? Number((info.endedAt - info.startedAt) / 1_000_000_000n) : 0
    const seconds = Math.min(filmSecondsMax, Math.max(1, length))
    const isMade = await deliverFilm({ target, bucket }, seconds).then(
      () => true,
      (error: unknown) => {
        info.error = String(error)
        return false
      },
    )
    info.status = isMade ? EgressStatus.EGRESS_COMPLETE : EgressStatus.EGRESS_FAILED
    if (isMade)
      info.fileResults = [new FileInfo({ filename: target, duration: BigInt(seconds) * 1_000_000_000n })]
    this.#happened('egress_ended', info)
  }

  /** A recording ends with its room. */
  roomEnded(name: string) {
    for (const { info } of this.#recordings.values()) if (info.roomName === name) this.stop(info.egressId)
  }

  list({ roomName, egressId }: Record<string, unknown>) {
    const items = [...this.#recordings.values()]
      .map(({ info }) => info)
      .filter((info) => !roomName || info.roomName === roomName)
      .filter((info) => !egressId || info.egressId === egressId)
    return new ListEgressResponse({ items })
  }

  async close() {
    for (const { beginning } of this.#recordings.values()) clearTimeout(beginning)
    await Promise.all([...this.#recordings.values()].map(({ ending }) => ending))
  }
}
