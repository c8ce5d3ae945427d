import type { ClientNote, NoteSection, NoteTemplateName } from '@newyou/contract/care/client-files/notes'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/client.ts'
import { useErrorWords } from '../../../api/error-words.ts'
import { callApi } from '../../../session/call-api.ts'
import { tabDraft } from '../../../ui/form/draft.ts'

/** A note while it is written. Its id is chosen here, so that what is sent twice is one note. */
export interface NoteDraft {
  noteId: string
  /** About a session together, so that it stands in the file of each client. */
  isTogether: boolean
  /** Null until the server has it. */
  version: number | null
  template: NoteTemplateName
  sections: NoteSection[]
}

type SaveState = 'new' | 'saving' | 'saved' | 'waiting'

const pauseMs = 1500
/** A line may come back without the browser's saying so. */
const tryEveryMs = 10_000

/** Refusals that saving once more would only repeat. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && [400, 403, 404, 409, 413].includes(error.status)

/**
 * What the server does not have yet, in this tab alone: a tab ends with its owner's work and a log-out empties it, while
 * other storage would leave words about a client on a device that others use.
 */
export const keptNote = (appointmentId: string) => tabDraft<NoteDraft>(`note-${appointmentId}`)

/** Saves at each pause of typing, one saving after the other, and goes on trying without a line. */
export function useNoteDraft(
  initial: NoteDraft,
  { appointmentId, onSaved }: { appointmentId: string; onSaved: (note: ClientNote) => void },
) {
  const wordsFor = useErrorWords()
  const [sections, setSections] = useState(initial.sections)
  const [state, setState] = useState<SaveState>(initial.version === null ? 'new' : 'saved')
  const [refusal, setRefusal] = useState<string>()
  const kept = keptNote(appointmentId)
  const latest = useRef({ ...initial, isSaved: kept.read() === undefined })
  const running = useRef<Promise<boolean>>(undefined)

  async function send(): Promise<boolean> {
    const { noteId, isTogether, version, template, sections: sent } = latest.current
    setState('saving')
    try {
      const body = { template, sections: sent }
      const { data } =
        version === null
          ? await callApi('POST /api/practice/client/{appointmentId}/note', {
              params: { appointmentId },
              body: { ...body, u_id: noteId, is_together: isTogether },
            })
          : await callApi('PUT /api/practice/client-note/{noteId}', {
              params: { noteId },
              body: { ...body, version },
            })
      latest.current.version = data.version
      onSaved(data)
      if (latest.current.sections !== sent) return send()
      latest.current.isSaved = true
      kept.end()
      setState('saved')
      setRefusal(undefined)
      return true
    } catch (error) {
      setState('waiting')
      if (isFinal(error)) setRefusal(wordsFor(error))
      return false
    }
  }

  /** True when the server has every word. */
  function save(): Promise<boolean> {
    if (latest.current.isSaved) return Promise.resolve(true)
    running.current ??= send().finally(() => {
      running.current = undefined
    })
    return running.current
  }
  const saving = useRef(save)
  useEffect(() => {
    saving.current = save
  })

  function write(place: number, text: string) {
    const next = latest.current.sections.map((one, at) => (at === place ? { ...one, text } : one))
    latest.current = { ...latest.current, sections: next, isSaved: false }
    kept.write({
      noteId: initial.noteId,
      isTogether: initial.isTogether,
      version: latest.current.version,
      template: initial.template,
      sections: next,
    })
    setSections(next)
    setRefusal(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key pressed begins the pause anew
  useEffect(() => {
    if (latest.current.isSaved) return
    const timer = setTimeout(() => void saving.current(), pauseMs)
    return () => clearTimeout(timer)
  }, [sections])
  useEffect(() => {
    if (state !== 'waiting' || refusal) return
    const again = () => void saving.current()
    window.addEventListener('online', again)
    const timer = setInterval(again, tryEveryMs)
    return () => {
      window.removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [state, refusal])

  return {
    sections,
    write,
    save,
    state,
    refusal,
    version: () => latest.current.version,
    /** Forgets what was typed and not saved. */
    forget: kept.end,
  }
}
