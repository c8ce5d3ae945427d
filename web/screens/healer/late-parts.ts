/** A file of its own, so that the page of a healer does not carry the names of all files that these parts need. */
export const now = () => import('../../care/appointments/begin-now.tsx')
export const original = () => import('../../ui/in-original.tsx')
export const wait = () => import('../../care/waitlist/waitlist.tsx')
export const write = () => import('../../communication/chat/write-link.tsx')
