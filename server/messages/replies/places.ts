/** Replies about places where clients and healers meet. */
export const placeReplies = {
  notHere: 'This session is not held at this place. Please choose another one',
  placeMissing: 'Please choose at least one place for sessions in person',
  unknownPlace: 'This place is not in the list any more. Please choose another one',
} as const
