/** Pages of a demo site. They are complete, and marked as demo where a real operator must write their own. */

export interface DemoPage {
  slug: string
  title: string
  lead: string
  body: string
  title_hi?: string
  lead_hi?: string
  body_hi?: string
  /** A draft shows what a preview is for. */
  isDraft?: boolean
}

const demoNote =
  '<p><strong>This is demo content.</strong> A real operator replaces this page with their own, reviewed by a lawyer.</p>'

export const demoPages: DemoPage[] = [
  {
    slug: 'privacy-policy',
    title: 'Privacy policy',
    lead: 'Which data we collect, why, how long we keep it, and your rights.',
    body: `${demoNote}
<h2>What we collect and why</h2>
<p>To open an account we ask for your name, a mobile number, an e-mail address and your gender. We use the number or the e-mail address to log you in by OTP. There is no password that could be stolen.</p>
<p>Before the first booking we ask for your date of birth, address, marital status, income and monthly budget. We use them to check your age, to prepare receipts and to keep prices fair. Your healer never sees your income, and these details never change a price.</p>
<p>Only your healer sees what you write when you book. You can choose an anonymous name; then your healer sees only that name.</p>
<h2>Payments</h2>
<p>You enter card, UPI and bank details on the payment gateway’s form. We never receive them. We keep the amount, date, purpose and payment number of each payment, as required by tax law.</p>
<p>If your employer or school pays for your sessions, it sees your name, the day you joined and rounded monthly totals for groups of ten people or more, in months in which at least five of them used it. It does not see what you book, with whom or when. You can leave it at any time in <a href="/organisation">My organisation</a>.</p>
<h2>What is stored in your browser</h2>
<p>Your login, a random number for this device, and your theme. No advertising and no trackers. Page views are counted only if you consent.</p>
<h2>Service providers</h2>
<p>We use a payment gateway, providers for SMS, WhatsApp and e-mail, and hosting. Each receives only the data it needs.</p>
<h2>How long we keep data</h2>
<ul>
<li>One-time passwords: 5 minutes.</li>
<li>Logs of visits, without names: 30 days.</li>
<li>If you join by a friend’s code or invite friends, a code made from your internet address, to find misuse: 1 day.</li>
<li>Appointments and what you wrote for them: as long as your account is open.</li>
<li>Invoices and the ledger: 8 years, as required by law, without your name after your account is deleted.</li>
</ul>
<h2>Your rights</h2>
<p>You can see and change your details and log out other devices in <a href="/profile">My Profile</a>. In the <a href="/privacy-centre">Privacy centre</a> clients see what they consented to, get a copy of their data and delete their account. Healers have sessions and payouts with others, so they <a href="/contact-us">contact us</a> for this. We answer within two working days.</p>
<h2>Under 18</h2>
<p>From 13 to 17 years you can register, and your parent or legal guardian has to consent before you can book or pay. We send them a link. They do not need an account. They can refuse, and withdraw the consent later in the same way. We keep their name, relation and contact until your 18th birthday. A younger child can join a session with a parent or guardian who registers.</p>`,
  },
  {
    slug: 'terms-and-condition',
    title: 'Terms and condition',
    lead: 'The rules for using New You.',
    body: `${demoNote}
<h2>What New You is</h2>
<p>New You is a platform to find healers, book 45-minute sessions and learn. The healers are independent. We verify the qualification behind each title before we show it, and we handle bookings and payments. What is said in a session stays between you and your healer.</p>
<h2>What it is not</h2>
<p>New You is not an emergency service. If you may harm yourself or are in danger, call Tele-MANAS on 14416 or 112 first. It does not replace a doctor. Healers support you and tell you when you need other help.</p>
<h2>Prices</h2>
<p>The price shown next to a time is the total in rupees, including tax. Coupons, life points and wallet amounts are deducted before you pay and shown separately.</p>
<h2>Booking, rescheduling and cancellation</h2>
<p>Your chosen time is held for ten minutes while you pay. The cancellation policy is shown on the healer’s page, at checkout and with each appointment, with the exact refund amount. If a healer cancels, you get a full refund.</p>
<h2>Wallet and life points</h2>
<p>The wallet is a prepaid balance for this website. It cannot be withdrawn or transferred. One life point is worth one rupee here.</p>
<h2>Courses, e-books and events</h2>
<p>Purchases are for your personal use, on all your devices. You may not copy them for others.</p>
<h2>Code of conduct</h2>
<p>Treat each other with respect. Threats, advertising, and recording without consent are not allowed. Accounts that break these rules are closed, and unused payments are refunded.</p>
<h2>Changes</h2>
<p>We will notify you before important changes to these terms take effect. The version number is shown below.</p>`,
  },
  {
    slug: 'refund-policy',
    title: 'Cancellation and refunds',
    lead: 'When you can cancel, what you get back, and how long it takes.',
    body: `${demoNote}
<p>The seller is {company}, {address}. You can reach us at {email} and {phone}.</p>
<h2>Sessions</h2>
<p>The policy is shown on the healer’s page, at checkout and with each appointment, with the exact refund amount. The one that you saw when you booked stays valid for that appointment. If a healer cancels or does not join, you get a full refund.</p>
<h2>Courses, e-books, packages and events</h2>
<p>The <a href="/faq#return">FAQ</a> says until when you can return or cancel each of them.</p>
<h2>How the money comes back</h2>
<p>Wallet and life points are credited at once. A refund to a card, UPI or bank account takes 5 to 7 working days. Coupon discounts are not refunded.</p>`,
    title_hi: 'रद्द करना और रिफ़ंड',
    lead_hi: 'आप कब रद्द कर सकते हैं, कितनी रकम वापस मिलती है और कितना समय लगता है।',
    body_hi: `<p><strong>यह डेमो कंटेंट है।</strong> असली साइट चलाने वाले यहाँ अपना पेज रखते हैं, जिसे वकील ने देखा हो।</p>
<p>बेचने वाली कंपनी {company}, {address} है। आप {email} और {phone} पर संपर्क कर सकते हैं।</p>
<h2>सेशन</h2>
<p>पॉलिसी हीलर के पेज पर, पेमेंट पर और हर अपॉइंटमेंट के साथ, रिफ़ंड की सही रकम के साथ दिखती है। बुकिंग के समय जो पॉलिसी थी, उस अपॉइंटमेंट पर वही लागू रहती है। अगर हीलर रद्द करें या न आएँ, तो पूरा रिफ़ंड मिलता है।</p>
<h2>कोर्स, ई-बुक, पैकेज और इवेंट</h2>
<p>इन्हें कब तक लौटाया या रद्द किया जा सकता है, यह <a href="/faq#return">FAQ</a> में लिखा है।</p>
<h2>पैसे कैसे वापस आते हैं</h2>
<p>वॉलेट और लाइफ़ पॉइंट तुरंत वापस आते हैं। कार्ड, UPI या बैंक अकाउंट में रिफ़ंड आने में 5 से 7 कामकाजी दिन लगते हैं। कूपन की छूट वापस नहीं होती।</p>`,
  },
  {
    slug: 'first-visit',
    title: 'Your first visit',
    lead: 'Where to come, what to bring, and what happens in the first hour.',
    body: `<p>Come ten minutes early. There is water, a quiet chair, and somebody who knows your name.</p>
<h2>What to bring</h2>
<p>Nothing. If you take medicine, its name helps.</p>`,
    isDraft: true,
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
    title: 'Our principles',
    body: `<ul>
<li><strong>Clear prices.</strong> You know the total before you tell us anything.</li>
<li><strong>Exact titles.</strong> A counsellor is not called a doctor here, and a teacher is not called a therapist.</li>
<li><strong>No pressure.</strong> No countdowns and no messages that make you feel you are missing out.</li>
<li><strong>Your privacy.</strong> Your healer sees only the name you choose.</li>
</ul>`,
  },
  {
    kind: 'people',
    title: 'Our healers',
    body: `<p>Psychologists, counsellors, a psychiatrist, teachers of meditation, people who know debt, marriages, farms and first jobs from the inside. They live from Imphal to Thiruvananthapuram and speak more languages than we can print on one page.</p>
<p>We verify the degree or licence of every healer before their page becomes public. Each page shows what we verified, and when.</p>
<p><a href="/healers">See all healers</a></p>`,
    photo: { album: 'places', number: 11 },
  },
  {
    kind: 'promise',
    title: 'If something goes wrong',
    body: `<p>If your healer does not join, you get a full refund. If you do not join, the cancellation policy that you saw before paying applies. If you contact us, we answer within two working days.</p>`,
  },
  {
    kind: 'invitation',
    title: 'Open source',
    body: `<p>The software of New You is open source. Any practice may use and improve it. The people on this website are fictional and marked as demo content.</p>
<p><a href="/get-started">Get started</a></p>`,
    photo: { album: 'places', number: 3 },
  },
]
