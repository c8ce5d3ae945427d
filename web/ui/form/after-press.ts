/** What waits for the end of the press that is under way; undefined while nothing is pressed. */
let waiting: (() => void)[] | undefined

function begin() {
  waiting ??= []
}
function end() {
  const due = waiting
  waiting = undefined
  for (const work of due ?? []) work()
}
/** The click comes right after the button is up again, in the same turn. */
const endSoon = () => setTimeout(end, 0)

// A field is left when the button of the mouse goes down, also with a finger, whose mouse events follow its own.
if (typeof window !== 'undefined') {
  const early = { capture: true, passive: true }
  window.addEventListener('mousedown', begin, early)
  // A press also ends where no button comes up: over a menu, as a drag, by a key, in another window.
  for (const last of ['mouseup', 'contextmenu', 'dragend', 'keydown'])
    window.addEventListener(last, endSoon, early)
  window.addEventListener('blur', endSoon)
}

/**
 * Does it now, or when the press that is under way has ended: what moves while a finger is on a button takes the
 * button away from under it, and the press is lost.
 */
export function afterPress(work: () => void) {
  if (waiting) waiting.push(work)
  else work()
}
