export const signedNameMax = 120
/** A drawn name is lines of points in a field of this size. */
export const drawingWidth = 600
export const drawingHeight = 200
export const drawnLinesMax = 80
/** Of all lines together. */
export const drawnPointsMax = 3000

export type Point = [x: number, y: number]
export type DrawnLines = Point[][]

/** Languages of the words that were read and signed. */
export const consentLocales = ['en', 'hi'] as const
export type ConsentLocale = (typeof consentLocales)[number]

/** What a session still asks for: a required text without a signature that stands. */
export const missingConsents = <One extends { is_required: boolean; signed: unknown }>(
  asked: readonly One[],
) => asked.filter(({ is_required: isRequired, signed }) => isRequired && !signed)
