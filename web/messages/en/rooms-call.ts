/** Inside a session: its further controls, its line, and who is missing. */
export const roomsCall = {
  more: { button: 'More', title: 'More controls', close: 'Close more controls' },
  strength: { good: 'Your line is good', fair: 'Your line is fair', weak: 'Your line is weak' },
  screen: { fill: 'Full screen', leave: 'Leave full screen' },
  sound: {
    waits: 'Your browser plays no sound before you tap once.',
    tap: 'Tap to hear',
  },
  network: {
    checking: 'Measuring your connection',
    carries: {
      video: 'Your connection is good enough for video.',
      small: 'Your connection carries a good voice and a small picture.',
      voice: 'Your connection carries voice. Leave your camera off.',
      chat: 'Your connection is too slow for a call right now. Chat works.',
      blocked: 'This network blocks calls. Try mobile data or another Wi-Fi; chat works here too.',
    },
    measured: 'Measured: {down, number} kbit/s to you, {up, number} kbit/s from you.',
    again: 'Check again',
  },
  mutes: {
    all: 'Mute everyone',
    byHost: 'The host muted everyone. Unmute yourself when you want to speak.',
  },
  captions: {
    button: 'Captions',
    on: 'Captions are on. Your browser writes them on this device: they can be wrong, and nothing is sent or kept.',
    preparing: 'Your browser is loading what it needs to write captions on this device.',
    failed: 'This browser cannot write captions in this language on your device.',
  },
  picture: {
    small: 'Your connection is slow: your picture is sent smaller, so that your voice stays clear.',
    off: 'Your connection is weak: others hear you and do not see you for now. Your picture comes back by itself.',
    now: 'Send my picture now',
  },
  data: {
    button: 'Voice only, save data',
    on: 'Voice only: at most 25 MB an hour each way, instead of about 500 MB with video.',
    end: 'Show pictures again',
    hidden: 'Picture off, to save your data',
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
