export const brandPreview = {
  words: 'This is a preview of a brand that is not published. It can be seen until {until}.',
  end: 'See the site as it is',
}
