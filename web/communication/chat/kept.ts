/** Unsent drafts and messages of this tab; logging out deletes them. */
const draftKey = (id: string) => `chat-draft:${id}`
const outboxKey = (id: string) => `chat-outbox:${id}`

/** A message on its way, under the id that makes it the same message however often it is sent. */
export interface Waiting {
  u_id: string
  text: string
  /** The names of the files that go with it; the files themselves do not survive a reload. */
  files: string[]
  /** Why it did not go; null while it is on its way. */
  failure: string | null
}

export const readDraft = (id: string) => sessionStorage.getItem(draftKey(id)) ?? ''

export function keepDraft(id: string, text: string) {
  if (text) sessionStorage.setItem(draftKey(id), text)
  else sessionStorage.removeItem(draftKey(id))
}

export function readOutbox(id: string): Waiting[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(outboxKey(id)) ?? '[]')
    return Array.isArray(kept) ? (kept as Waiting[]) : [] // written below
  } catch {
    return []
  }
}

export function keepOutbox(id: string, waiting: readonly Waiting[]) {
  if (waiting.length) sessionStorage.setItem(outboxKey(id), JSON.stringify(waiting))
  else sessionStorage.removeItem(outboxKey(id))
}

/** A conversation that was begun has an id of its own from then on. */
export function moveKept(from: string, to: string) {
  if (from === to) return
  const [draft, outbox] = [readDraft(from), readOutbox(from)]
  if (draft) keepDraft(to, draft)
  if (outbox.length) keepOutbox(to, [...readOutbox(to), ...outbox])
  keepDraft(from, '')
  keepOutbox(from, [])
}
