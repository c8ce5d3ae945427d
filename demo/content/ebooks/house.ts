import type { DemoEbook } from './ebook.ts'

/** Families, couples and old age. */
export const houseBooks: DemoEbook[] = [
  {
    slug: 'letters-to-a-grown-child',
    title: 'Letters to a grown child',
    lead: 'Three letters for the drawer, and how to write the one that is sent.',
    by: 'lalitha-subramaniam',
    category: 'family',
    language: 'en',
    rupees: 249,
    format: 'epub',
    cloth: 'ikat',
    about: `Parents come to me with a phone in their hand and say: she answers in one word. This small book is what I tell them over three sessions.

It does not promise that she will call. It promises that you will know what you wanted to say.`,
    chapters: [
      {
        title: 'The letter you must not send',
        text: `Write it tonight, by hand, and spare nobody. That you sold the land for his college. That he did not come for the surgery. That his wife calls your food heavy. Fill four pages. Use the word never as often as you like.

Then read it once, slowly, as if somebody else had left it on the table. Underline every sentence that is about the past and cannot be changed. Most of the letter will be underlined. This is not wickedness. It is a bill that has been lying in the house for twenty years, and somebody had to add it up.

What is not underlined is usually short. A woman in Erode had one line left on four pages: I do not know what your day looks like. She put her hand on it and wept, because it was the only thing in the letter that he could answer.

Keep that line. Put the rest in the drawer under the winter blanket. You are not throwing it away; you are only not posting it. Paper can carry what a child cannot, and it never argues back.`,
      },
      {
        title: 'The letter about one afternoon',
        text: `The second letter has one subject: an afternoon when the child was small and you were happy. Not proud. Happy. Proud is about them; happy is about the two of you.

A father who repaired pumps wrote about a broken cycle chain on the road to Pollachi. They had sat under a tree for two hours and eaten somebody’s guavas. He wrote about the guavas. He did not write that he had paid for the cycle.

- Say where you sat and what there was to eat.
- Say one thing the child said that you have never repeated to anybody.
- Do not draw a lesson from it. The moment a lesson appears, the guavas go sour.

This letter you may send, but you need not. Many parents find that after writing it their voice on the telephone is different. They ask a question and then they wait, because they remember that the person at the other end once made them laugh under a tree.

If you cannot find such an afternoon, take a smaller one. Ten minutes is enough. Everybody has ten minutes.`,
      },
      {
        title: 'The letter of four lines',
        text: `Now the one that goes into the post, or into the little green window on the telephone. It has four lines and no more.

The first line says something you saw: *I saw a red umbrella like yours at the bus stand.* The second says something about your own day that asks for no pity. The third is one question that cannot be answered with “fine”. The fourth says that no answer is needed this week.

The fourth line is the hardest, and it is the whole letter. A child who has to answer feels a hand on the collar. A child who is free to answer looks at the umbrella first.

Send it on the same day of each week. Not when you are hurt, not when you are lonely at eleven at night. Thursdays, after tea.

For some weeks there may be nothing. Do not add a fifth line about the silence. In my practice the first answer comes most often after the sixth Thursday, and it is most often a photograph without words. A plate, a street, a cat. Look at it for a long time before you reply. It is a letter.`,
      },
    ],
  },
  {
    slug: 'half-a-marriage',
    title: 'Half a marriage',
    lead: 'For the one who is still trying while the other has gone quiet.',
    by: 'nandini-bose',
    category: 'relationship',
    language: 'en',
    rupees: 299,
    format: 'epub',
    cloth: 'kantha',
    about: `You can only bring half a marriage to a counsellor when you come alone. It is more than nothing: it is the half you can change.

Written in Kolkata, in the hour between the last client and the last tram.`,
    chapters: [
      {
        title: 'Who carries the calendar',
        text: `In most houses that come apart quietly there is one person who carries the calendar. She knows when the gas ends, whose birthday it is, which aunt must not sit next to which uncle. The other lives in the house like a guest who pays.

She does not say this. She says: you never listen. And he, who listened to the sentence about the gas, is honestly puzzled.

Before you speak of love, count. Take two sheets and write down everything that was done for the house last week, however small, with a name behind it. Do not show it yet. Only look at it. Some are surprised that the other’s list is longer than they thought. Some find their own list so long that they have to sit down.

A teacher from Behala counted forty-one things. Her husband’s list had nine. She had expected to be angry. Instead she said to me: I see why I do not want to be touched. I am at work.

Half a marriage is often simply that: one person is at work in it and the other has come home.`,
      },
      {
        title: 'Silence is an answer to something',
        text: `He comes in, eats, looks at the screen. You ask what is the matter. Nothing is the matter. You ask again with more love, and there is less of him in the room.

A person who goes quiet is not always cold. Very often he has learned, long before you, that words make it worse. In his father’s house somebody shouted and the boy went up to the roof. You are now knocking on the door of that roof.

Do not knock harder. Sit down on the stairs.

- Say one true thing about yourself and ask nothing: *I was afraid today in the bank.*
- Then stay in the room for ten minutes and do something with your hands.
- Do this four evenings. On the fifth ask one question that begins with what, not with why.

Why sounds like a headmaster. What sounds like a neighbour.

I do not say that this heals every silence. There are silences that hide another life, and silences that are meant to punish. You will know the difference by this: a frightened person softens when it becomes safe. A punishing one notices that you have softened, and raises the price.`,
      },
      {
        title: 'What you may want',
        text: `Women say to me: he does not drink, he does not beat, so what right have I? As if marriage were a train in which one should be glad of standing room.

You may want to be asked. You may want to be laughed with. You may want to sleep in the other room without a trial, and you may want to be touched. You may want him to know the name of your friend. None of it is a luxury.

Write down three wants, small enough to be done by a tired person on a weekday. Not *respect me*, which nobody can do on a Tuesday. *Put the telephone in the kitchen while we eat.* Then say one of them aloud, once, in daylight.

And decide beforehand, with somebody who is on your side, what you will do if the answer is no for a year. Not as a threat. As a door you have looked at, so that you know where it is. Those who know where the door is often stay, and stay better, because they are no longer staying out of fear of the wall.

If there are blows or fear in your house, this book is not enough. Women’s helpline 181 answers day and night.`,
      },
    ],
  },
  {
    slug: 'when-your-father-forgets',
    title: 'When your father forgets',
    lead: 'The first year of dementia in an ordinary flat.',
    by: 'bijay-mohanty',
    category: 'family',
    language: 'en',
    rupees: 399,
    format: 'epub',
    cloth: 'temple',
    about: `I looked after my own father for six years and after other people’s fathers since. This is what I would have liked to be told in the first year.

It is not medical advice. See a doctor early: some kinds of forgetting can be treated.`,
    chapters: [
      {
        title: 'The keys in the rice',
        text: `My father had been a station master. He knew the Puri line by heart, every signal. One morning I found the house keys in the rice tin, and he said that a servant had done it. We had no servant.

I argued. That was my first mistake, and I made it for a year. I brought proofs. I said: you were alone in the house. He became angry, then frightened, and then he hid the keys better.

If you take one sentence from this book, take this: *he is not lying, he is filling a hole.* Where the memory should be there is nothing, and the mind cannot bear nothing, so it puts a servant there.

You do not have to agree about the servant. You can say: that is annoying, let us look together. Then find them in the second place you look, not the first, so that he has searched too. Put a spare key with the neighbour on the same day.

Go to a doctor in this first month, with a list of what you have seen and when. Thyroid, vitamins, low mood and some medicines can all look like this, and those can be helped.`,
      },
      {
        title: 'A day with handles',
        text: `A person who forgets is like somebody walking in a dark corridor. You cannot light the corridor. You can put handles on the wall.

- The same cup, the same chair, the same side of the bed.
- Shirt and trousers laid out in the order in which they are put on.
- A large clock, a calendar with yesterday torn off, and the day’s one event written on it. One.
- Tea at four, whatever happens. Agitation comes most often at the time when the light goes. Switch on all lamps before sunset.

Give him work. My father sorted dal for two years. I mixed the colours again at night so that there was some for the morning. My sister said it was cheating. He was never calmer than with that tray on his knees; he hummed the announcements of trains.

Take the stove, the scooter and the cheque book away early, and take them in such a way that no one is guilty: the scooter is at the mechanic, the bank wants new signatures. It is a lie, yes. It is also a railing.`,
      },
      {
        title: 'Who looks after the one who looks after',
        text: `In every family there is one who stays and several who telephone. The ones who telephone have good advice. I had two brothers in Bengaluru with very good advice.

In the second year I fell asleep at a red light. Then I wrote a list of the hours of my week and sent it to both without a word. There were nine hours in it that were mine, and I had slept in some of them. One brother came for ten days. The other sent money for a woman who sat with father from two to six. I had not asked for eight months because I thought they could see.

They cannot see. Write the hours down.

Find one afternoon a week in which nobody can reach you, and pay for it if you must before you pay for a better mattress. You will feel guilty. Go anyway. Guilt is not a sign that you are doing wrong; it is only the noise the door makes.

And talk to him, also when he no longer knows your name. Mine called me Station Sahib in the end. He saluted. I saluted back, every morning, and I have never been so sure that I was somebody’s son.`,
      },
      {
        title: 'A page for the refrigerator',
        text: `Tear this page out, or copy it large.

- He is not lying. He is filling a hole.
- Do not correct what does no harm.
- One question at a time, and wait while you count to ten.
- Point, show, begin the movement. Words come last.
- If he wants to go home and he is at home, do not say so. Ask what home was like.
- Lights on before the light goes.
- When you feel your voice rise, leave the room and come in again. He will have forgotten. Use it.
- Drink water, both of you.
- Call somebody on Sunday who does not ask about him first, but about you.

ARDSI, the society for dementia, has groups in many cities and a helpline. If it is night and you cannot bear it, Tele-MANAS answers at 14416 in twenty languages. They do not mind if you only cry.`,
      },
    ],
  },
]
