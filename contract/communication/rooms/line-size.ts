/** The most filler in one direction of one call, in characters. */
export const lineFillerMax = 131_072
