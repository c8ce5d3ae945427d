/** A file of its own, so that every page does not carry the names of all files that the menu of an account needs. */
export const loadSignedIn = () => import('./signed-in.tsx')
