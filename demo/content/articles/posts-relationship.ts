import type { DemoPost } from './article.ts'

export const relationshipPosts: DemoPost[] = [
  {
    slug: 'what-you-did-not-say-about-the-loan',
    title: 'The quarrel about the towel',
    lead: 'Nobody divorces over a towel. Listen for what it was the towel of.',
    category: 'relationship',
    tags: ['marriage', 'anger', 'listening'],
    by: 'karthik-raghavan',
    text: `
Couples come and apologise for how small it was. The wet towel, the unanswered message, the lid. I ask them to tell it slowly, and to stop at the second where it became hot.

It is nearly always the same sentence in different clothes: *do I count here?*

## Slow motion

Next time, one of you says: stop. Each tells only three things. What I saw. What I told myself about it. What I was afraid of.

I saw the towel. I told myself you leave things because somebody will pick them up. I was afraid that I am that somebody.

You cannot answer a fear with a fact about towels. You can only answer it with a hand.`,
  },
  {
    slug: 'living-with-a-silent-man',
    title: 'Living with a silent man',
    lead: 'He is not hiding something. He is hiding that there is nothing he can name.',
    category: 'relationship',
    tags: ['marriage', 'men', 'listening'],
    by: 'yusuf-ali-khan',
    text: `
Many men of my age were taught two words for what goes on inside: fine and angry. Between them lie sixty others that nobody said aloud in our houses.

If you ask him what he feels, you ask in a language he cannot read. Ask what he did with his hands today. Ask on a walk, not across a table. Side by side is how we speak.

And to him, if he reads this: you do not need the right word. Say *it is heavy today* and stay in the room. That is a whole sentence. She has waited nine years for it.`,
  },
  {
    slug: 'after-the-wedding-guests',
    title: 'After the guests have gone home',
    lead: 'An arranged marriage is two interviews and then a life. Here is the first month.',
    category: 'relationship',
    tags: ['marriage', 'beginnings', 'home'],
    by: 'shalini-advani',
    text: `
You know his salary and his blood group. You do not know whether he talks in the morning.

Give each other a month without verdicts. Ask one question a day that has no right answer. What did your house smell like in the rains? Which teacher frightened you? What should I never touch?

## Three things worth saying early

- How you want to be told that you are wrong.
- How much time alone you need before you become unkind.
- What in bed is a yes, what is a not yet, and that both may change.

Love may come in the third week or the third year. Courtesy can begin tonight.`,
  },
  {
    slug: 'the-phone-on-the-pillow',
    title: 'Three on the pillow',
    lead: 'The phone is the only one in the marriage who is never tired.',
    category: 'relationship',
    tags: ['marriage', 'night', 'habits'],
    by: 'farida-sheikh',
    text: `
I ask couples when they last looked at each other for a minute. They laugh. Then they look at the floor.

I do not forbid phones. I ask for a landing strip: the last twenty minutes of the day and the first ten, the phones sleep in the kitchen, on a plate, under a cloth if you like ceremony.

What do you do with twenty minutes? At first you are bored. Boredom is the room in which talk used to live. On the fourth night somebody says something that is not about tomorrow.`,
  },
  {
    slug: 'leaving-kindly',
    title: 'Leaving kindly',
    lead: 'If it has to end, it can still be done by the people who loved each other.',
    category: 'relationship',
    tags: ['parting', 'honesty', 'beginnings'],
    by: 'nandini-bose',
    text: `
Not every couple that comes to me stays. I do not count those as failures. I count those who left without a sentence.

A parting needs three things said aloud. What was good and true. What you did that hurt. What you wish the other, and mean.

You may write it as a letter that is never sent. You may say it on a bench with somebody beside you. But say it, because what is left out does not leave; it waits for the next person you love.

If there is fear in the house, leave first and be kind later. The women’s helpline is 181, day and night.`,
  },
  {
    slug: 'two-faiths-one-kitchen',
    title: 'Two faiths, one kitchen',
    lead: 'The families asked about God. The fights were about eggs.',
    category: 'relationship',
    tags: ['marriage', 'faith', 'home'],
    by: 'daniel-lalthanga',
    text: `
We were prepared for the large questions: names of children, which priest, which grave. We had answers by heart. Then she fried an egg in his mother’s pan.

Couples from two houses do well to make a map of the small holy things. Which pan, which shelf, which day, which word is never said as a joke. Not to agree. To know where the thresholds are, so that nobody trips in the dark.

And make one custom that belongs to neither house. Ours is tea on the step at five on Sundays. The children think it is very old.`,
  },
]
