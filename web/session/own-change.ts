/** How long news of what was just done here come as a second toast, which says nothing new. */
const quietMs = 4000
let changedAt = Number.NEGATIVE_INFINITY

/** Says that something is being done here, whose own words follow. */
export function changeHere() {
  changedAt = performance.now()
}

export const wasChangedHere = () => performance.now() - changedAt < quietMs
