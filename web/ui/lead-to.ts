/** After a change that took away what was pressed: the part that shows it comes into sight and takes the focus. */
export function leadTo(heading: HTMLElement | null) {
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'center' })
}
