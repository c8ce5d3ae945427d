import type { Instrument } from './instrument.ts'

/** Generalised anxiety. Thresholds: Spitzer, Kroenke, Williams and Löwe, 2006. */
export const gad7: Instrument = {
  code: 'gad-7',
  version: 1,
  name: { en: 'Worry (GAD-7)', hi: 'चिंता (GAD-7)' },
  about: {
    en: 'Nervousness, worry and restlessness in the last two weeks.',
    hi: 'पिछले दो हफ़्तों की घबराहट, चिंता और बेचैनी के बारे में।',
  },
  stem: {
    en: 'Over the last 2 weeks, how often have you been bothered by the following problems?',
    hi: 'पिछले 2 सप्ताहों के दौरान, आप निम्नलिखित समस्याओं से कितनी बार परेशान हुए?',
  },
  questions: [
    { en: 'Feeling nervous, anxious or on edge', hi: 'बेचैनी, चिंता या तनाव महसूस करना' },
    {
      en: 'Not being able to stop or control worrying',
      hi: 'चिंता रोकने या नियंत्रित कर सकने में असफल रहना',
    },
    {
      en: 'Worrying too much about different things',
      hi: 'विभिन्न चीज़ों के लिए बहुत ज्यादा चिंता करना',
    },
    { en: 'Trouble relaxing', hi: 'आराम करने में परेशानी' },
    {
      en: 'Being so restless that it is hard to sit still',
      hi: 'इतनी ज्यादा बेचैनी, कि स्थिर बैठना मुश्किल हो जाता है',
    },
    { en: 'Becoming easily annoyed or irritable', hi: 'आसानी से चिढ़ना या खिजना' },
    {
      en: 'Feeling afraid as if something awful might happen',
      hi: 'डर महसूस होना कि शायद कुछ बहुत बुरा हो सकता है',
    },
  ],
  choices: [
    { value: 0, label: { en: 'Not at all', hi: 'बिल्कुल नहीं' } },
    { value: 1, label: { en: 'Several days', hi: 'कई दिनों तक' } },
    { value: 2, label: { en: 'More than half the days', hi: 'आधे से ज्यादा दिनों तक' } },
    { value: 3, label: { en: 'Nearly every day', hi: 'लगभग रोज़ाना' } },
  ],
  isHigherBetter: false,
  bands: [
    {
      code: 'minimal',
      from: 0,
      name: { en: 'Very few signs', hi: 'बहुत कम संकेत' },
      meaning: {
        en: 'You reported few or no signs of worry that gets in your way.',
        hi: 'आपके जवाबों में काम में रुकावट बनने वाली चिंता के संकेत बहुत कम हैं या नहीं हैं।',
      },
    },
    {
      code: 'mild',
      from: 5,
      name: { en: 'Mild', hi: 'हल्के संकेत' },
      meaning: {
        en: 'You reported mild signs of worry. See how you feel over the next two weeks. Sleep, movement and talking to somebody you trust often help.',
        hi: 'आपके जवाबों में चिंता के हल्के संकेत हैं। अगले दो हफ़्ते देखें कि कैसा लगता है। अच्छी नींद, चलना-फिरना और किसी भरोसेमंद व्यक्ति से बात करना अक्सर मदद करते हैं।',
      },
    },
    {
      code: 'moderate',
      from: 10,
      name: { en: 'Moderate', hi: 'मध्यम संकेत' },
      meaning: {
        en: 'People with this score often feel better with support. Please talk to a healer or a doctor about it.',
        hi: 'इस स्कोर वाले लोगों को सहारे से अक्सर राहत मिलती है। इसके बारे में किसी हीलर या डॉक्टर से बात करें।',
      },
    },
    {
      code: 'severe',
      needsHelp: true,
      from: 15,
      name: { en: 'Severe', hi: 'बहुत ज़्यादा संकेत' },
      meaning: {
        en: 'Worry has taken up much of your days. Please talk to a doctor or a psychologist soon. You do not have to manage this alone.',
        hi: 'चिंता ने आपके दिनों का बड़ा हिस्सा घेर लिया है। जल्द किसी डॉक्टर या मनोवैज्ञानिक से बात करें। आपको यह अकेले नहीं झेलना पड़ेगा।',
      },
    },
  ],
  worrying: [],
  change: {
    reliability: 0.92,
    deviation: 4.7,
    source:
      'Spitzer, Kroenke, Williams, Löwe 2006: Cronbach’s alpha, standard deviation of patients with generalised anxiety disorder',
  },
  source: {
    citation:
      'Spitzer RL, Kroenke K, Williams JBW, Löwe B. A brief measure for assessing generalized anxiety disorder: the GAD-7. Arch Intern Med 2006; 166: 1092–1097.',
    link: 'https://www.phqscreeners.com/',
    terms:
      'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.',
    translation: { en: '', hi: 'GAD-7 का भारत के लिए प्रकाशित हिन्दी अनुवाद।' },
  },
}
