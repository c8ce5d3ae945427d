/** Going on by telephone when the line is lost. */
export const roomsPhone = {
  offer:
    'The line does not hold. You can go on by phone: both of you are called, and neither sees the other’s number.',
  press: 'Continue by phone',
  otherAsks:
    '{name} would like to go on by phone. Both of you are called, and neither sees the other’s number.',
  unproven: {
    mine: 'To go on by phone, first verify your mobile number in your profile.',
    other: 'Going on by phone is not possible: {name} has no verified mobile number.',
  },
  tooMany: 'No more phone calls are possible for now.',
  asked: 'Waiting for {name} to agree to the phone call.',
  calling: 'Calling your phone ending {digits}.',
  answered: 'You are on the phone. This time counts as your session.',
  ended: 'The phone call has ended after {minutes, plural, one {# minute} other {# minutes}}.',
  again: 'Call again',
  failed: {
    'not-taken': 'The phone call was not agreed by both.',
    'bad-number': 'A phone number could not be called.',
    refused: 'The phone call was refused by the network, as for numbers with do not disturb.',
    busy: 'A phone was busy.',
    'no-answer': 'A phone was not answered.',
    failed: 'The phone call did not come through.',
    provider: 'The phone call could not be made right now.',
  },
}
