import type { DemoStory } from './article.ts'

/** Invented stories of people who came. Each page says that it is demo content. */
export const demoStories: DemoStory[] = [
  {
    slug: 'slept-till-six',
    title: 'The fourth week I slept till six',
    lead: 'I had told nobody for two years.',
    category: 'health',
    teller: 'Quiet Heron',
    text: `
The first session I only asked what it would cost and cried for ten minutes. She waited. She did not say anything kind, and that was kind.

We began with a notebook and a clock turned to the wall. I thought it was too simple for what I had. The fourth week I slept till six. I woke up and thought something was wrong.

It still comes back before my father’s check-ups. Now I know what to do with the first night, so there is no second.`,
  },
  {
    slug: 'the-drawer',
    title: 'I opened the drawer',
    lead: 'Four loans, one page, one Sunday.',
    category: 'wealth',
    teller: 'Slow Bullock',
    text: `
He made me write everything on one page. I had never seen it on one page. It was less than I thought and more than I had said.

My wife read it twice. Then she asked why I had eaten alone with this for three years. I had no answer. We owe money until 2029. We sleep.`,
  },
  {
    slug: 'my-sons-sunday',
    title: 'He rang on a Wednesday',
    lead: 'I had stopped giving advice for five weeks. It was harder than giving up sugar.',
    category: 'family',
    teller: 'Old Tamarind',
    text: `
I am a retired headmaster. I correct. She gave me one task: ask, and count to five.

The first Sundays were silent. I counted. On the sixth he told me that he hates his job and that he bakes bread. I said *tell me more*, though I did not approve of the bread.

Last Wednesday he rang, without a reason. I did not ask whether he had eaten.`,
  },
  {
    slug: 'a-raise-and-a-garden',
    title: 'Four sentences and then silence',
    lead: 'I counted to seven. My manager spoke at six.',
    category: 'business-career',
    teller: 'Green Parrot',
    text: `
We practised it on video until I could say the figure without laughing. On the day my voice shook. I said the four sentences and shut my mouth.

I did not get all of it. I got most, and a date for the rest. What changed more is that I now say which of two things I will do by Friday.`,
  },
  {
    slug: 'towels',
    title: 'We still have towels on the bed',
    lead: 'But we know what they are about.',
    category: 'relationship',
    teller: 'Two Mynas',
    text: `
We came to find out who was right. He asked us to tell it slowly, and somewhere in the middle my husband said that he is afraid of becoming a guest in his own house. I had never heard that sentence.

We do the slow telling on the balcony now. It takes eleven minutes. There are still towels.`,
  },
  {
    slug: 'stage-fright',
    title: 'I asked for onions',
    lead: 'Then for a seat, then for the microphone.',
    category: 'self-development',
    teller: 'Small Drum',
    text: `
My stammer is not gone. It sits in the first row and I greet it. He taught me to breathe out before I begin and to finish a sentence with one face.

In March I spoke for nine minutes at my sister’s wedding. My uncle asked who had written it.`,
  },
  {
    slug: 'ginger',
    title: 'Too much ginger',
    lead: 'What I do on Thursdays since my mother died.',
    category: 'spirituality',
    teller: 'Evening Lamp',
    text: `
Everybody told me to be strong. He asked me what she cooked. I talked for forty minutes about ginger.

On Thursdays I make her tea, the wrong way, as she did. My daughter drinks it and makes a face. It is the best moment of the week and I cry in it, and both are fine.`,
  },
  {
    slug: 'chair-ten-times',
    title: 'Ten times from a chair',
    lead: 'My grandson weighs eleven kilos.',
    category: 'health',
    teller: 'Stone Step',
    text: `
For a year I walked as if I carried glass. He looked at my scan for a minute and put it away. Then he asked me to stand up from a chair.

It was boring and it worked. I keep the bag of rice by the door to remind me.`,
  },
  {
    slug: 'six-to-nine',
    title: 'From six to nine',
    lead: 'One hundred and twelve evenings so far.',
    category: 'self-development',
    teller: 'Truck Radio',
    text: `
Nobody asked me for ever. Only for three hours. First the doctor, because my hands shook, then the evenings.

I changed the road home. I eat at six like a child. He answered on the phone four times when I did not know what else to do. On two evenings it went wrong. I count those too.`,
  },
  {
    slug: 'the-second-sheet',
    title: 'Tuesday at eleven',
    lead: 'I retired with a good spreadsheet and an empty week.',
    category: 'wealth',
    teller: 'Ledger',
    text: `
She said the money was fine and asked me to fill in seven days. I left sixteen boxes empty. We did not speak of funds again for a month.

Now I teach sums in the night school on Mondays and sit with three men under a tree on Tuesdays. At eleven.`,
  },
  {
    slug: 'the-door',
    title: 'My husband was the door',
    lead: 'Forty days with a list on the fridge.',
    category: 'family',
    teller: 'New Moon',
    text: `
It was he who booked, not I. He came out with a list and became very serious about soup.

On day nineteen I said a sentence that frightened us both. He rang a doctor the same hour, as the list said. It had a name, and a treatment. Our daughter is two and likes soup.`,
  },
  {
    slug: 'neem-tree',
    title: 'He wanted the neem tree',
    lead: 'Eleven years over the larger half.',
    category: 'family',
    teller: 'Red Brick',
    text: `
I thought my brother wanted the shop side because it is worth more. He wanted the room with the tree. I would have given it to him in the first year.

She asked one question at the table and we both looked at the floor. The lawyer needed an afternoon.`,
  },
  {
    slug: 'interview',
    title: 'Somebody remembered me',
    lead: 'Eleven applications, no answer. Two phone calls, one job.',
    category: 'business-career',
    teller: 'Night Bus',
    text: `
He made me stop applying. I was furious, I had a rent to pay. I rang two people and asked what they had seen me do well. The second said: wait, are you free?

The job is smaller than the old one. I am home when the children are awake.`,
  },
  {
    slug: 'phones-on-a-plate',
    title: 'Two phones on a plate',
    lead: 'On the fourth night she said something that was not about tomorrow.',
    category: 'relationship',
    teller: 'Brass Plate',
    text: `
The first evenings we sat like at the dentist. Then my wife began to tell me about a boy who used to steal mangoes, and it was her, she had been the boy in the story.

We have been married fourteen years. I did not know about the mangoes.`,
  },
  {
    slug: 'puppy',
    title: 'A hundred times in ten minutes',
    lead: 'I was sure I was the worst meditator in Kerala.',
    category: 'spirituality',
    teller: 'Backwater',
    text: `
She laughed when I confessed. Not at me. She said a hundred times back is a hundred lifts.

I sit while the rice cooks. Some days I lift a hundred times. My wife says I shout less at the rice.`,
  },
  {
    slug: 'anonymous',
    title: 'They never learned my name',
    lead: 'I am known in my town. Here I was a bird.',
    category: 'self-development',
    teller: 'Grey Kite',
    text: `
If somebody had seen me go into such an office, everybody would have known by evening. So I sat in my parked car with earphones, five Tuesdays.

My healer knew what I am afraid of and not who I am. It was the right way round.`,
  },
  {
    slug: 'envelope-of-joy',
    title: 'The fifth envelope',
    lead: 'Two hundred rupees that nobody may be sensible with.',
    category: 'wealth',
    teller: 'Marigold Seller',
    text: `
With what I earn I thought joy was for later. She insisted, she was almost strict. Two hundred, first of the month, before the gas.

My son keeps the envelope. In June we rode the ferry there and back, four times. The gas was also paid.`,
  },
  {
    slug: 'letter-not-sent',
    title: 'A letter I did not send',
    lead: 'What was good. What I did. What I wish you.',
    category: 'relationship',
    teller: 'Platform Bench',
    text: `
We had parted by message after six years. I was proud of how little I felt. Then I could not enter a certain street for a year.

I wrote the letter in three sessions. It is in the tin with the passports. I walk through that street and buy flowers there.`,
  },
  {
    slug: 'uncle',
    title: 'The uncle I did not have',
    lead: 'First in my house with a degree, and no idea how one asks for leave.',
    category: 'business-career',
    teller: 'Forest Path',
    text: `
I asked her things I would have been ashamed to ask anybody: what to write in an e-mail, whether one may sit. She had been ashamed of the same ones.

Now a girl from my village rings me with the same questions. I am somebody’s uncle.`,
  },
  {
    slug: 'thin-air',
    title: 'Only breathing for two',
    lead: 'The lift at work has eleven floors.',
    category: 'health',
    teller: 'Yellow Cab',
    text: `
I took the stairs for three years and said it was for my health. My doctor had found nothing. He told me what the tingling is, and that it passes, and how to hear a bell until it is gone.

I ride to the fourth floor now. On the fifth I get out and walk, and that is fine for this year.`,
  },
]
