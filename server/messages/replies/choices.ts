export const choiceReplies = {
  notInList: 'Please choose from the list',
  unknownZone: 'This time zone does not exist',
} as const
