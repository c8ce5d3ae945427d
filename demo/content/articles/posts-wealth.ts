import type { DemoPost } from './article.ts'

export const wealthPosts: DemoPost[] = [
  {
    slug: 'the-loan-nobody-knows',
    title: 'The loan you have not told your wife about',
    lead: 'It is not the amount that hurts a marriage. It is the drawer.',
    category: 'wealth',
    tags: ['debt', 'marriage', 'honesty'],
    by: 'joseph-mathew',
    text: `
There is a drawer in most houses with a paper in it. He knows. She half knows. The interest is two per cent a month, and the silence is dearer.

I ask men to do one thing before we speak of any plan: write all of it on one page. To whom, how much, at what rate, until when. Not to solve it. To see where it ends. It always ends somewhere, and that is already less than the fear.

## How to say it

Not at night, not in the car, not before her mother’s visit. On a free morning, with the page between you: *I should have told you. This is all of it. There is nothing else.*

Then do not defend yourself for ten minutes. It will be the longest ten minutes of the year, and the cheapest.

The plan comes next week. Plans are easy. I have never seen one work with a drawer in it.`,
  },
  {
    slug: 'five-envelopes',
    title: 'Five envelopes on the first of the month',
    lead: 'My grandmother kept a house of nine on this. It still beats most apps.',
    category: 'wealth',
    tags: ['savings', 'home', 'habits'],
    by: 'kokila-shah',
    text: `
Rent and bills. Kitchen. School. Weddings and illness. Joy. Five envelopes, and the money goes in on the day it comes, before anybody is hungry.

People laugh at the fifth. It is the one that holds the others. A house without an envelope for joy steals from the kitchen in the third week, and then everybody lies.

## With a bank account

Open one second account without a card. On salary day send the two dull envelopes there: rent, and weddings and illness. What is left is what you have. You will not feel poor; you will feel told.

Begin with whatever amount makes you smile a little. Two hundred rupees for joy is a film and a plate of bhajiya.`,
  },
  {
    slug: 'before-you-sign-for-a-friend',
    title: 'Before you sign for a friend',
    lead: 'A guarantor is a person who pays. Read that once more.',
    category: 'wealth',
    tags: ['debt', 'friends', 'honesty'],
    by: 'mahesh-agarwal',
    text: `
He came with sweets. Twenty years of friendship, a shop, a bank that only needs a name. You cannot say no to a man with sweets.

Here is what you may say: *Give me the sanction letter for a night.* On it stand the sum, the rate, and one line that says you owe all of it, not half, from the first missed month, without anybody asking him first.

If you could pay that sum as a gift and still sit with him at Diwali, sign. If not, offer what you can lose: ten thousand, your Saturday, a cousin who buys from him.

A friend stays after a no that comes with help. I have met many who did not stay after a yes.`,
  },
  {
    slug: 'retirement-is-a-tuesday',
    title: 'Retirement is a Tuesday',
    lead: 'You have a figure for the corpus. What do you have for eleven in the morning?',
    category: 'wealth',
    tags: ['elders', 'savings', 'work'],
    by: 'padmavathi-rao',
    text: `
My clients bring spreadsheets. Inflation, rate, years. The sheet is usually right. What it does not hold is the first Tuesday, eleven in the morning, when the house is empty and the phone does not ring.

So we make a second sheet. Seven days, three rows: morning, afternoon, evening. Each box gets a person, a place or a task. You may leave five empty. If you leave fifteen, we talk about that before we talk of debt funds.

## Two sums worth knowing

- What your month costs today without the children’s share. Most people guess a third too high.
- What one year of serious help at home would cost. Most people never ask.

Money for old age is bought twice: once with savings, and once with people who notice when you do not come.`,
  },
  {
    slug: 'irregular-money',
    title: 'Living well on money that comes when it comes',
    lead: 'Shikara rows, wedding seasons, freelance invoices: the same problem in different boats.',
    category: 'wealth',
    tags: ['savings', 'work', 'worry'],
    by: 'riyaz-bhat',
    text: `
In Srinagar a season is four months. My father never knew what a salary was, and never missed school fees. He paid himself.

All that comes goes into one box. On the first of the month he took out one wage, the same in June as in January. When the box was fat he did not take more. When it was thin he knew in October, not in February.

Count what you earned in the last twelve months. Divide by fourteen, not by twelve. That is your wage. The two months that are left over are your bad winter.

Nothing in it is clever. It only takes the deciding out of the worst days.`,
  },
  {
    slug: 'scams-feel-like-hurry',
    title: 'A scam feels like hurry',
    lead: 'Your bank has never been in a hurry for your good.',
    category: 'wealth',
    tags: ['worry', 'honesty', 'elders'],
    text: `
A parcel with your name in it. A nephew in a police station. A refund that needs a code. The stories change each month; the feeling does not. Somebody makes your heart run and keeps you on the line.

## The rule of the glass of water

Whoever rings about money, say: I am getting a glass of water. Put the phone down. Drink it. Then ring the number on the back of your card, or your daughter.

No bank, court or police in India asks for an OTP, a screen share or a transfer to a safe account. Not once.

If it has happened: ring 1930, the national line for cyber fraud, within the hour, then your bank. And tell one person you trust. Shame is what they count on.`,
  },
]
