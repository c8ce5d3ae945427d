import type { DemoEbook } from './ebook.ts'

/** Courage, habit, grief and stillness. */
export const selfBooks: DemoEbook[] = [
  {
    slug: 'small-brave-sentences',
    title: 'Small brave sentences',
    lead: 'A theatre teacher’s exercises for people who say it too late, or not at all.',
    by: 'arnab-chatterjee',
    category: 'self-development',
    language: 'en',
    rupees: 0,
    format: 'epub',
    cloth: 'bandhani',
    about: `Shy people do not need louder voices. They need shorter sentences, and a place to practise them where nothing falls down. Free, for whoever has ever rehearsed an answer on the stairs.`,
    chapters: [
      {
        title: 'The sentence on the stairs',
        text: `The French have a name for the good answer that comes to you on the stairs, after you have left. We in Kolkata only have more stairs.

It is not that you are slow. You had the sentence all the time; it was standing in the wings and nobody gave it the cue. In the theatre we do not wait for courage. We agree on a cue, and when it comes, one speaks, brave or not.

So choose a cue. Something that happens in every conversation: the other puts the cup down, or takes a breath, or says *anyway*. That is where you come in. Choose the first three words as well, always the same: *I see it* ... After *I see it* you can say differently, or the same, or not yet.

Practise it with the radio. When the speaker takes a breath, say aloud: I see it differently. He will not mind. Do it while cooking, twenty times, until it bores you. Fear cannot live in what is boring.

On the first day with people, use it for something that does not matter. The fan is too fast. The soup needs salt. You are not collecting victories; you are teaching the mouth the way to the door.`,
      },
      {
        title: 'No, in four sizes',
        text: `There are four sizes of no, and most of us own only the largest, which we keep for such an emergency that it comes out as a shout.

The smallest is *not yet*. It buys a night. The second is *not this, but that*: I cannot come on Sunday, I can send the food. The third is *no* with a thank you in front and nothing behind. Nothing behind; every reason is a handle by which you can be pulled. The fourth is *no* and leaving the room, and you will need it perhaps five times in your life.

- Today find one thing for which a not yet is enough, and say it.
- Tomorrow a second size.
- The third size you practise in front of a mirror, because the difficult part is not the word but the face afterwards. We smile to take it back. Let the face rest.

A student of mine, a nurse, said her first third-size no to a head doctor in the corridor. Nothing happened. She told me this with real disappointment: eleven years she had been afraid of the thing, and then it was a corridor, and he said all right.`,
      },
      {
        title: 'Being looked at',
        text: `On the first evening of each course I ask people to stand in front of the others for one minute and do nothing. No speech, no song. It is the most frightening exercise I know, and the only one I still do myself.

At ten seconds one smiles. At twenty the hands become enormous. At thirty something odd happens: one begins to look back. There are faces there. One has a toothache, one is thinking of the tram, one has tears in her eyes because it is her turn next. Nobody is judging you. They are far too busy being afraid.

You can do this alone. Sit in a tea stall without a telephone for the length of one cup. Be looked at. Look back, softly, as you would look at a river.

What we call shyness is very often this: we only know how we look from inside, where it is dark and we hear our own heart. From outside you are a person with a cup.

Do it once a week. After a month say something to whoever sits next to you, about the tea. That is the whole of my method. The rest is rehearsal.`,
      },
    ],
  },
  {
    slug: 'a-day-without',
    title: 'A day without',
    lead: 'Drinking less, or not at all, beginning with one day.',
    by: 'pranjal-bora',
    category: 'self-development',
    language: 'en',
    rupees: 0,
    format: 'epub',
    cloth: 'kantha',
    about: `I have not had a drink for twenty years, and before that I had one every day for nine. If you drink daily and a lot, do not stop at once by yourself: ask a doctor first, stopping suddenly can be dangerous.`,
    chapters: [
      {
        title: 'Count, and do not judge',
        text: `Please do not promise anything to anybody. You have done it before, on the head of your daughter perhaps, and it made the next glass more necessary.

Begin by counting. For one week write down each glass when you drink it, not the next morning. The time, the place, who was there, and one word for how you felt *before*. That word is the whole treasure.

My words were: late, empty, late, praised, late. I had thought that I drank because of sorrow. I drank because of six o’clock. The shop closed, nobody was expecting anything from me, and there was a hole in the day the size of a man.

You will find your own word. It is almost never the one you tell people.

A warning, and I mean it. If your hands tremble in the morning, if you sweat or see things when you have not had any, do not stop at one stroke at home. The body has got used to it and can have fits. Go to a hospital or a centre; they help you down slowly, with medicine, in a few days. It is not a disgrace. It is how one lands an aeroplane.`,
      },
      {
        title: 'The hole at six o’clock',
        text: `You cannot pull something out of a day and leave a hole. It fills again by itself with what was there.

So before you take away the glass, build something at six o’clock. It has to be somewhere else, with other people or with the hands, and it has to begin *before* the wish comes. I went to a cycle shop and trued wheels for no money. A professor I know went to his sister’s house and shelled peas. A young man went to the gymnasium, and moved later to the peas.

- Do not keep any at home, not for guests either. Guests can have tea; they will live.
- Eat at half past five. Half of thirst is hunger.
- The wish comes like a wave: it rises, it stands, it goes, and it takes about twenty minutes. You need not defeat it. You only have to be doing something with a wheel while it passes.
- Tell one person the hour. Not the story. *At six I may ring you, and we shall talk about cricket.*

Then take one day. Not for ever; nobody can live for ever before supper. One day without. In the evening write down what it was like, in one line. If it was terrible, write terrible. You now own a day.`,
      },
      {
        title: 'When you have fallen down',
        text: `You will probably drink again. I did, after seven months, at a wedding, because an uncle said one will not matter. It was true. The one did not matter. The thought behind it did: *now it is all spoiled.* With that thought I drank for eleven days.

It is not spoiled. If you walk from Guwahati to Shillong and fall down at Nongpoh, you are at Nongpoh. You are not in Guwahati.

So have a card in your pocket, written on a good day, in your own hand:

- I had one. I put the second one down.
- I ring this number, whatever the hour.
- I eat, I drink water, I sleep somewhere safe.
- Tomorrow at six I am at the wheel.

Those who stay dry in the end are not those who never fell. They are those who told somebody on the same day.

And forgive your family if they do not clap. They have heard it before. They will not believe your words for a long time, and they are right. Let them believe your six o’clock. After a year or so my mother began to put a plate out for me without asking whether I was coming.`,
      },
    ],
  },
  {
    slug: 'the-empty-chair',
    title: 'The empty chair',
    lead: 'The first year after somebody has died.',
    by: 'raghunath-sharma',
    category: 'spirituality',
    language: 'en',
    rupees: 199,
    format: 'epub',
    cloth: 'ikat',
    about: `I have sat with families at the ghats in Varanasi for most of my life. This is not about what happens to the dead. It is about the ones who go home afterwards and find two cups on the table.`,
    chapters: [
      {
        title: 'Thirteen days and then',
        text: `For thirteen days the house is full. People sleep on the floor, somebody cooks, somebody weeps loudly so that you need not. The old ones knew what they were doing: they did not leave you alone with the chair.

On the fourteenth day they go, and it begins.

Nobody has told you that grief is so much like being ill. You forget words. You cannot decide between two kinds of soap. You are cold, or you are angry with a bus. You hear the key in the door at the hour when the key used to turn. You are not losing your mind. The mind is a house with many rooms, and the news goes through it on foot, from room to room, and in each one it has to be told again.

So expect little of yourself. Eat what is put before you. Sign nothing that can wait. Do not let anybody clear the cupboard until you yourself want the space.

And when they say *be strong*, you may answer as a widow in Assi once did: I was strong for eleven months while he was ill. Now I should like to sit down.`,
      },
      {
        title: 'What to do with Thursdays',
        text: `The great days one is warned of: the birthday, the festival, the date itself. It is the small ones that have teeth. On Thursdays he bought jalebi. Nobody puts Thursdays into a book of mourning.

You can do three things with a Thursday. You can go around it: be elsewhere, with people who never knew him. You can go through it as it was: buy the jalebi, eat yours, and put his before the birds. Or you can let it change into something else. All three are right, and not each year the same.

- Say the name. People avoid it, out of kindness; then it disappears from the air, and that is a second death. Say it first, and they will be glad.
- Keep one thing where it was. One, not the whole room.
- Tell a story about him that is not flattering. The dead become saints so quickly, and one cannot miss a saint, only a man.

I do not know when it gets lighter. I only know how it looks when it does: one day you tell the story of the jalebi and notice that you told it for the laugh.`,
      },
      {
        title: 'The chair',
        text: `In every house there is the chair. For weeks nobody sits on it. Then a child does, or a visitor who does not know, and everybody stops breathing.

I am often asked when it is allowed. There is no rule in any of the books, and I have looked. I tell people this: leave it empty until the emptiness has become a habit, and then ask whether it is still him you are honouring, or only the habit.

A family in Bhelupur moved theirs to the window and put the tulsi on it. An old man sat down on his wife’s chair himself, every evening, to see what she had seen from there for forty years. He told me: the light comes in quite differently. I never knew that she had the better view.

That may be all that can be done for the dead. To sit for a while where they sat and look at it with their eyes. Then to get up, since there is supper.

If after many months there is no hour without it, if you do not eat or wish to follow, then do not only read. Grief, too, can fall ill, and there are people who know how to sit with it. I am one of them; there are others near you.`,
      },
    ],
  },
  {
    slug: 'sitting-still-badly',
    title: 'Sitting still, badly',
    lead: 'Meditation for people who have tried it and were bored.',
    by: 'tenzin-dolma',
    category: 'spirituality',
    language: 'en',
    rupees: 0,
    format: 'pdf',
    cloth: 'temple',
    about: `I have taught sitting still for twenty years, and my own knee still hurts. Three short lessons for the restless, free to read and to pass on.`,
    chapters: [
      {
        title: 'You are not bad at it',
        text: `People tell me: I cannot meditate, my mind does not stop. It is as if somebody said: I cannot look at the sea, it keeps moving.

A mind makes thoughts as a mouth makes water. You are not asked to stop it. You are asked to notice, once in a while, that it has carried you off, and to come back. That moment of noticing, *oh, I was in the kitchen*, is not the failure of the exercise. It is the exercise. Whoever wanders off forty times and comes back forty times has done it forty times.

So sit down on anything. A chair is holy enough. Put both feet on the floor. Choose one thing to come back to: the breath at the nostrils, the weight of the hands, a sound that goes on. Set a bell for five minutes, so that you need not look.

Then be carried off. Come back, without scolding. Scolding is just another thought with its shoes on.

When the bell rings, do not ask whether it was good. Ask whether you sat. If you sat, it was good. My teacher gave out no other marks, and he was a strict man.`,
      },
      {
        title: 'The knee, the fly, the list',
        text: `There are three visitors, and everybody gets them.

The knee. It hurts after four minutes. Look at the pain for three breaths before you move: where does it begin, has it an edge, is it the same in the middle? Then move, slowly, as a part of the sitting. You are not proving anything. If it is the kind of pain that remains afterwards, sit otherwise.

The fly. There is always one: the neighbour’s drill, a pressure cooker, a fly. You think that you would be calm if only the fly were gone. Let the fly be what you come back to. It is more regular than the breath.

The list. You remember everything you have to do, in wonderful order. Keep paper beside you and write down one word, only one, and go on. The list is afraid of being forgotten; it is quite content with a word.

- On days when all three come, sit for two minutes. Two minutes are a sitting.
- On days when you feel wonderful, do not add an hour. Get up while it is still pleasant, as one leaves a good meal.

After some weeks you will hear the knee say *now* and not obey at once. It is a very small freedom. It is the one that all the others are made of.`,
      },
      {
        title: 'Where it shows',
        text: `It does not show on the cushion. I know people who sit like statues and are unbearable at breakfast.

It shows in the half second before you answer your brother. Something rises, and you see it rise. Earlier you were it; now you see it. You may still say the sharp thing. But you were there.

It shows in queues. It shows when the telephone is in your hand and you do not know why, and you put it down again without a speech. It shows when somebody weeps and you do not reach for advice.

Do not look for it every day. A farmer who digs up the seed to see whether it grows will have a hungry winter. Ask the people who live with you, once a year, whether you have become any easier. They will be honest.

And if sitting makes you more afraid, if old things come up that you cannot look at, then stop, open your eyes, touch something cold, and speak to somebody who knows both about sitting and about fear. Stillness is a door like any other. There is no law that says you must go through it alone.

That is all I know. The rest is coming back.`,
      },
    ],
  },
]
