/** A file of its own, so that every page does not carry the names of all files that the dialog needs. */
export const loadDialog = () => import('./search-dialog.tsx')
