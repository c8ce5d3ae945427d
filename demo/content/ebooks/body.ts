import type { DemoEbook } from './ebook.ts'

/** Sleep, food, breath. */
export const bodyBooks: DemoEbook[] = [
  {
    slug: 'the-three-oclock-book',
    title: 'The three o’clock book',
    lead: 'To be read in bed, with one eye, when it is not yet morning.',
    by: 'meera-krishnan',
    category: 'health',
    language: 'en',
    rupees: 0,
    format: 'epub',
    cloth: 'ajrakh',
    about: `Short chapters in plain words for the hour in which everything is worse than it is. It is free, because nobody should have to look for a card at three in the morning.`,
    chapters: [
      {
        title: 'Nothing is decided now',
        text: `It is three, or half past. You are awake, and the whole of your life has come to sit on the bed.

First: you have not broken anything. People wake at this hour in every country. The body is at its coolest, the part of the head that weighs things up is still asleep, and the part that looks for danger is up and has put on its shoes. It is not a good hour for judges.

So there is one rule for this hour. *Nothing is decided now.* Not the marriage, not the job, not whether you have wasted your life. You may think about them; you cannot stop that anyway. But no verdict of tonight is valid. It has to be brought up again after breakfast, by somebody who has eaten.

Say it to the thoughts as a clerk would say it: I have noted it. The counter opens at nine.

If there is a pencil, note it truly, three words on paper, in the dark. Many people sleep after that. The mind was only afraid that you would forget.`,
      },
      {
        title: 'Do not try',
        text: `Sleep is like a cat. Call it, and it looks at you from the cupboard. Sit down with something else, and after a while there is a weight on your feet.

So do not try to sleep. Try to rest; that you can do, nobody needs permission for it. Lying still with closed eyes gives the body a good part of what it wanted.

- Turn the clock to the wall. You do not need the number.
- Let the jaw hang. It has been working since yesterday.
- Breathe out longer than in. Count five in, seven out, without making an exam of it.
- If you have been lying there angry for what feels like half an hour, get up. Sit somewhere dim and dull. Read this, or the back of a medicine box. Go back when your eyes are sandy.

Do not make up for it tomorrow by lying down at noon, and get up at the usual time even if it hurts. It is a little cruel, and it works: the cat comes when it is hungry.

If this has gone on for more than three weeks, three nights or more in each of them, please talk to somebody. It can be treated, and often without pills.`,
      },
      {
        title: 'A walk through the house',
        text: `Here is something to do instead of counting.

Think of a house that you knew as a child and where you were safe for at least one afternoon. Stand in front of the door. What colour is it? Is it warm from the sun? Push it. It has a sound; wait until you hear it.

Now go in, slowly. What is on the floor, and how does it feel under your feet? On the left there is something. Look at it until you see its edge. Who is in the kitchen? You need not see her face; listen to what she does. Steel, water, a lid.

Go on through every room. If you get lost, start again at the door. Do not hurry to the end. There is no end; there is a back yard, and it has a tree.

I have walked through my grandmother’s house in Kumbakonam perhaps two thousand times. I have never yet reached the well. Somewhere around the swing it is usually morning.

If the thoughts in your bed are about ending your life, close this book and call 14416. Somebody is awake there, and it costs nothing.`,
      },
    ],
  },
  {
    slug: 'the-kitchen-before-ten',
    title: 'The kitchen before ten',
    lead: 'Eating well in a house with one cook, four tastes and no time.',
    by: 'ayesha-siddiqui',
    category: 'health',
    language: 'en',
    rupees: 179,
    format: 'pdf',
    cloth: 'ajrakh',
    about: `No forbidden foods, no powders, no before and after. A dietitian’s notes on what can be changed in an Indian kitchen before ten in the morning.`,
    chapters: [
      {
        title: 'Your grandmother was not wrong',
        text: `People come to me with a paper on which half of their childhood is crossed out. No rice, no ghee, no mango. They have kept it for nine days and then eaten a box of biscuits in the car.

Your grandmother’s plate had grain, dal, something green, something sour, something with fat in it, and it was eaten sitting down. It was a good plate. What has changed is not the plate but everything around it: we sit more, sleep less, and eat between the meals what she would have called sweets for guests.

So we leave the plate alone in the first week and look at the edges. Write down for seven days what you eat *outside* the meals. Do not change anything. Only write.

Most people need no second appointment after that list. The biscuit with the third tea, the crusts of the children, the spoon in the tin of condensed milk at eleven at night. It is never about the rice.

If you have diabetes, a thyroid that misbehaves, or are pregnant, let a doctor or dietitian look at the list with you before you change things.`,
      },
      {
        title: 'Half an hour that holds the day',
        text: `I do not believe in Sunday evenings full of little boxes. I believe in half an hour before ten, because at seven in the evening nobody chooses; one eats what is there.

- Soak something. Chana, moong, rajma. It takes four seconds and is the difference between dal and a delivery boy.
- Cut one raw thing and put it where hands pass: cucumber, carrot, guava. It will be gone. Nobody goes looking for a cucumber, and nobody walks past one that is already cut.
- Boil four eggs, or fry a handful of peanuts, or set curd. Something that ends hunger at five.
- Decide the evening now. Say it aloud to somebody. What has been said is half cooked.

In a house with four tastes cook one thing and let it be finished four ways. The same dal takes green chilli, or butter, or a squeeze of lime, or a scolding.

And sit down for your own breakfast. The cook who eats standing has been eating all morning and has not had a meal.`,
      },
      {
        title: 'The scale is a poor friend',
        text: `A scale tells you how heavy you are. It does not tell you how you are. I have seen people who were kind, tired and healthy ruin a whole week because of six hundred grams of water.

If you need a number, take one of these. How many nights did you sleep through? How many stairs until you breathe hard? How often did you eat with somebody? They move slower than the scale, and they move when something truly changes.

Weight changes slowly, when it does: by a few tomatoes in a week. What goes much faster often comes back and brings friends.

And please do not talk about it in front of the girls. Every woman whom I see because she is afraid of food can tell me the sentence and who said it, at which table, with what on the plate. They were ten, or twelve. It was always meant well.

At your table say what is on it and where it came from, and who grew it, and whether there is more. Let that be the talk. If eating, or not eating, has begun to fill your days, it is an illness and not a weakness, and there are people who treat it.`,
      },
    ],
  },
  {
    slug: 'breath-at-the-pass',
    title: 'Breath at the pass',
    lead: 'What people who live at four thousand metres know about being out of breath.',
    by: 'tashi-wangchuk',
    category: 'health',
    language: 'en',
    rupees: 129,
    format: 'epub',
    cloth: 'temple',
    about: `Exercises of four to ten minutes, learned from drivers, monks and my aunt. For worry that sits in the chest, and for evenings that do not slow down.`,
    chapters: [
      {
        title: 'Why visitors fall over',
        text: `Every June people fly to Leh, feel splendid, climb to the monastery on the same afternoon and fall over. The air is thin, and a body needs days to get used to it. They make it harder: they breathe as if there were more of it behind the next corner.

When air is thin you do not pull harder. Pulling makes the chest tight, the tight chest makes you afraid, and fear asks for more air. My aunt, who carried dung over the pass until she was seventy, used to say: *let it come to you, it knows the way.*

Worry at sea level is the same thing without the mountain. The breath goes up under the collar bones, short and fast, and the body concludes that something is chasing us.

So the first exercise has nothing to do with breathing in. Breathe out, slowly, through the nose or through lips as if cooling soup. Wait at the bottom until the next breath comes by itself. It will come. Do not fetch it. Ten times, sitting on something hard.

That is all for the first week. Twice a day, and once more when the telephone rings with a name you do not like.`,
      },
      {
        title: 'The driver’s count',
        text: `The trucks over Khardung La are driven by men who have not slept enough, along an edge. I asked one of them how he does it. He said: I count the bends, and between the bends I breathe.

Here is his count, a little tidied. In while you count four. Hold for two, softly, as you would hold an egg. Out while you count six. Rest for two. That is one bend. Do eleven.

- Do it with open eyes the first time, and look at something that does not move.
- If the holding makes you anxious, leave it out. In four, out six is enough.
- If you become dizzy you are working too hard. Make it smaller, so small that a feather under your nose would stay.

Use it before a thing and not in the middle of it: before the meeting, before the needle, before you turn the key in your own front door. The body learns that after eleven bends there is a village.

If you have asthma, a heart that stumbles, or you are pregnant, leave out every holding and ask the one who treats you. These exercises do something to the body, and like everything that does, they do not suit everybody.`,
      },
      {
        title: 'Coming down',
        text: `Nobody writes songs about coming down from a pass. But it is where accidents happen: the view is over, the legs are soft, and you are already thinking of tea.

An evening is a coming down. We rush it. We go from the last message to the pillow and wonder that the engine is still howling.

Take ten minutes. For the first three, walk about and put things away, one at a time, and breathe as you like. For the next four sit with your back against something and let each breath out be a little longer than the one before, until it will not get longer; then let it be. For the last three do nothing. Listen for the furthest sound. Then the nearest. Then the one in between.

If thoughts come, they are travellers. Nod, they have a long way to go.

My aunt slept the moment she lay down, in any house, under any roof. I asked her for the secret when I was a student and thought there must be one. She said: when I lie down I have arrived. I did not understand it for twenty years. I hope you are quicker.`,
      },
    ],
  },
]
