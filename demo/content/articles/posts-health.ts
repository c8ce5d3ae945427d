import type { DemoPost } from './article.ts'

export const healthPosts: DemoPost[] = [
  {
    slug: 'three-in-the-morning',
    title: 'What three in the morning is for',
    lead: 'The waking is older than you are. It only became a problem when we gave it a clock.',
    category: 'health',
    tags: ['sleep', 'worry', 'night'],
    by: 'arvind-deshpande',
    text: `
Some historians think that before electric light many people slept twice. They lay down when the lamp oil was dear, woke in the middle of the night, talked, fed the fire, prayed, and slept again until the birds. Old diaries mention it as plainly as we mention lunch.

So when a patient tells me she wakes at three, my first question is not why. It is what happens next. Usually the answer is a phone, and on the phone a bank balance, and after the bank balance her father’s reports.

## The body is not broken

Between the second and third long cycles of sleep we come close to the surface. A full bladder, a warm room or a worry is enough to break it. That is ordinary. The trouble begins when we look at the time and start to calculate.

>hi नींद को बुलाया नहीं जाता, उसके लिए जगह बनाई जाती है।

My teacher said that to me in Miraj in 1998. Sleep is not called; a place is made for it. The clock, the sums and the effort all take up the place.

## Three things that help tonight

Turn the clock to the wall. If you are awake for what feels like twenty minutes, leave the bed and sit somewhere dull with a low light. Write the worry down in one line, with the day on which you will look at it.

*When to see someone.* If you wake before four on most days for three weeks, and the mornings are heavy, speak with a doctor. It is common, and it is treatable.

And if you are reading this at three: you have not failed at anything. Put the phone down after this sentence, and let the night be long.`,
  },
  {
    slug: 'night-shift-plate',
    title: 'What to eat when your day is a night',
    lead: 'The canteen closes at ten. Your stomach does not know that.',
    category: 'health',
    tags: ['food', 'night', 'work'],
    by: 'ayesha-siddiqui',
    text: `
Nurses, drivers and people who answer phones for other countries come to me with the same two complaints: weight, and a stomach that burns at four. Most of them eat well. They eat well at the wrong hour.

The gut keeps office hours. After midnight it empties slowly, whatever you put in. So the trick is not a better biryani at two. It is a real meal before you leave home, and something small twice in the night.

## A night that works

- Seven in the evening: dal, sabzi, two rotis or rice. This is your lunch, treat it so.
- Eleven: curd with roasted chana, or a banana and nuts.
- Three: an egg, or a small bowl of poha. Nothing fried, nothing that needs a nap.
- Home: a glass of milk or a toast, and bed. Not breakfast with the children, however much you love it.

Tea until one, then water. The last cup of tea works in your blood for most of a shift.

Do this for two weeks before you judge it. The scale will move later than the burning does.`,
  },
  {
    slug: 'ten-minutes-floor',
    title: 'Ten minutes on the floor',
    lead: 'You do not need a mat, a playlist or a new person inside you.',
    category: 'health',
    tags: ['body', 'habits', 'breath'],
    by: 'savita-jadhav',
    text: `
People tell me they will begin yoga when the knee is better, when the exams are over, when there is a room for it. I teach in a municipal school where forty women share a corridor. Nobody has a room for it.

Lie on the floor. That is the whole first lesson. A hard floor tells you where you hold yourself up without need: the jaw, the left shoulder, the belly.

## Then, if you like

Bend the knees, feet flat. Breathe out longer than you breathe in, eight times. Let both knees fall to one side, stay for four breaths, then the other. Put your calves on a chair and stay there until the kettle boils.

That is ten minutes. Do it at the same hour for a week, in the clothes you are wearing. On the eighth day you will know more about your back than any picture could tell.

*Please ask a doctor first* after an operation, in the last weeks of a pregnancy, or if a leg goes numb.`,
  },
  {
    slug: 'pain-is-not-a-picture',
    title: 'The picture of your spine is not your pain',
    lead: 'About half of all forty-year-olds without any pain have a bulging disc on the scan.',
    category: 'health',
    tags: ['body', 'pain'],
    by: 'gopakumar-nair',
    text: `
A man came with a brown envelope and walked as if he carried glass. Inside was a picture, and on the picture two words in red. He had not lifted his grandson since.

Scans show what is there, not what hurts. If we took a picture of everybody on the morning train, many would have the same two words and no pain at all. Age leaves marks inside as it does on the face.

## What we did

Nothing dramatic. He sat down and stood up from a chair ten times a day. Then from a lower chair. Then with a one-kilo bag of rice, then two. After five weeks the grandson weighed eleven.

Pain that moves about and changes with the day is usually a guard that has become too careful. You teach a careful guard slowly, with things that are safe and a little brave.

*See a doctor today* if you cannot feel between your legs, cannot hold your water, or have fever with the pain. Those are not for chairs.`,
  },
  {
    slug: 'breath-at-altitude',
    title: 'What thin air taught me about panic',
    lead: 'At 3,500 metres everybody breathes too fast on the first night. We do not call it an attack.',
    category: 'health',
    tags: ['breath', 'panic', 'night'],
    by: 'tashi-wangchuk',
    text: `
Guests from the plains arrive in Leh, lie down, and an hour later stand at the window. The heart runs, the fingers tingle, they think they are dying. My mother gives them butter tea and says: you are only breathing for two.

Fast breath washes out something the body wants to keep. Then come the tingling and the fear, and the fear makes the breath faster. It is a wheel. You can step off at one place only: the out-breath.

## The counting of the bell

Breathe in while a bell rings in your mind, short. Breathe out until you can no longer hear it. Do not fill up again at once. Wait for the breath as you would wait for a shy animal.

Six or seven rounds. Hands on the ribs, not on the phone.

It can also help in lifts, in traffic, and before you open a letter from the bank.

*If you are high up* and breathless at rest, confused, or have a headache with vomiting, that is the height and not the fear. Go to a doctor at once, and do not climb any higher.`,
  },
  {
    slug: 'neend-ki-jagah',
    title: 'नींद की जगह',
    lead: 'बिस्तर दफ़्तर नहीं है, और तकिया अदालत नहीं।',
    category: 'health',
    tags: ['sleep', 'night', 'habits'],
    by: 'prakash-hegde',
    language: 'hi',
    text: `
मेरे पास जो लोग नींद लेकर आते हैं, वे अक्सर नींद के बारे में सब जानते हैं। कितने घंटे, कौन-सी चाय, कौन-सा ऐप। जो नहीं है, वह है जगह।

बिस्तर पर हम खाते हैं, हिसाब करते हैं, झगड़े दोहराते हैं। फिर रात को उसी जगह से कहते हैं कि अब चुप हो जाओ। जगह को याद रहता है।

## सात दिन का एक छोटा प्रयोग

- बिस्तर पर केवल सोना। फ़ोन दूसरे कमरे में, या दरवाज़े के पास।
- सूरज ढलने के बाद घर की एक बत्ती कम।
- पैर गुनगुने पानी में पाँच मिनट, फिर पोंछकर मोज़े।
- नींद न आए तो उठ जाना। कुर्सी पर बैठना। कोई सज़ा नहीं।

तीसरे दिन लोग शिकायत करते हैं, छठे दिन चुप रहते हैं। सातवें दिन पूछते हैं कि इतना सीधा क्यों था।

अगर तीन हफ़्ते तक सुबह भारी लगे, तो डॉक्टर से मिलिए। यह कमज़ोरी नहीं है।`,
  },
]
