/** The place where helplines appear, which is there before they do. */
export const crisisLabel = { label: 'Helplines' } as const
