export interface Size {
  width: number
  height: number
}

/** A picture that fills its place may lose this much of itself at its edges; a face is in the rest. */
const shownShare = 0.7

/** Whether a picture fills its place, or is shown whole in it because too much would be cut off. */
export function fitOf(picture: Size, place: Size): 'cover' | 'contain' {
  const shapes = [picture, place].map(({ width, height }) => width / height)
  const [one = 1, other = 1] = shapes
  const shown = Math.min(one, other) / Math.max(one, other)
  return shown >= shownShare ? 'cover' : 'contain'
}
