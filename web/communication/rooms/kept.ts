/** That this tab is in a room: after a reload it goes back without asking again. */
const key = 'room'

interface Kept {
  roomId: string
  hadCamera: boolean
  isMuted: boolean
  savesData: boolean
}

function read(): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export const isInside = (roomId: string) => read()?.roomId === roomId
export const rememberInside = (
  roomId: string,
  shown = { hadCamera: true, isMuted: false, savesData: false },
) => sessionStorage.setItem(key, JSON.stringify({ roomId, ...shown } satisfies Kept))
export const forgetInside = () => sessionStorage.removeItem(key)
export const shownBefore = (roomId: string) => {
  const kept = read()
  return kept?.roomId === roomId ? kept : undefined
}
