/** A file of its own, so that the page of a healer does not carry the names of all files that these parts need. */
export const loadPayChoice = () => import('./pay-choice.tsx')
export const loadRefusedExtras = () => import('./refused-extras.tsx')
export const loadWaitlist = () => import('../waitlist/waitlist.tsx')
