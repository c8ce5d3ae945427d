import type { Instrument } from './instrument.ts'

/** Well-being, 0 to 25 points, as percent by four. Thresholds of 50 % and 28 %: Topp and others, 2015. */
export const who5: Instrument = {
  code: 'who-5',
  version: 1,
  name: { en: 'Well-being (WHO-5)', hi: 'मन की सेहत (WHO-5)' },
  about: {
    en: 'How well you have felt in the last two weeks.',
    hi: 'पिछले दो हफ़्तों में आपको कितना अच्छा लगा।',
  },
  stem: {
    en: 'Please indicate for each of the five statements which is closest to how you have been feeling over the last two weeks.',
    hi: 'कृपया पाँचों वाक्यों में से हर एक के लिए बताएँ कि पिछले दो हफ़्तों में आपको जैसा लगा, उसके सबसे क़रीब क्या है।',
  },
  questions: [
    { en: 'I have felt cheerful and in good spirits', hi: 'मेरा मन खुश और अच्छा रहा है' },
    { en: 'I have felt calm and relaxed', hi: 'मुझे शांति और सुकून महसूस हुआ है' },
    { en: 'I have felt active and vigorous', hi: 'मुझे चुस्ती और फुर्ती महसूस हुई है' },
    { en: 'I woke up feeling fresh and rested', hi: 'सोकर उठने पर मुझे ताज़गी और आराम महसूस हुआ है' },
    {
      en: 'My daily life has been filled with things that interest me',
      hi: 'मेरे रोज़ के जीवन में वे चीज़ें रही हैं जिनमें मेरी दिलचस्पी है',
    },
  ],
  choices: [
    { value: 5, label: { en: 'All of the time', hi: 'हर समय' } },
    { value: 4, label: { en: 'Most of the time', hi: 'ज़्यादातर समय' } },
    { value: 3, label: { en: 'More than half of the time', hi: 'आधे से ज़्यादा समय' } },
    { value: 2, label: { en: 'Less than half of the time', hi: 'आधे से कम समय' } },
    { value: 1, label: { en: 'Some of the time', hi: 'कभी-कभी' } },
    { value: 0, label: { en: 'At no time', hi: 'कभी नहीं' } },
  ],
  isHigherBetter: true,
  bands: [
    {
      code: 'very-low',
      needsHelp: true,
      from: 0,
      name: { en: 'Very low well-being', hi: 'बहुत कम सुकून' },
      meaning: {
        en: 'Your score suggests very low well-being. Please talk to a doctor or psychologist soon. The mood test (PHQ-9) can show more.',
        hi: 'आपके स्कोर से लगता है कि पिछले दिनों आपको अच्छा बहुत कम लगा है। जल्द किसी डॉक्टर या मनोवैज्ञानिक से बात करें। मूड के टेस्ट (PHQ-9) से और पता चल सकता है।',
      },
    },
    {
      code: 'low',
      from: 8,
      name: { en: 'Low well-being', hi: 'कम सुकून' },
      meaning: {
        en: 'You have not felt very well lately. Talking to a healer may help. The mood test (PHQ-9) can show more.',
        hi: 'इन दिनों आपको उतना अच्छा नहीं लग रहा। हीलर से बात करने से मदद मिल सकती है। मूड के टेस्ट (PHQ-9) से और पता चल सकता है।',
      },
    },
    {
      code: 'good',
      from: 13,
      name: { en: 'Good well-being', hi: 'ठीक' },
      meaning: {
        en: 'You have felt well for much of the time.',
        hi: 'आपको काफ़ी समय अच्छा लगा है।',
      },
    },
  ],
  worrying: [],
  change: {
    // 10 of 100, so 2.5 of 25.
    points: 3,
    source:
      'WHO-5 manual, Psychiatric Research Unit, Hillerød: a difference of 10 % indicates a significant change',
  },
  source: {
    citation:
      'WHO-5 Well-Being Index, World Health Organization. Topp CW, Østergaard SD, Søndergaard S, Bech P. The WHO-5 Well-Being Index: a systematic review of the literature. Psychother Psychosom 2015; 84: 167–176.',
    link: 'https://www.who.int/publications/m/item/WHO-UCN-MSD-MHE-2024.01',
    terms: '© World Health Organization 2024, CC BY-NC-SA 3.0 IGO.',
    translation: {
      en: '',
      hi: 'यह अनुवाद इस साइट का है, विश्व स्वास्थ्य संगठन का नहीं। WHO इसकी सामग्री या सटीकता के लिए ज़िम्मेदार नहीं है।',
    },
  },
}
