/** Inside a session: its further controls, its line, and who is missing. */
export const roomsCall = {
  more: { button: 'More', title: 'More controls', close: 'Close more controls' },
  sound: {
    waits: 'Your browser plays no sound before you tap once.',
    tap: 'Tap to hear',
  },
  line: {
    lost: 'Your connection is lost. Reconnecting…',
    seconds: '{seconds, plural, one {# second} other {# seconds}}',
    session:
      'The time of the session goes on until {ends}. A lost connection never counts as an absence: you can come back until {closes}, and what you paid stays as it is.',
    waiting:
      'You stay in line: keep this page open. A lost connection never counts as an absence, and what you paid stays as it is. The room is open until {closes}.',
    event: 'The event goes on. You can come back until {closes}.',
    site: 'Our site does not answer at the moment. Picture and sound go on. Messages are sent later.',
  },
  missing: {
    away: '{name} has left the room',
    awayWords: '{name} can come back until {time}. If the session was finished, you can leave.',
    over: 'The session with {name} is over',
    overWords: 'Its time has ended. The room stays open until {time}, and you can leave whenever you like.',
    eventOver: 'This event is over',
    eventOverWords:
      'Its time has ended. The room stays open until {time}, and you can leave whenever you like.',
  },
}
