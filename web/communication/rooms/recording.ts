import type { SessionRecording } from '@newyou/contract/communication/rooms/live'
import { callApi } from '../../session/call-api.ts'
import type { CallState } from './call-state.ts'
import type { Media } from './media.ts'
import type { Store } from './store.ts'

const isOpen = ({ state }: SessionRecording) =>
  state === 'asked' || state === 'agreed' || state === 'recording'

const steps = ['asked', 'agreed', 'recording', 'refused', 'over'] as const
const stepOf = ({ state }: SessionRecording) => steps.indexOf(state)

/** Saves a file on this device. */
function save(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Recording in this room: of an event by LiveKit, or of two people by the browser of the one who asked. */
export function createRecording(
  { get, set, subscribe }: Store<CallState>,
  { roomId, media }: { roomId: string; media: Media },
) {
  const params = { roomId }
  let running: { id: string; stop: () => void } | undefined
  let isBeginning = false
  /** Recordings ended before this window opened are ignored. */
  const seen = new Set<string>()

  const one = (recordingId: string) => ({ params: { roomId, recordingId } })
  const base = 'POST /api/website/room/{roomId}/session-recording' as const
  function stopMine() {
    const mine = running
    running = undefined
    mine?.stop()
  }
  const hear = (recording: SessionRecording | null) => {
    const known = get().sessionRecording
    // The answer to a press may come after the news of what followed from it.
    if (recording && known?.u_id === recording.u_id && stepOf(recording) < stepOf(known)) return
    if (recording && isOpen(recording)) seen.add(recording.u_id)
    const isNews = recording && seen.has(recording.u_id)
    set({ sessionRecording: isNews ? recording : null })
    if (running && (recording?.u_id !== running.id || recording.state !== 'recording')) stopMine()
    if (isNews && recording.is_mine && recording.state === 'agreed') void begin(recording.u_id)
  }
  const end = async (recordingId: string) => {
    if (running?.id === recordingId) stopMine()
    hear((await callApi(`${base}/{recordingId}/end`, one(recordingId))).data)
  }

  /** The other agreed: the server is asked once more, and then it runs. */
  async function begin(id: string) {
    if (running || isBeginning) return
    isBeginning = true
    try {
      const { canRecord, startRecorder } = await import('./recorder.ts')
      const withPicture =
        get().others.some(({ status }) => status?.camera) || Boolean(media.store.get().camera)
      if (!canRecord(withPicture)) {
        set({ recorded: 'unsupported' })
        return await end(id)
      }
      const { data } = await callApi(`${base}/{recordingId}/begin`, one(id))
      const recorder = startRecorder({
        media,
        withPicture,
        other: () => get().others[0]?.stream,
        onEnd(file) {
          if (file) save(file.blob, `session-${new Date().toISOString().slice(0, 10)}.${file.ending}`)
          set({ recorded: file ? 'saved' : 'failed' })
        },
      })
      running = { id, stop: recorder.stop }
      hear(data)
    } catch {
      set({ recorded: 'failed' })
      await end(id).catch(() => undefined)
    } finally {
      isBeginning = false
    }
  }

  /** A lost connection or a participant who left stops it here at once, whatever the server still knows. */
  subscribe(() => {
    if (!running) return
    const { line, lostAt, ended, others } = get()
    const [other] = others
    if (line !== 'lost' && lostAt === undefined && !ended && other?.is_connected && other.line !== 'lost')
      return
    const { id } = running
    stopMine()
    if (!ended) void end(id).catch(() => undefined)
  })

  return {
    hear,
    startEvent: () => callApi('POST /api/practice/room/{roomId}/recording', { params }),
    stopEvent: () => callApi('POST /api/practice/room/{roomId}/recording/stop', { params }),
    async ask() {
      set({ recorded: undefined })
      hear((await callApi(base, { params })).data)
    },
    async answer({ id, agrees }: { id: string; agrees: boolean }) {
      hear((await callApi(`${base}/{recordingId}/answer`, { ...one(id), body: { agrees } })).data)
    },
    end,
    /** The words about the last one have been read. */
    dismiss: () => set({ sessionRecording: null, recorded: undefined }),
  }
}
