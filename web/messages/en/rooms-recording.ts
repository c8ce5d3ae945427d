/** Recording in rooms: of events, and between two people. */
export const roomsRecording = {
  lobby: {
    none: 'Nothing is recorded.',
    on: 'This event is being recorded.',
    event: 'The host may record this event. Everyone is notified before recording starts.',
    session: 'Nothing is recorded unless you both agree.',
  },
  event: {
    button: 'Record event',
    ask: 'Record this event?',
    words:
      'Everyone in the room is notified now, and recording starts {seconds, number} seconds later. Our team checks the recording before participants can watch it. An event is recorded once.',
    start: 'Start recording',
    announced: 'Recording starts in a moment. To stay out of it, turn off camera and microphone, or leave.',
    on: 'This event is being recorded',
    stopping: 'Recording is ending',
    saving: 'The recording is being saved.',
    saved: 'The recording is saved. Our team checks it before participants can watch it.',
    failed: 'Recording did not work. The event goes on as before. You can try again.',
    stop: 'Stop recording',
    stopAsk: 'Stop recording?',
    stopWords: 'It cannot be started again for this event.',
    cancel: 'Do not record',
    noticed: 'Recording has stopped',
  },
  session: {
    button: 'Record session',
    ask: 'Ask {name} whether you may record?',
    words:
      'Recording starts only if {name} agrees, this once. The recording is saved on this device only. Either of you can stop it at any time, and it stops when the connection is lost. Please keep it private.',
    send: 'Ask {name}',
    waiting: 'You asked {name} whether you may record.',
    withdraw: 'Cancel request',
    asked:
      '{name} asks to record this session. The recording would be saved on their device. You can stop it at any time.',
    agree: 'Agree',
    refuse: 'Decline',
    starting: 'Recording is starting.',
    on: 'This session is being recorded',
    stop: 'Stop recording',
    refused: '{name} declined. Nothing is recorded.',
    saved: 'Recording has stopped. The file was saved on this device.',
    stopped: 'Recording has stopped.',
    unsupported: 'This browser cannot record. Nothing is recorded.',
    failed: 'Recording could not start. Nothing is recorded.',
  },
}
