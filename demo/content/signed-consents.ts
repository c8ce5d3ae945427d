/** Texts that clients of the printed healer sign; one client has signed the first. */
export const demoConsents = {
  client: 'ananya-rao',
  signedName: 'Ananya Rao',
  texts: [
    {
      ...{ title: 'How we work together', title_hi: 'हम साथ कैसे काम करते हैं', is_required: true },
      text: [
        'I take part in the sessions of my own will, and can stop at any time without giving a reason.',
        'What I say stays between us. It is passed on only where my life or that of another person is in danger, or where a court orders it.',
        'The sessions do not replace a doctor, and are no emergency service. In a crisis I call one of the helplines of this site.',
        'My healer writes notes about the sessions. I may ask at any time about what is kept, and have it deleted with my account.',
      ].join('\n\n'),
      text_hi: [
        'मैं अपनी मर्ज़ी से सेशन में आता/आती हूँ और बिना कारण बताए कभी भी रुक सकता/सकती हूँ।',
        'मेरी बातें हम दोनों के बीच रहती हैं। ये सिर्फ़ तब बताई जाती हैं, जब मेरी या किसी और की जान को खतरा हो, या अदालत कहे।',
        'सेशन डॉक्टर की जगह नहीं लेते और इमरजेंसी सेवा नहीं हैं। संकट में मैं इस साइट की किसी हेल्पलाइन पर फ़ोन करूँगा/करूँगी।',
        'मेरे हीलर सेशन के नोट लिखते हैं। मैं कभी भी पूछ सकता/सकती हूँ कि क्या रखा गया है, और अकाउंट के साथ उसे हटवा सकता/सकती हूँ।',
      ].join('\n\n'),
    },
    {
      ...{ title: 'Breathing exercises with holds', title_hi: 'साँस रोकने वाले अभ्यास', is_required: true },
      text: 'I have told my healer about heart or lung disease, epilepsy and pregnancy, and stop an exercise when I feel dizzy.',
      text_hi:
        'दिल या फेफड़ों की बीमारी, मिर्गी और गर्भावस्था के बारे में मैंने अपने हीलर को बताया है, और चक्कर आने पर अभ्यास रोक दूँगा/दूँगी।',
    },
  ],
} as const
