/** The words of the house on a demo site: complete, plain, and marked as demo where a real house must write its own. */

export interface DemoPage {
  slug: 'privacy-policy' | 'terms-and-condition'
  title: string
  lead: string
  body: string
}

const demoNote =
  '<p><strong>This is demo content.</strong> It says how this software treats what you give it. A house that opens with it writes its own page with its lawyer, its name and its address.</p>'

export const demoPages: DemoPage[] = [
  {
    slug: 'privacy-policy',
    title: 'Privacy policy',
    lead: 'What we keep about you, why, for how long, and what you can do about it.',
    body: `${demoNote}
<h2>What we ask, and why</h2>
<p>To open an account we ask for your name, a mobile number, an e-mail address and your gender. We need the number or the address to let you in by OTP: there is no password that could be stolen.</p>
<p>Before the first booking we ask for your date of birth, place, marital status, income and what you can spend on your mental health. Your healer uses them to understand your situation, and we check that you are of age. Nobody else sees them, and they never change a price.</p>
<p>What you write when you book goes to your healer alone. You may use an anonymous name; then that is the only name your healer sees.</p>
<h2>Payments</h2>
<p>Cards, UPI and bank details are typed into the form of the payment gateway and never reach us. We keep what was paid, when, for what, and the number of the payment, because tax law asks for it.</p>
<h2>What is stored in your browser</h2>
<p>Your session, a random number for this device, and your choice of light or dark. No advertising, no trackers, nothing that follows you to other sites.</p>
<h2>Who works for us</h2>
<p>The payment gateway, the senders of our SMS, WhatsApp messages and mail, and the computers we rent. Each gets only what its work needs.</p>
<h2>How long</h2>
<ul>
<li>One-time passwords: 5 minutes.</li>
<li>Logs of visits, without names: 30 days.</li>
<li>Appointments and what you wrote for them: as long as your account is open.</li>
<li>Invoices and the ledger: 8 years, as the law asks, without your name once your account is gone.</li>
</ul>
<h2>What you can do</h2>
<p>See and change what you told us in <a href="/profile">your profile</a>, log out other devices there, and write to us through <a href="/contact-us">the contact page</a> for a copy of your data or to have it erased. We answer within two working days.</p>
<h2>Under 18</h2>
<p>Accounts are for people of 18 and older. A parent or guardian may open one and sit in with a child.</p>`,
  },
  {
    slug: 'terms-and-condition',
    title: 'Terms and condition',
    lead: 'What you can expect from us and from the healers here, and what we ask of you.',
    body: `${demoNote}
<h2>What New You is</h2>
<p>A place to find a healer, book 45 minutes, and learn. The healers are independent. We look at the paper behind each title before we show it, and we handle the booking and the money. What is said in a session is between you and your healer.</p>
<h2>What it is not</h2>
<p>Not an emergency service. If you may harm yourself or are in danger, call Tele-MANAS on 14416 or 112 first. Not a replacement for a doctor: healers here support you, and they say so when you need somebody else.</p>
<h2>Prices</h2>
<p>The price beside a time is the whole price in rupees, tax included. Coupons, life points and wallet are taken off before you pay, and you see each of them.</p>
<h2>Booking, moving, cancelling</h2>
<p>A chosen time is kept for ten minutes while you pay. The rule for moving and cancelling is shown on the healer's page, when you pay and beside each appointment, with the exact rupees. If a healer cancels, everything goes back to where it came from.</p>
<h2>Wallet and life points</h2>
<p>The wallet is a prepaid balance for this site: it can be used here, not paid out and not passed on. One life point is worth one rupee here.</p>
<h2>Courses, e-books and events</h2>
<p>What you buy is for you. You may watch and read it on any of your devices, and not copy it for others.</p>
<h2>How we talk to each other</h2>
<p>With respect. No threats, no selling, no recording without the other person's yes. Whoever breaks this loses the account; what was paid for and not given goes back.</p>
<h2>Changes</h2>
<p>When these words change in a way that matters we tell you before they count, and the version below grows by one.</p>`,
  },
]

export interface DemoAboutModule {
  kind: 'story' | 'values' | 'people' | 'promise' | 'invitation'
  title: string
  body: string
  /** Album and number of the photo beside it. */
  photo?: { album: string; number: number }
}

export const demoAbout: DemoAboutModule[] = [
  {
    kind: 'story',
    title: 'A step, a lamp, somebody who listens',
    body: `<p>In many Indian houses the talk that matters happens on the step. Shoes off, tea, somebody older who has time. The flats got taller and the step went missing. The need for it did not.</p>
<p>New You puts the step back. Not a clinic, not an app that counts your streaks: a door, a light, and a person who has learned to listen and has papers to show for it.</p>`,
    photo: { album: 'hours', number: 1 },
  },
  {
    kind: 'values',
    title: 'What we hold to',
    body: `<ul>
<li><strong>The whole price first.</strong> Before you tell us anything you know what it costs.</li>
<li><strong>Exact titles.</strong> A counsellor is not called a doctor here, and a teacher is not called a therapist.</li>
<li><strong>No hurry.</strong> No countdowns, no last seats, no messages that make you feel you are missing something.</li>
<li><strong>Your name is yours.</strong> Choose another one; your healer will use it.</li>
</ul>`,
  },
  {
    kind: 'people',
    title: 'Who sits here',
    body: `<p>Psychologists, counsellors, a psychiatrist, teachers of meditation, people who know debt, marriages, farms and first jobs from the inside. They live from Imphal to Thiruvananthapuram and speak more languages than we can print on one page.</p>
<p>Before somebody is listed, a person of ours has seen the degree, the licence or the letters. On each healer's page you read which, and when.</p>
<p><a href="/healers">See the healers</a></p>`,
    photo: { album: 'places', number: 11 },
  },
  {
    kind: 'promise',
    title: 'If something goes wrong',
    body: `<p>If your healer does not come, everything you paid goes back by itself. If you do not come, the rule that you saw before paying applies, and no other. If you write to us, a person answers within two working days.</p>`,
  },
  {
    kind: 'invitation',
    title: 'Open to read, open to build on',
    body: `<p>The software of this house is open. Whoever runs a practice may use it, look into it and make it better. The people on this site are a demo: invented, drawn, and marked so.</p>
<p><a href="/get-started">How to begin</a></p>`,
    photo: { album: 'places', number: 3 },
  },
]
