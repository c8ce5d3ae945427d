/** A file of its own, so that the page of a healer does not carry the names of all files that these parts need. */
export const loadBookingWays = () => import('./booking-ways.tsx')
export const loadRefusedExtras = () => import('./refused-extras.tsx')
