/** How a minute of a line was, the best first; `lost`: nothing came through. No schema library here: the room uses it too. */
export const lineMinutes = ['good', 'fair', 'weak', 'lost'] as const
export type LineMinute = (typeof lineMinutes)[number]

/** A room is open for eight hours at most. */
export const lineMinutesMax = 480
