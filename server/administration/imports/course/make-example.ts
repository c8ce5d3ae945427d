import {
  courseManifest,
  manifestName,
  manifestSchemaName,
} from '@newyou/contract/administration/imports/course-manifest'
import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { z } from 'zod'

interface Places {
  healer: string
  category: string
  language: string
}

const manifestOf = (places: Places): z.input<typeof courseManifest> => ({
  $schema: `./${manifestSchemaName}`,
  title: 'A calm hour before bed',
  summary: 'Five short lessons for an evening without a hurry.',
  ...places,
  price: 1500,
  picture: 'pictures/lamp.png',
  description: 'about.md',
  outcomes: ['What to put away an hour before bed', 'A breath that you can count'],
  audience: 'Everybody who takes the day to bed.',
  certificate: true,
  written_in: 'en',
  other_version: {
    title: 'सोने से पहले का शांत घंटा',
    summary: 'बिना जल्दी की शाम के लिए पाँच छोटे पाठ।',
    description: 'शाम का **एक घंटा**, जो आपका अपना है।',
    outcomes: ['सोने से एक घंटा पहले क्या हटा दें', 'गिनने लायक एक साँस'],
    audience: 'सबके लिए, जो दिन को साथ लेकर सोते हैं।',
  },
  sections: [
    {
      title: 'The evening',
      other_title: 'शाम',
      lessons: [
        { title: 'Why an hour', other_title: 'एक घंटा क्यों', text: 'lessons/why.md', preview: true },
        { title: 'A breath to count', other_title: 'गिनने की साँस', file: 'lessons/breath.html', minutes: 3 },
        {
          title: 'The film, uploaded afterwards',
          other_title: 'फ़िल्म, बाद में अपलोड',
          type: 'video',
          minutes: 10,
        },
      ],
    },
    {
      title: 'To keep',
      other_title: 'अपने पास रखने के लिए',
      lessons: [
        { title: 'A sheet to print', other_title: 'छापने का पन्ना', file: 'sheet.pdf' },
        {
          title: 'Three questions',
          other_title: 'तीन सवाल',
          questions: [
            {
              question: 'When does the hour begin?',
              options: ['An hour before bed', 'When the news is over'],
              right: 'An hour before bed',
              explanation: 'Count back from the time when the light goes out.',
            },
            {
              question: 'What leaves the room?',
              options: ['The phone', 'The lamp', 'The work of tomorrow'],
              right: ['The phone', 'The work of tomorrow'],
            },
            {
              question: 'Which breath is longer?',
              options: ['The one in', 'The one out'],
              right: 'The one out',
            },
          ],
        },
      ],
    },
  ],
})

const texts = {
  'about.md': 'An evening of **one hour** that is yours. Read a lesson a day, and keep what helps.\n',
  'lessons/why.md':
    '## One hour\n\nThe day ends when you say so.\n\n- Put the phone into another room.\n- Light one lamp.\n\n![A lamp on a dark ground](../pictures/lamp.png)\n',
  'lessons/breath.html':
    '<h2>In and out</h2>\n<p>Breathe in and count to four. Breathe out and count to <strong>six</strong>.</p>\n',
}

const lamp = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">
  <rect width="1600" height="1000" fill="#20303a"/><circle cx="800" cy="430" r="150" fill="#f3c969"/>
  <path d="M520 560h560l-90 180H610z" fill="#a4573d"/></svg>`

const sheet = () =>
  new Promise<Uint8Array>((resolve) => {
    const document = new PDFDocument({ size: 'A5', info: { Title: 'A sheet to print' } })
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.fontSize(18).text('My hour before bed')
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
      document.moveDown().fontSize(12).text(`${day}: ______________________`)
    document.end()
  })

const json = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`)

/** A small course with a lesson of most kinds, packed. On another thread. */
export async function makeExample(places: Places): Promise<Uint8Array> {
  const picture = await sharp(Buffer.from(lamp)).png().toBuffer()
  return zipSync({
    [manifestName]: json(manifestOf(places)),
    [manifestSchemaName]: json(z.toJSONSchema(courseManifest, { io: 'input' })),
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)])),
    'pictures/lamp.png': [new Uint8Array(picture), { level: 0 }],
    'sheet.pdf': [new Uint8Array(await sheet()), { level: 0 }],
  })
}
