import type { DemoPost } from './article.ts'

export const workPosts: DemoPost[] = [
  {
    slug: 'the-week-after-the-mail',
    title: 'The week after the e-mail from HR',
    lead: 'You do not need a plan on Monday. You need a Monday.',
    category: 'business-career',
    tags: ['work', 'worry', 'beginnings'],
    by: 'harpreet-singh-gill',
    text: `
The e-mail has two paragraphs and a link. By evening you have told nobody and applied for eleven jobs. Please stop.

The first week has other work. Sleep at your usual hours. Dress. Tell one person, the one who does not give advice. Find out three figures: what comes in still, what must go out, for how many months that lasts. It is nearly always more than you feared at midnight.

## Then

On the eighth day write down five people who have seen you do something well. Not people you want something from; people who have seen you. Ring two of them and ask what they saw.

A job is rarely found by applying. It is found by somebody remembering. You only help them remember.`,
  },
  {
    slug: 'asking-for-more',
    title: 'Asking for more, in four sentences',
    lead: 'The other side has a range. You have a stomach ache. Only one of these is useful.',
    category: 'business-career',
    tags: ['work', 'money', 'honesty'],
    by: 'venkatesh-reddy',
    text: `
People prepare a speech for their raise and then give the speech to the mirror. Four sentences are enough.

- This year I have done this, and it brought that.
- People who do this work elsewhere are paid between this and that.
- I would like to be at this figure from this month.
- What would you need from me to say yes?

Then comes the fifth part, and it is silence. Count to seven. Most people take their own request back at four.

If the answer is no, ask: until when, and how will we both know? Write it down that day and send it with a thank you. A no with a date is a slow yes.`,
  },
  {
    slug: 'the-good-daughter-at-work',
    title: 'The good daughter at the office',
    lead: 'She takes the minutes, remembers the birthdays, and is passed over in April.',
    category: 'business-career',
    tags: ['work', 'women', 'habits'],
    by: 'anjali-kulkarni',
    text: `
At home you learned that love comes to whoever makes no trouble. In the office that rule has a different result: work comes to whoever makes no trouble.

I ask women to keep a list for two weeks. On the left what was asked of them, on the right what would have gone wrong had they said not this week. The right side is usually empty.

## One sentence to practise

*I can do this or that by Friday. Which is more important to you?* It is not a refusal. It hands the price back to the person who asks.

Say it once a week. The roof stays on. I have checked.`,
  },
  {
    slug: 'shop-and-sons',
    title: 'When the shop is also the family',
    lead: 'Twelve questions that fathers and sons can answer on paper before they answer in anger.',
    category: 'business-career',
    tags: ['work', 'siblings', 'money'],
    by: 'bhavna-mehta',
    text: `
The board says Patel and Sons. The sons are forty and ask for an advance like boys.

I make both sides answer the same questions, alone, on paper. Who may spend how much without asking? Who speaks to the bank? What is a wage and what is a gift? What happens when one wants to leave? Who decides when we do not agree?

Then we lay the sheets beside each other and drink tea. Half of the answers are the same. They have fought for six years over the other half and never known which one it was.

A shop may be inherited. Authority has to be handed over, on a date, with sweets.`,
  },
  {
    slug: 'from-the-village-with-a-degree',
    title: 'First in the house with a degree',
    lead: 'Everybody is proud. Nobody can help you with the second day.',
    category: 'business-career',
    tags: ['work', 'beginnings', 'courage'],
    by: 'sunita-kujur',
    text: `
They garlanded you at the bus stand. Now you sit in an office in Ranchi and do not know how one asks for leave.

Others learned these things at breakfast from an uncle. You did not lack brains; you lacked that uncle. So make one. Choose a person two steps ahead of you, not ten. Ask small, practical things: what do I write in an e-mail like that, whom do I greet first, may I say that I do not know.

People like to be asked what they once had to find out alone.

And ring home on Sundays without proof of success. They did not garland your salary.`,
  },
  {
    slug: 'career-change-at-45',
    title: 'Changing horses at forty-five',
    lead: 'You are not beginning again. You are carrying things across.',
    category: 'business-career',
    tags: ['work', 'courage', 'beginnings'],
    by: 'rohit-bhatnagar',
    text: `
A bank manager wants to teach. A chemist wants to bake. They speak of throwing everything away, and I ask them to empty their bag on the table first.

What is in it? Twenty years of people who were angry and left calm. Knowing when figures lie. Getting up at five. None of it belongs to the bank.

## A cheap experiment

Do the new thing for ten Saturdays before you write a letter. Paid, even if little; praise is not a test. Keep a diary of two lines: what gave you strength, what took it.

After ten Saturdays about a third of my clients stay where they are, and like it better. That is also a result.`,
  },
]

