import type { DemoEvent } from './event.ts'

/** Upcoming webinars. Days count from the loading of the demo. */
export const upcomingWebinars: DemoEvent[] = [
  {
    slug: 'the-quiet-room',
    kind: 'webinar',
    title: 'The quiet room, open all day',
    lead: 'Come and go: on every full hour we sit together for ten minutes, and nobody has to say a word.',
    by: 'tenzin-dolma',
    category: 'spirituality',
    language: 'Hindi',
    when: 'soon',
    minutes: 720,
    rupees: 0,
    enrolled: ['ananya-rao', 'lakshmi-nair'],
    what_to_bring: 'Whatever you sit on. Your camera may stay off.',
    about: `
There are days on which sitting alone is too much and talking is too. For those days there is a room.

Tenzin is there from beginning to end. On the hour she says three sentences, then we are quiet for ten minutes, then you go back to your day or you stay.

- You may come late and leave early.
- You may cook while you listen.
- You may ask for one sentence of help by chat, and you will get one.`,
  },
  {
    slug: 'a-first-look',
    kind: 'webinar',
    title: 'A first look: what happens in a session',
    lead: 'Devika shows a first session from hello to goodbye, and answers what you would rather not ask.',
    by: 'devika-menon',
    category: 'self-development',
    language: 'English',
    when: { day: 3, time: '19:00' },
    minutes: 45,
    rupees: 0,
    isIntroduction: true,
    enrolled: ['kabir-malhotra', 'arup-das'],
    what_to_bring: 'Your questions. You can send them by chat, without your name.',
    about: `
Many people think about talking to somebody for a long time before they do. Much of that time goes into wondering what it would be like.

So we show it. Devika and a colleague play the first fifteen minutes of a session, stop, and tell you what each of them was thinking. Then it is your turn to ask: what is written down, who reads it, what it costs, and how you leave if it is not for you.

*Nothing is sold in this hour.* If you decide that you do not need anybody, it was a good hour too.`,
  },
  {
    slug: 'neend-aur-fikr',
    kind: 'webinar',
    title: 'नींद और फ़िक्र',
    lead: 'रात के तीन बजे जागने वालों के लिए एक शाम: फ़िक्र को सुलाने के तीन तरीक़े।',
    by: 'meera-krishnan',
    category: 'health',
    language: 'Hindi',
    when: { day: 5, time: '20:30' },
    minutes: 60,
    rupees: 199,
    what_to_bring: 'काग़ज़, क़लम, और कम रोशनी वाला एक कोना।',
    about: `
फ़िक्र दिन में भी होती है, पर दिन में उसके पास बैठने का समय किसी को नहीं होता। रात को वह अपनी बारी लेती है।

इस शाम हम तीन छोटे काम साथ करेंगे: फ़िक्र का समय तय करना, बिस्तर को फिर से सोने की जगह बनाना, और बुरी रात के लिए एक पर्ची लिखना।

- पहले बीस मिनट मीरा बताती हैं कि नींद क्यों रूठती है।
- फिर सब अपनी पर्ची लिखते हैं, कैमरा बंद रख सकते हैं।
- आख़िर में सवाल, जितने समय में आ जाएँ।

अगर आप रोज़ नींद की दवा लेते हैं, तो पहले अपने डॉक्टर से बात कीजिए।`,
  },
  {
    slug: 'loan-papers',
    kind: 'webinar',
    title: 'क़र्ज़ के काग़ज़, बिना डर के',
    lead: 'ब्याज, किस्त और शर्तें: एक असली जैसा काग़ज़ साथ-साथ पढ़ते हैं।',
    by: 'mahesh-agarwal',
    category: 'wealth',
    language: 'Hindi',
    when: { day: 12, time: '19:30' },
    minutes: 75,
    rupees: 299,
    what_to_bring: 'अपना क़र्ज़ का काग़ज़, अगर है। उसे किसी को दिखाना नहीं है।',
    about: `
क़र्ज़ से ज़्यादा डर उसके काग़ज़ से लगता है। अक्षर छोटे हैं, शब्द बड़े हैं, और पूछने में शर्म आती है।

महेश एक बनाया हुआ काग़ज़ स्क्रीन पर रखते हैं और हम उसे पंक्ति दर पंक्ति पढ़ते हैं: असल कितना है, ब्याज किस पर लगता है, जल्दी चुकाने पर क्या होता है, और किस पंक्ति पर रुककर पूछना चाहिए।

यह निवेश की सलाह नहीं है। कोई योजना नहीं बेची जाती।`,
  },
  {
    slug: 'talking-with-sixteen',
    kind: 'webinar',
    title: 'Talking with a sixteen-year-old',
    lead: 'What closes the door, what leaves it ajar, and why dinner is the wrong time.',
    by: 'lalitha-subramaniam',
    category: 'family',
    language: 'English',
    when: { day: 18, time: '19:00' },
    minutes: 60,
    rupees: 249,
    seats: 40,
    venue: {
      name: 'The Reading Room (demo)',
      address: '14, Kutchery Road, Mylapore',
      city: 'Chennai',
      map_link: 'https://www.openstreetmap.org/search?query=Kutchery%20Road%20Mylapore',
    },
    what_to_bring: 'One sentence that you said and would like to have back.',
    about: `
At sixteen they need you as much as at six and may show it as little as at twenty-six.

Lalitha works with families of three generations. She brings five conversations, as they went and as they might have gone, and you will recognise at least two of them.

We speak about marks, phones, friends you do not like, and silence. We do not speak about diagnoses; those need a session of their own.`,
  },
  {
    slug: 'ek-ghar-teen-peedhiyan',
    kind: 'webinar',
    title: 'एक घर, तीन पीढ़ियाँ',
    lead: 'दादी, माँ और बेटी की एक ही रसोई: साथ रहने के नियम जो किसी ने लिखे नहीं।',
    by: 'nasreen-bano',
    category: 'family',
    language: 'Hindi',
    when: { day: 26, time: '18:00' },
    minutes: 60,
    rupees: 0,
    what_to_bring: 'घर का एक अनकहा नियम, जो आपको चुभता है।',
    about: `
हर घर में कुछ नियम होते हैं जो किसी ने लिखे नहीं, पर सब जानते हैं। किसकी कुर्सी कौन सी है, पहले किससे पूछा जाता है, किस बात पर चुप रहना है।

नसरीन ऐसे नियमों को नाम देना सिखाती हैं, बिना किसी को दोषी ठहराए। फिर हम एक नियम चुनते हैं और सोचते हैं कि उसे बदलने की बात किससे, कब और किन शब्दों में की जाए।`,
  },
  {
    slug: 'pehli-mulaqat',
    kind: 'webinar',
    title: 'पहली मुलाक़ात कैसी होती है',
    lead: 'बात करने से पहले जो पूछना चाहते हैं, वह यहाँ पूछ लीजिए। नाम बताना ज़रूरी नहीं।',
    by: 'raghunath-sharma',
    category: 'spirituality',
    language: 'Hindi',
    when: { day: 36, time: '19:00' },
    minutes: 45,
    rupees: 0,
    isIntroduction: true,
    what_to_bring: 'अपने सवाल। चैट में बिना नाम के भेज सकते हैं।',
    about: `
बहुत लोग महीनों सोचते हैं कि किसी से बात करें या नहीं। सोचने का बड़ा हिस्सा इसी में जाता है कि वहाँ होगा क्या।

रघुनाथ जी पहली मुलाक़ात के पंद्रह मिनट करके दिखाते हैं: क्या पूछा जाता है, क्या नहीं, क्या लिखा जाता है और कौन पढ़ता है। फिर आपके सवाल।

इस समय कुछ बेचा नहीं जाता।`,
  },
  {
    slug: 'grief-has-no-calendar',
    kind: 'webinar',
    title: 'Grief has no calendar',
    lead: 'About the second year, in which everybody has stopped asking.',
    by: 'arvind-deshpande',
    category: 'spirituality',
    language: 'English',
    when: { day: 52, time: '20:00' },
    minutes: 75,
    rupees: 199,
    what_to_bring: 'A pen, some paper, and a place where nobody needs you for a while.',
    about: `
For thirteen days the house is full. For a year people lower their voices. Then it is thought to be over.

Arvind speaks about what comes after: the dates that nobody else remembers, the anger that has no address, the first time one laughs and is ashamed of it. He reads a little, and there is time to write one letter that will not be sent.

If it happened only now, this may be too early. Then a conversation is better than a webinar.`,
  },
]
