import type { DemoEbook } from './ebook.ts'

/** Work and money. */
export const workBooks: DemoEbook[] = [
  {
    slug: 'the-second-interview',
    title: 'The second interview',
    lead: 'You were good enough to be asked back. Now they look at something else.',
    by: 'rohit-bhatnagar',
    category: 'business-career',
    language: 'en',
    rupees: 199,
    format: 'epub',
    cloth: 'checks',
    about: `The first interview asks whether you can do the work. The second asks what it is like to sit next to you when the work goes wrong.

From eleven years of sitting on the other side of the table in Gurugram.`,
    chapters: [
      {
        title: 'What they talk about after you leave',
        text: `I have sat in some four hundred rooms in which a candidate had just gone out. Nobody opened the file. Somebody said: would you give him the angry client? And then there was a pause, and the pause decided.

In the first round we had compared answers. In the second we compared pauses. So prepare for the pause.

Think of three times when something went wrong and you were in the room. Not when you saved the day; when it went wrong and you were still useful. A server that was down for nine hours. A child whose report you mixed up. Tell each in one minute: what broke, what you did in the first ten minutes, what you told the person who was angry, what you changed afterwards.

Leave out whose fault it was. If it was yours, say so in five words and go on. I have never seen anybody lose a job in a second interview by saying *that part was my mistake*. I have seen many lose it by explaining for four minutes that it was not.

Then stop speaking. A person who can stop is rare, and they will notice.`,
      },
      {
        title: 'The question about money',
        text: `They will ask what you expect. Most people answer with what they earn now, a little more, and an apology in the voice.

Do the sum at home, on paper, before you put on the shirt. What do three people earn who do this in this city? Ask them; it is less rude than you think if you say why. What would make you leave the place where you are? What would make you stay awake at night because it is too little for the rent? You now have three numbers: the market, the good one, the floor.

Say the good one. Say it as a number, without *around* and without *but*. Then close your mouth and look at the plant in the corner.

- If they say it is too much, ask what the range is. There is always a range.
- If they cannot move the number, ask what they can move: the date, a review after six months, Fridays at home.
- Below the floor, thank them and say no in the room. I have seen the number change between the chair and the door.

Never bargain with your need. The loan of your sister’s wedding is real, and it has nothing to do with what the work is worth.`,
      },
      {
        title: 'The night before',
        text: `Do not read anything new after eight. Lay out the shirt, the papers, the money for the auto. Look up where the door of the building is; half of all lateness is a wrong gate.

Eat what you always eat. Call somebody who liked you before you had a job.

If you wake at three, do not practise answers. They get worse. Put both feet on the floor and name what you can hear: fan, dog, lift. You are not being tested now. The test is at eleven, and it is three people in a room with bad coffee who hope very much that you are the one, because they have to sit there until somebody is.

That is the part nobody believes. They are on your side. They have work lying about, and every hour they talk to you is an hour they do not do it. They want to say yes and go home.

Go in as somebody who may help them with that. Shake hands. Ask for water if you want water. And when it is over, write down in the auto what they asked, before you decide whether it went well. You are a poor judge of that today, and the list will be worth money next time.`,
      },
    ],
  },
  {
    slug: 'a-desk-by-the-window',
    title: 'A desk by the window',
    lead: 'Coming back to work after you could not go on.',
    by: 'anjali-kulkarni',
    category: 'business-career',
    language: 'en',
    rupees: 249,
    format: 'epub',
    cloth: 'bandhani',
    about: `For people who were ill from work and have to go back to the same building. It begins on the last evening at home and ends after ninety days.`,
    chapters: [
      {
        title: 'The badge in the drawer',
        text: `The badge has lain in the drawer for eleven weeks. You have taken it out twice to see whether your heart beats. It does.

You were not weak. I say this first because you will not believe it until page forty, and somebody ought to say it early. What happened is a sum: too much, for too long, with too little say in it. Take any bridge and do the same sum; nobody calls the bridge lazy.

Before you go back, talk to one person there about three things, and have the answers in writing. How many hours in the first month. Which one thing you will not do yet. Whom you tell when it is too much, and what that person will then do. If nobody can answer the third, you are not going back to a workplace, you are going back to the sum.

You do not owe anybody the story. *I was unwell and I am better, thank you* is a whole sentence. Practise it in the kitchen until it is boring. People want to know less than you fear; mostly they want to know whether they may still ask you about the printer.`,
      },
      {
        title: 'The first ten days',
        text: `Go in late and leave early on the first day, as arranged. The aim of day one is to have been there. Nothing else counts.

Sit where you can see the door or a window. It sounds like a small thing. The body that was on alarm for a year wants to know where out is, and when it knows, it lets you read.

- One list in the morning, of three things. Not the list of everything; that one stays in a file called Later.
- Lunch away from the desk, with food that has to be chewed.
- At four, write down the one thing that took most out of you, and one that gave something back. After ten days you have twenty lines that no expert can give you.
- Messages are off at the time you agreed, and the telephone sleeps in another room.

Somebody will say that you look well. Somebody else will put a folder on your desk *because you are back*. Put it on the corner, not in front of you. Say: I can look at this on Thursday. Then look at it on Thursday, and not before. They learn from what you do, not from what you explain.`,
      },
      {
        title: 'When the old speed calls',
        text: `Around the sixth week you will feel good. This is the dangerous week. You will answer something at nine in the evening because it is quicker, and it will be quicker, and somebody will say thank you.

I ask people to put a small stone on the desk when they start again. When the old speed calls, they move the stone to the other side. That is all. They do not stop; they only notice. A man who built payment systems in Pune moved his stone fourteen times on one Tuesday and then went home, because fourteen was too many for a stone.

Ask yourself at the end of each week three plain questions. Did I sleep? Did I laugh at something? Did I say no once? Three times yes, go on as you are. Once no, look at it. Three times no, two weeks in a row: call the person from the first chapter, and call the one who treats you. Not when it is bad. Now.

You have not lost the old speed. You have found out what it costs. People who know the price of a thing can still buy it, sometimes, for something that is worth it. They only stop paying by accident.`,
      },
    ],
  },
  {
    slug: 'the-shop-and-the-house',
    title: 'The shop and the house',
    lead: 'Two purses, one family, and the wall that belongs between them.',
    by: 'bhavna-mehta',
    category: 'business-career',
    language: 'en',
    rupees: 349,
    format: 'epub',
    cloth: 'leheriya',
    about: `Most small businesses I have seen close did not lose their customers. They lost the line between the till and the kitchen. This book draws it.`,
    chapters: [
      {
        title: 'One drawer, two thieves',
        text: `In my father’s shop in Ahmedabad there was one drawer. School fees came out of it, and thread, and the bribe for the electricity, and my mother’s bangles. In a good month there was money in the drawer and he thought that we were rich. In a bad month it was empty and he thought that somebody stole. It was both of us, the shop and the house, stealing from each other with clean hands.

Buy a second drawer. I am serious; begin with the wood and not with the software. From today the shop pays you on the first of the month, like a servant. If it cannot pay, it owes you, and you write that down.

How much? Take what the house needs in a plain month. If the shop cannot pay that after three months, you do not have a money problem, you have a hobby with a shutter. Better to know it in March than in five years.

The first month will feel stupid: taking your own notes out of your own left hand and putting them into your own right hand. Do it aloud if it helps. *Bhavnaben, here is your pay.* I still do.`,
      },
      {
        title: 'Udhaar, and how to love your customers',
        text: `Every shop gives credit to people it likes. That is why there is a list in the drawer with names on it that nobody dares to read out.

Read it out. To yourself, on a Sunday, with tea. Behind each name write the sum and the month it began. Most lists I have seen are as long as four months of rent.

- Below five hundred rupees and older than a year: it was a present. Cross it out and forget the face with it.
- Between: go once, in person, in the morning, and ask for a part. *Whatever is easy* is not a sum; say one.
- Above: write a plan of instalments with both signatures, and stop giving more until the second one has come.

And a rule for tomorrow: everybody may owe once, up to a sum that does not hurt you. When it is paid, again. This is not hard-hearted. The one who owes you for two years does not come to your shop any more; he crosses the street. You have lost a customer and paid for it.

A tailor in Maninagar hung the rule on the wall in her own stitching. Two people were offended. Nineteen paid.`,
      },
      {
        title: 'What it costs when you are in it',
        text: `Ask anybody with a small shop what an hour of hers costs, and she laughs. Nothing, she says, I am here anyway.

Do this sum once. Take the pay from the second drawer, divide it by the hours the shutter was up. A woman who made farsan came to thirty-one rupees. She paid her helper forty. She had been subsidising the neighbourhood’s snacks with her knees.

Now look at what you make, one thing after another, and ask of each: materials, hours at *your* price, the rent of the corner it stands in, what spoils. Some of the things you are most proud of will turn out to be gifts. Keep one, as a gift. Raise the others, or let them go.

Raise by a round sum, on a fixed day, with a small notice and no excuse. In eleven years I have seen it cost somebody more than one customer in twenty only once, and she had raised three times in a month because she was frightened.

And close on one day a week. Not because you are tired. Because a shop that dies when you close for a day is not keeping you; you are keeping it, and it should at least say thank you.`,
      },
    ],
  },
  {
    slug: 'rent-rice-rest',
    title: 'Rent, rice, rest',
    lead: 'Money for people who are tired of thinking about money.',
    by: 'joseph-mathew',
    category: 'wealth',
    language: 'en',
    rupees: 149,
    format: 'pdf',
    cloth: 'leheriya',
    about: `Three envelopes, one evening a month, and permission to stop. Nothing in here will make you rich. I worked in a bank in Kottayam for ten years; I know what does, and most of it was land.`,
    chapters: [
      {
        title: 'Three envelopes',
        text: `Money is not difficult. It is frightening, and fear makes everything difficult.

Take three envelopes. On the first write Rent: everything that comes each month whether you are happy or not. Roof, light, school, the loan, medicine. On the second write Rice: what you eat and how you get to work. On the third write Rest: everything else, the cinema and the shirt and the cousin’s wedding.

When the money comes, fill Rent first and close it. Then Rice, in four parts, one for each week. What remains is Rest. Write the number on the envelope, large. That is the only number you need to know this month. When somebody asks whether you can come to Munnar, you look at one envelope.

If Rest is less than nothing, you have learned the truth in ten minutes instead of ten years. It is a truth about arithmetic and not about you. Most people whose Rest is below nothing have a Rent that was chosen in a better year.

Do it with paper the first three times. Afterwards three accounts or three columns do as well. But the hand believes paper.`,
      },
      {
        title: 'The evening of the month',
        text: `Choose one evening, always the same: the second Saturday, after supper. On this evening you look at money, and on no other.

Put everything on the table that came with a window in the envelope. Make tea. Open all of it before you judge any of it. Half of what you are afraid of is advertising.

- Pay what is due before the next evening.
- Write the three numbers of the envelopes under last month’s.
- Put one thing right: cancel the channel nobody watches, ask the bank about the fee, claim the bill that has lain there since March.
- Then close the file, say *enough*, and do something pleasant that costs nothing.

If you live with somebody, do it together, and let the one who hates it hold the pen. The one who hates it usually knows where it hurts.

And when the worry comes on a Tuesday at three in the morning, tell it the date. It will be looked at on the second Saturday. In my experience worry is like a customer in a branch: it becomes quieter as soon as it has a number and knows which counter.`,
      },
      {
        title: 'Enough',
        text: `In ten years behind the counter I never saw anybody who had decided how much was enough, and I saw a great many people looking for it.

So decide. Write down what your three envelopes would be in a good year: a roof that does not leak, rice that is not counted, and a Rest that lets you give something away without a meeting. Add the fund for the bad year, six times Rent and Rice, built slowly. Add old age; ask somebody honest about that one, and pay for the advice instead of the product.

It is a number. It is smaller than the newspapers say. Write it inside the cover of this book, with the date.

Then look at it whenever somebody shows you a way to have more. There is nothing wrong with more. But it is sold to us as safety, and safety was already in the first number. What comes after has another name: pleasure, or fear, or the neighbour’s car.

My mother kept her enough in a biscuit tin. When the tin was full she gave the rest to the church and slept after lunch. I have advised people with four flats who could not sleep after lunch.`,
      },
    ],
  },
]
