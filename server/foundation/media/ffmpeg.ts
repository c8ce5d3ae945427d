import { type ChildProcess, execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { promisify } from 'node:util'

const run = promisify(execFile)
const posterSeconds = 30
/** A film may take so many times its own length, on a busy machine. */
const slownessMax = 6
const said = 400

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A film of this disk, with what it is: the ending that examining it gave. */
export interface Source {
  file: string
  ending: string
}

/** By which part of ffmpeg each is read. */
const readers: Record<string, string> = { mp4: 'mov', webm: 'matroska', ogg: 'ogg' }
function fail(ending: string): never {
  throw new Error(`ffmpeg is given no ${ending}`)
}

/** The shorter side of a picture, made as long as this; the other follows, both even. */
const scaledTo = (shortSide: number) =>
  `scale='if(gt(iw,ih),-2,${shortSide})':'if(gt(iw,ih),${shortSide},-2)'`

/** The program that makes films of films. It runs with the lowest priority, and ends with this process. */
export function createFfmpeg(program: string) {
  let installed: Promise<boolean> | undefined

  async function call(args: string[], seconds: number) {
    const work = run(program, ['-nostdin', '-v', 'error', '-y', ...args], {
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    })
    const { child } = work
    running.add(child)
    try {
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    } catch {
      // It has ended already, or the system does not allow it: then it runs as any other.
    }
    await work
      .catch((error: Error & { stderr?: string; killed?: boolean }) => {
        const words = error.killed ? 'it took too long' : (error.stderr?.trim() ?? '')
        throw new Error(`ffmpeg: ${(words || error.message).slice(0, said)}`)
      })
      .finally(() => running.delete(child))
  }

  /**
   * Only as what the file was examined to be: left to itself ffmpeg also takes playlists, which name other files and
   * addresses of this machine.
   */
  const input = ({ file, ending }: Source) => {
    const format = readers[ending] ?? fail(ending)
    return ['-protocol_whitelist', 'file', '-format_whitelist', format, '-f', format, '-i', `file:${file}`]
  }

  return {
    /** Whether it can be used on this machine; asked once. */
    isInstalled() {
      installed ??= program
        ? run(program, ['-version'], { timeout: 10_000 }).then(
            () => true,
            () => false,
          )
        : Promise.resolve(false)
      return installed
    },

    /** An MP4 that every browser plays while it loads. Metadata on the maker and place is left out. */
    transcode: (source: Source, to: string, { shortSide, seconds }: { shortSide: number; seconds: number }) =>
      call(
        [
          ...input(source),
          ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-sn', '-dn'],
          ...['-vf', scaledTo(shortSide), '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '25'],
          ...['-profile:v', 'main', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '96k', '-ac', '2'],
          ...['-movflags', '+faststart', '-f', 'mp4', to],
        ],
        60 + seconds * slownessMax,
      ),

    /** One frame as PNG, from a little behind the beginning, where films are often dark. */
    frame: (source: Source, to: string, seconds: number) =>
      call(
        [
          ...['-ss', String(Math.min(3, seconds / 4)), ...input(source)],
          ...['-frames:v', '1', '-f', 'image2', '-c:v', 'png', to],
        ],
        posterSeconds,
      ),
  }
}
export type Ffmpeg = ReturnType<typeof createFfmpeg>
