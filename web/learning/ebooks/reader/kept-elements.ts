const asTheyAre = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, name]))

/** Elements that are taken over, and what they become: the page has its own first heading. */
export const kept: Record<string, string> = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
  h6: 'h6',
  b: 'strong',
  i: 'em',
  cite: 'em',
  dfn: 'em',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  ...asTheyAre('p ul ol li dl dt dd strong em blockquote br hr figure figcaption pre'),
  ...asTheyAre('table caption thead tbody tfoot tr th td sub sup code ruby rt rp'),
}

/** These go with all that is in them. Other dropped elements leave their text. */
export const dropped = new Set(
  'script style link template iframe object embed math form input button select textarea audio video canvas head title'.split(
    ' ',
  ),
)

/** Of what is kept, what stands in a line of words. */
export const inlines = new Set('a strong em sub sup code ruby rt rp br'.split(' '))

/** These hold words or blocks, and what follows them begins anew. */
export const wrappers = new Set(
  'div section article aside header footer main nav body center address details summary hgroup fieldset'.split(
    ' ',
  ),
)
