import { z } from 'zod'
import { contentKinds } from '../../learning/courses/kinds.ts'
import { locales } from '../../locales.ts'

/** The file of a folder that says what the course is. */
export const manifestName = 'course.json'
/** Its schema for editors, which the example brings along. */
export const manifestSchemaName = 'course.schema.json'

const words = (max: number, description: string) => z.string().trim().min(1).max(max).meta({ description })
const file = (description: string) => z.string().trim().min(1).max(300).meta({ description })
const text = (description: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(100_000)
    .meta({ description: `${description}: Markdown, or the name of a file that ends in .md, .html or .txt` })
const list = (description: string) => z.array(z.string().trim().min(1).max(300)).max(12).meta({ description })

const courseWords = {
  title: words(120, 'Title of the course'),
  summary: words(300, 'One sentence below the title'),
  description: text('Description').optional(),
  outcomes: list('What learners will learn').optional(),
  audience: words(600, 'Who this course is for').optional(),
  caution: words(600, 'Who this course is not for').optional(),
}

const question = z.strictObject({
  question: words(500, 'The question'),
  options: z
    .array(z.string().trim().min(1).max(300))
    .min(2)
    .max(8)
    .meta({ description: 'The answers to choose from' }),
  right: z
    .union([z.string(), z.array(z.string()).min(1).max(8)])
    .meta({ description: 'The correct answer or answers, exactly as in the options' }),
  explanation: words(1000, 'What is said once it was answered').optional(),
})

export const manifestLesson = z.strictObject({
  title: words(160, 'Title of the lesson'),
  other_title: words(160, 'The title in the other language').optional(),
  type: z
    .enum(contentKinds)
    .optional()
    .meta({ description: 'Needed only where neither file, text nor questions say it' }),
  file: file('Video, audio or PDF of the lesson. Without one, it is uploaded afterwards').optional(),
  text: text('Text of the lesson, or below its video').optional(),
  minutes: z
    .number()
    .min(0)
    .max(1440)
    .optional()
    .meta({ description: 'How long it takes, where no file says it' }),
  preview: z.boolean().optional().meta({ description: 'Whether visitors may open it before they buy' }),
  captions: z
    .strictObject({ en: file('In English').optional(), hi: file('In Hindi').optional() })
    .optional()
    .meta({ description: 'WebVTT files for a video or audio lesson' }),
  questions: z.array(question).min(1).max(200).optional().meta({ description: 'They make it a quiz' }),
})
export type ManifestLesson = z.output<typeof manifestLesson>

export const manifestSection = z.strictObject({
  title: words(120, 'Title of the section'),
  other_title: words(120, 'The title in the other language').optional(),
  lessons: z.array(z.unknown()).max(500),
})

/** All of a course but what is in it. */
export const manifestCourse = z.strictObject({
  $schema: z.string().max(300).optional().meta({ description: 'For editors' }),
  ...courseWords,
  healer: words(200, 'Who teaches it: name or e-mail of a verified healer'),
  category: words(120, 'Name or address of a category of the site'),
  language: words(40, 'Language it is taught in: a name from the list of languages, such as English'),
  price: z
    .union([z.number(), z.string().max(40)])
    .meta({ description: 'In rupees, such as 1500, "₹1,500" or "Free"' }),
  picture: file('Picture of the course').optional(),
  certificate: z
    .boolean()
    .optional()
    .meta({ description: 'Certificate of completion; true if nothing is said' }),
  written_in: z
    .enum(locales)
    .optional()
    .meta({ description: 'Language of title and texts: en if nothing is said' }),
  other_version: z.strictObject(courseWords).optional().meta({
    description: 'Title and texts in the other language of the site: all that are written, or none',
  }),
  sections: z.array(z.unknown()).max(200),
})
export type ManifestCourse = z.output<typeof manifestCourse>

/** The whole of it, for whoever writes one. */
export const courseManifest = manifestCourse.extend({
  sections: z
    .array(
      manifestSection.extend({
        lessons: z.array(manifestLesson).max(500).meta({ description: 'Its lessons in their order' }),
      }),
    )
    .max(200)
    .meta({ description: 'The sections in their order' }),
})
