/** Where Quick exit leads: a page that many people have open. */
const quickExitTo = 'https://www.wikipedia.org/'

/** Keys that a payment needs; others of this tab may hold someone's text. */
const isOfPayment = (key: string) => key.startsWith('payment-')

/**
 * Hides the page while the other site loads, takes this one out of the tab's history, and forgets what was being written
 * in this tab.
 */
export function leave() {
  document.documentElement.hidden = true
  for (const key of Object.keys(sessionStorage)) if (!isOfPayment(key)) sessionStorage.removeItem(key)
  location.replace(quickExitTo)
}
