export const healersPlaces = {
  map: 'Open the map',
  inPerson: 'In person',
  choose: 'Where would you like to meet?',
  arrive: 'I am here',
  arriveHint: '{name} is told that you have arrived. Your location is not read.',
  youArrived: 'You said at {time} that you are here.',
  markArrived: '{name} has arrived',
  clientArrived: '{name} has been here since {time}.',
  noted: 'Noted',
} as const
