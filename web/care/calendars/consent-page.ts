/** Not among the storage keys, which every first visit loads. */
const key = 'consentPage'

/** Providers send everybody back to one address; the page in the reader's language goes on. */
export const rememberPage = () => sessionStorage.setItem(key, window.location.pathname)

/** Where the reader was, once. */
export function pageBefore(): string | null {
  const page = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return page
}
