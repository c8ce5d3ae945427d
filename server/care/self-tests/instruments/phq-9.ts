import type { Instrument } from './instrument.ts'

/** Depression module of the Patient Health Questionnaire. Thresholds: Kroenke, Spitzer and Williams, 2001. */
export const phq9: Instrument = {
  code: 'phq-9',
  version: 1,
  name: { en: 'Mood (PHQ-9)', hi: 'मूड (PHQ-9)' },
  about: {
    en: 'Low mood, interest, sleep and energy in the last two weeks.',
    hi: 'पिछले दो हफ़्तों की उदासी, दिलचस्पी, नींद और ऊर्जा के बारे में।',
  },
  stem: {
    en: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
    hi: 'पिछले 2 सप्ताहों में, आप इन समस्याओं में से किसी से भी कितनी बार परेशान रहे/रही हैं?',
  },
  questions: [
    {
      en: 'Little interest or pleasure in doing things',
      hi: 'कुछ करने में बहुत कम दिलचस्पी या मज़ा आना',
    },
    { en: 'Feeling down, depressed, or hopeless', hi: 'उदास, अवसादग्रस्त या निराश महसूस करना' },
    {
      en: 'Trouble falling or staying asleep, or sleeping too much',
      hi: 'नींद आने या सोये रहने में परेशानी, या फिर बहुत अधिक सोना',
    },
    { en: 'Feeling tired or having little energy', hi: 'थकान महसूस करना या बहुत कम ऊर्जा होना' },
    { en: 'Poor appetite or overeating', hi: 'भूख कम लगना या ज़्यादा खाना' },
    {
      en: 'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
      hi: 'अपने बारे में बुरा महसूस करना - या ऐसा महसूस करना कि आप नाकाम इंसान हैं और आपने खुद को और अपने परिवार को नीचा दिखाया है',
    },
    {
      en: 'Trouble concentrating on things, such as reading the newspaper or watching television',
      hi: 'अखबार पढ़ने या टेलीविज़न देखने जैसी चीज़ों पर ध्यान देने में परेशानी',
    },
    {
      en: 'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
      hi: 'इतना धीमे चलना-फिरना या बोलना कि लोगों का ध्यान जाये? या इसका उल्टा - इतना अस्थिर या बेचैन होना कि आप सामान्य से काफ़ी ज़्यादा हिलते-डुलते और चलते-फिरते रहे हैं',
    },
    {
      en: 'Thoughts that you would be better off dead or of hurting yourself in some way',
      hi: 'ऐसे विचार कि आप मर जाते तो अच्छा होता या किसी ढंग से ख़ुद को नुक्सान पहुंचाना',
    },
  ],
  choices: [
    { value: 0, label: { en: 'Not at all', hi: 'बिल्कुल नहीं' } },
    { value: 1, label: { en: 'Several days', hi: 'कई दिन' } },
    { value: 2, label: { en: 'More than half the days', hi: 'आधे से अधिक दिन' } },
    { value: 3, label: { en: 'Nearly every day', hi: 'लगभग हर दिन' } },
  ],
  isHigherBetter: false,
  bands: [
    {
      code: 'minimal',
      from: 0,
      name: { en: 'Very few signs', hi: 'बहुत कम संकेत' },
      meaning: {
        en: 'You reported few or no signs of low mood. If something still weighs on you, you can talk to a healer all the same.',
        hi: 'आपके जवाबों में उदासी के संकेत बहुत कम हैं या नहीं हैं। फिर भी अगर कोई बात परेशान कर रही है, तो हीलर से बात की जा सकती है।',
      },
    },
    {
      code: 'mild',
      from: 5,
      name: { en: 'Mild', hi: 'हल्के संकेत' },
      meaning: {
        en: 'You reported mild signs of low mood. See how you feel over the next two weeks. Talking to somebody you trust often helps.',
        hi: 'आपके जवाबों में उदासी के हल्के संकेत हैं। अगले दो हफ़्ते देखें कि कैसा लगता है। किसी भरोसेमंद व्यक्ति से बात करने से अक्सर मदद मिलती है।',
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
      code: 'moderately-severe',
      needsHelp: true,
      from: 15,
      name: { en: 'Moderately severe', hi: 'मध्यम से ज़्यादा संकेत' },
      meaning: {
        en: 'You have had a hard time. Please talk to a doctor or psychologist in the next few days. You do not have to manage this alone.',
        hi: 'पिछले दिन आपके लिए मुश्किल रहे हैं। अगले कुछ दिनों में किसी डॉक्टर या मनोवैज्ञानिक से बात करें। आपको यह अकेले नहीं झेलना पड़ेगा।',
      },
    },
    {
      code: 'severe',
      needsHelp: true,
      from: 20,
      name: { en: 'Severe', hi: 'बहुत ज़्यादा संकेत' },
      meaning: {
        en: 'You have had a very hard time. Please see a doctor or a psychologist as soon as you can, and tell somebody close to you how you feel.',
        hi: 'पिछले दिन आपके लिए बहुत मुश्किल रहे हैं। जल्द से जल्द किसी डॉक्टर या मनोवैज्ञानिक से मिलें, और किसी अपने को बताएँ कि आपको कैसा लग रहा है।',
      },
    },
  ],
  // Any other answer than "Not at all" to the last question.
  worrying: [{ question: 8, from: 1 }],
  change: {
    reliability: 0.89,
    deviation: 6.1,
    source:
      'Kroenke, Spitzer, Williams 2001: Cronbach’s alpha of primary care patients, standard deviation of those with major depression',
  },
  source: {
    citation:
      'Kroenke K, Spitzer RL, Williams JBW. The PHQ-9: validity of a brief depression severity measure. J Gen Intern Med 2001; 16: 606–613.',
    link: 'https://www.phqscreeners.com/',
    terms:
      'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.',
    translation: { en: '', hi: 'PHQ-9 का भारत के लिए प्रकाशित हिन्दी अनुवाद।' },
  },
}
