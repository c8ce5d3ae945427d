export const frameRelease = {
  title: 'A new version is ready',
  words: 'Reload to use it. Finish what you are writing first.',
  reload: 'Reload',
  later: 'Later',
} as const