export const selfPosts: DemoPost[] = [
  {
    slug: 'one-small-promise',
    title: 'One small promise a day',
    lead: 'Confidence is a bank book. You have only made withdrawals.',
    category: 'self-development',
    tags: ['habits', 'courage'],
    by: 'devika-menon',
    text: `
I ran for the state and could not keep a promise to call my mother. Discipline in one room does not walk into the next by itself.

Make one promise in the morning that takes less than five minutes and that nobody will see. Drink the water. Answer the letter. Put on the shoes. Keep it. In the evening make a mark.

The body keeps books. After forty marks it believes you when you say: I will.

If you miss a day, do not pay it back double. Make the next promise smaller.`,
  },
  {
    slug: 'anger-is-a-messenger',
    title: 'Anger is a messenger who shouts',
    lead: 'You may read the letter and still show him the door.',
    category: 'self-development',
    tags: ['anger', 'habits', 'men'],
    by: 'imran-qureshi',
    text: `
Under anger there is nearly always something softer that could not get through the door: hurt, shame, fear, hunger. Anger carries it on his shoulders and shouts so that somebody opens.

When it comes, look for the letter. What was I about to lose? Who did I think was laughing? When did I last eat?

## The first two minutes

The first flood is short, often a minute or two, unless you feed it with sentences. Cold water on the wrists. Feet on the floor. Name five blue things. Then decide.

If your hand has already been raised against somebody, do not wait for the letter. Speak to a person this week. I have sat with many such men. Most of them cried before they changed.`,
  },
  {
    slug: 'a-voice-in-the-room',
    title: 'How to be heard without getting louder',
    lead: 'The stage taught me that people lean towards whoever leaves them room.',
    category: 'self-development',
    tags: ['courage', 'work', 'listening'],
    by: 'arnab-chatterjee',
    text: `
A shy person speaks fast, to have it over. Fast speech says: this is not important. The room believes it.

Before you speak, breathe out. Not in; you are full already. Look at one person, finish one sentence with that person, then go on to the next. Where you would say *sorry, just a small thing*, say nothing. Begin with the verb.

Practise with the vegetable seller. Ask for a kilo of onions as though the onions were waiting for you.

It is not acting. It is taking away the act of being small.`,
  },
  {
    slug: 'exam-is-not-a-person',
    title: 'Marks are a photograph in bad light',
    lead: 'For whoever opens a result this month, and whoever stands behind the chair.',
    category: 'self-development',
    tags: ['exams', 'children', 'worry'],
    by: 'zara-wadia',
    text: `
A result is a picture of three hours in March. It is a real picture. It is not you.

*If you are the one:* what you need tonight is a meal, a shower and a person. Not a decision. Every path that is open today is open on Thursday.

*If you stand behind the chair:* your first sentence will be remembered for thirty years. It may be: I am glad that you are here. Then ask what would help, and do not say the name of any cousin.

If the thought comes that it would be easier not to be, that thought is a sign of pain and it passes. Say it aloud to somebody now. Tele-MANAS, 14416, is free and open all night.`,
  },
  {
    slug: 'pehla-din-bina-peeye',
    title: 'पहला दिन, बिना पिए',
    lead: 'छोड़ना एक फ़ैसला नहीं है। वह एक शाम है, फिर एक और शाम।',
    category: 'self-development',
    tags: ['habits', 'men', 'courage'],
    by: 'pranjal-bora',
    language: 'hi',
    text: `
लोग पूछते हैं, हमेशा के लिए कैसे छोड़ूँ? मैं कहता हूँ, आज शाम छह से नौ तक क्या करेंगे?

तीन घंटे। वहीं सब होता है। रास्ता बदलिए, ताकि वह दुकान न आए। पेट भरा रखिए। किसी एक को फ़ोन कीजिए और कहिए, आज मत पूछना कि कैसा हूँ, बस बात करते रहना।

*ध्यान रहे:* जो रोज़ बहुत पीते रहे हैं, वे अचानक अकेले न छोड़ें। काँपना, पसीना, दौरा ख़तरनाक हो सकते हैं। पहले डॉक्टर, फिर हिम्मत।

अगर आज नहीं हुआ, तो कल की शाम भी छह बजे ही आएगी।`,
  },
]

