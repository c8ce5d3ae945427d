import type { DemoPost } from './article.ts'

export const familyPosts: DemoPost[] = [
  {
    slug: 'the-second-no',
    title: 'The second no',
    lead: 'Children believe the no that is said without heat.',
    category: 'family',
    tags: ['parents', 'children', 'anger'],
    by: 'marina-fernandes',
    text: `
The first no is said from the kitchen, spoon in hand. It means: I heard something and I am against it. Every child knows that it can be waited out.

The second no needs your feet. You walk to the child, bend down, say it once, and stay. It takes eleven seconds. Most of us never say it, because we are tired, and so we say the first one nine times and then we shout.

## Try it for one rule

One rule, for one week. Shoes are not worn on the bed. Say the second no each time, without a speech. Leave the other battles where they are.

You will be surprised by who learns. In my own house it was me.`,
  },
  {
    slug: 'when-mother-moves-in',
    title: 'When your mother moves in',
    lead: 'Everybody plans the room. Nobody plans the sofa at seven in the evening.',
    category: 'family',
    tags: ['elders', 'home', 'parents'],
    by: 'bijay-mohanty',
    text: `
She comes with two trunks and a way of cutting onions. The room is ready, the medicine box is ready, and on the third evening somebody sits in somebody’s place and nobody says a word.

What breaks houses is rarely money. It is small territories: the remote control, the stove before eight, the right to be asked.

## Before she comes

- Write down, the three of you, what a usual day looks like. Hers too.
- Give her one thing that is only hers to decide. The pickle. The temple day. The plants.
- Agree on one evening a week when you are not available, and where she goes then.
- Say aloud what happens if she falls ill. It will not make it happen.

And keep the appointment you have with your wife. A mother who sees her son loved sleeps better than one who sees him divided.`,
  },
  {
    slug: 'speaking-with-a-grown-child',
    title: 'Speaking with a grown child',
    lead: 'Advice has stopped working. Curiosity has not been tried.',
    category: 'family',
    tags: ['parents', 'children', 'listening'],
    by: 'lalitha-subramaniam',
    text: `
He is thirty-one, lives in Hyderabad, and answers on Sundays. You ask whether he has eaten. He says yes. You ask about the job. He says fine. Then you tell him about Ramesh’s son.

I have sat with hundreds of parents after that call. They say: he does not talk. He says to me, in another session: they never ask.

## A question he cannot answer with fine

- What is the best thing your office does badly?
- Who do you eat lunch with, and what do they complain about?
- What did we do when you were ten that you would do again?

Then the hard part: whatever comes, do not improve it. Say *tell me more*, and count to five.

It may take four Sundays. A door that was shut for years opens the width of a hand first.`,
  },
  {
    slug: 'a-fair-division',
    title: 'A fair division is not an equal one',
    lead: 'What I have learned at forty kitchen tables about brothers and land.',
    category: 'family',
    tags: ['money', 'siblings', 'elders'],
    by: 'nasreen-bano',
    text: `
Two brothers, one house, eleven years without a word. The lawyer had made two equal halves. Both refused.

When I sit at such a table I put the paper away and ask each one: what do you want your children to say about this day? The elder wanted to be thanked for the years with the mother. The younger wanted his room with the neem tree, which was the smaller half.

Nobody had asked, because everybody was being fair.

## Three questions before any measuring tape

What did each of you carry that nobody counted? What in this house cannot be bought elsewhere? What must be over by the next wedding?

The law comes after that. It then takes an afternoon.`,
  },
  {
    slug: 'first-forty-days',
    title: 'The first forty days, for whoever stands beside her',
    lead: 'She has read everything. You are the one who needs this.',
    category: 'family',
    tags: ['birth', 'mothers', 'body'],
    by: 'neelam-thapa',
    text: `
The baby is weighed every week. Nobody weighs the mother’s nights. If you are her husband, her sister, her mother-in-law, here is the work.

*Food comes to her.* Do not ask whether she would like some. A bowl, a spoon, and you stay until it is empty.

*Visitors ask you.* You are the door. Twenty minutes, hands washed, no opinions about the nose.

*One stretch of four hours.* Every night, the same hours, she sleeps and you do not wake her unless the child is truly hungry. It does more than any tonic.

## When it is more than tiredness

If she cries most of the day after two weeks, cannot sleep even when the child does, or says they would be better off without her, call a doctor the same day, or Tele-MANAS on 14416. It is an illness, and it can be treated. It does not make her a bad mother.`,
  },
  {
    slug: 'ghar-ki-chuppi',
    title: 'घर की चुप्पी',
    lead: 'हर घर में एक बात होती है जिसके चारों ओर सब धीरे चलते हैं।',
    category: 'family',
    tags: ['listening', 'home', 'parents'],
    by: 'shivanna-gowda',
    language: 'hi',
    text: `
एक परिवार में बेटे की नौकरी चली गई थी। माँ को पता था, पिता को पता था, पड़ोसी को पता था। खाने की मेज़ पर कोई नहीं जानता था।

चुप्पी बचाती नहीं, केवल टालती है। और टालते-टालते सब अकेले हो जाते हैं, एक ही कमरे में।

## पहला वाक्य

पहला वाक्य छोटा हो। “मुझे मालूम है, और मैं तुम्हारे साथ हूँ।” इसके बाद रुकिए। सलाह कल के लिए रखिए।

जो सुनता है, उसका आधा बोझ वहीं उतर जाता है। जो बोलता है, उसका भी।`,
  },
]
