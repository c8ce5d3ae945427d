/** The form before a session with the printed healer. */
export const demoIntake = {
  name: 'Before we meet',
  client: 'ananya-rao',
  questions: [
    {
      ...{ code: 'you', kind: 'heading', text: 'How you are', text_hi: 'आप कैसे हैं' },
      hint: 'Write as much or as little as you like.',
      hint_hi: 'जितना चाहें, उतना लिखें।',
    },
    {
      ...{ code: 'sleep', kind: 'scale', is_required: true },
      ...{ text: 'How well did you sleep this week?', text_hi: 'इस हफ़्ते आपको कितनी अच्छी नींद आई?' },
    },
    {
      ...{ code: 'medicine', kind: 'choice', is_required: true, choices: ['Yes', 'No'] },
      choices_hi: ['हाँ', 'नहीं'],
      ...{ text: 'Do you take medicine for sleep or mood?', text_hi: 'क्या आप नींद या मन के लिए दवा लेते हैं?' },
    },
    {
      ...{ code: 'which', kind: 'text', if_code: 'medicine', if_answer: 'Yes' },
      ...{ text: 'Which one, and since when?', text_hi: 'कौन सी, और कब से?' },
    },
    {
      ...{
        code: 'begun',
        kind: 'date',
        text: 'Since when does it trouble you?',
        text_hi: 'यह परेशानी कब से है?',
      },
    },
    {
      ...{ code: 'agree', kind: 'consent', is_required: true },
      text: 'I know that this is no emergency service',
      text_hi: 'मुझे पता है कि यह इमरजेंसी सेवा नहीं है',
    },
  ],
  answers: {
    sleep: 4,
    medicine: 'Yes',
    which: 'Melatonin, since September',
    begun: '2026-03-02',
    agree: true,
  },
}
