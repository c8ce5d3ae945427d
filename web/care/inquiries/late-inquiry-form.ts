/** A file of its own, so that the pages with the button do not carry the names of all files that the form needs. */
export const loadForm = () => import('./inquiry-form.tsx')