export const spiritPosts: DemoPost[] = [
  {
    slug: 'sitting-without-getting-anywhere',
    title: 'Sitting without getting anywhere',
    lead: 'Meditation is not the art of having no thoughts. Ask anybody who has tried for thirty years.',
    category: 'spirituality',
    tags: ['quiet', 'habits', 'breath'],
    by: 'tenzin-dolma',
    text: `
A student told me: I am bad at it, my mind wanders. I said: mine too. The difference is only that I bring it back without scolding.

Each time you notice that you have gone, you are already here. That noticing is the whole exercise. It is like calling a puppy. You may call it a hundred times in ten minutes. A hundred times is not failure, it is a hundred lifts of the weight.

Sit on a chair. Feel one breath. Lose it. Come back. Do it while the rice cooks, and stop when the rice is done.`,
  },
  {
    slug: 'grief-keeps-no-calendar',
    title: 'Grief keeps no calendar',
    lead: 'Thirteen days for the guests. For you as long as it takes.',
    category: 'spirituality',
    tags: ['grief', 'elders', 'listening'],
    by: 'raghunath-sharma',
    text: `
The old rites were wise about the beginning. Somebody cooks, somebody sits, nobody expects you to be clever. On the fourteenth day the house is empty and the world believes you are done.

You are not. It comes in the third month, in a bank queue, because of a signature. It comes in the second spring. That is not going backwards. Love has to learn a new address and walks to the old one many times.

Keep one small rite that is your own. Light the lamp on Thursdays. Cook the thing with too much ginger. Say the name aloud, to somebody who lets you.

And if after a year each morning is as on the first day, do not carry it alone. There are people who know this road.`,
  },
  {
    slug: 'prayer-for-those-who-cannot',
    title: 'For those who cannot pray any more',
    lead: 'I have sat at eight hundred beds. The ones who argued with God were never far away.',
    category: 'spirituality',
    tags: ['faith', 'grief', 'quiet'],
    by: 'maitreyi-bhattacharya',
    text: `
In hospital corridors I am asked in a whisper: is it bad that I am angry with Him? I answer that one is not angry with nobody.

If the words have gone, leave the words. Sit where you used to sit. Wash your hands slowly. Listen to what others sing, and do not join in. It counts.

If you never had a God, the same things help. I have watched it too often to think it belongs to us believers.`,
  },
  {
    slug: 'ek-din-ka-maun',
    title: 'एक दिन का मौन',
    lead: 'बोलने में जो ख़र्च होता है, वह चुप रहकर ही पता चलता है।',
    category: 'spirituality',
    tags: ['quiet', 'habits'],
    by: 'kavita-jain',
    language: 'hi',
    text: `
महीने में एक दिन मैं नहीं बोलती। बच्चे काग़ज़ पर लिखकर चिढ़ाते हैं, पति चाय बनाना सीख गए हैं।

पहले दो घंटे मन शोर करता है। फिर दिखने लगता है कि कितनी बातें मैं केवल इसलिए कहती हूँ कि चुप्पी में कोई मुझे भूल न जाए।

पूरा दिन न हो सके तो एक भोजन से शुरू कीजिए। एक थाली, बिना एक शब्द के। स्वाद पहली बार आता है।`,
  },
  {
    slug: 'why-we-draw-at-the-door',
    title: 'Why we draw at the door',
    lead: 'A kolam is gone by noon. That is not its weakness.',
    category: 'spirituality',
    tags: ['quiet', 'home', 'habits'],
    text: `
Before sunrise a hand takes rice flour and walks a line round dots. By noon the ants have eaten, the postman has stepped on it, the wind has done the rest. Tomorrow there will be another.

We chose it for this house because it says something about help. The line meets itself many times and never breaks. It goes round every dot, also those one would rather leave out. And nobody expects it to last; it is done again.

A good session is a little like this. So is a good morning.`,
  },
]
