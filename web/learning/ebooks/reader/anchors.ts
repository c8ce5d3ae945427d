/** Names of the book for what stands in it, as an attribute: our page's own names are another matter. */
export const anchorMark = (names: readonly string[]) =>
  names.map((name) => name.replaceAll(' ', '%20')).join(' ')

/** Whether the book gives an element this name. */
export const isAt = (element: Element, anchor: string) =>
  (element.getAttribute('data-anchor') ?? '').split(' ').includes(anchorMark([anchor]))
