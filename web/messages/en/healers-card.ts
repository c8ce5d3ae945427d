export const healersCard = {
  nextFree: 'Next available',
  noneFree: 'No times available',
  minutes: '45 minutes',
  from: 'from {price}',
  portrait: 'Portrait of {name}',
  intern: 'Intern',

  board: { choose: 'Choose', intern: '{title}, intern' },
} as const
