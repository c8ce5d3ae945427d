import type { Transaction } from 'kysely'
import type { DB } from '../server/platform/database/schema.ts'
import { cleanRichText, plainText } from '../server/platform/rich-text.ts'
import {
  englishEbooks,
  hindiCourses,
  hindiEbooks,
  hindiEvents,
  hindiHealers,
  hindiPosts,
} from './content/versions/hindi.ts'
import { demoId } from './ids.ts'
import { toHtml } from './markup.ts'

type Trx = Transaction<DB>

/** The language of the site in which something is titled. */
export const languageOf = (title: string) => (/\p{Script=Devanagari}/u.test(title) ? 'hi' : 'en')

/** Of what the demo says in a second language, a domain each, once its rows are there. */
const richOf = (text: string) => {
  const html = cleanRichText(toHtml(text))
  return { html, words: plainText(html) }
}

export async function loadCourseVersions(trx: Trx) {
  for (const [slug, { about, sections, lessons, ...course }] of Object.entries(hindiCourses)) {
    const { html, words } = richOf(about)
    await trx
      .updateTable('course')
      .set({
        other_title: course.title,
        other_summary: course.summary,
        other_outcomes: course.outcomes,
        other_audience: course.audience,
        other_caution: course.caution,
        other_description: html,
        other_words: words,
      })
      .where('u_id', '=', demoId('course', slug))
      .execute()
    for (const [place, title] of sections.entries())
      await trx
        .updateTable('course_section')
        .set({ other_title: title })
        .where('u_id', '=', demoId('course-section', `${slug}:${place}`))
        .execute()
    for (const [place, title] of lessons.entries())
      await trx
        .updateTable('course_content')
        .set({ other_title: title })
        .where('u_id', '=', demoId('course-content', `${slug}:${place}`))
        .execute()
  }
}

export async function loadEventVersions(trx: Trx) {
  for (const [slug, { title, lead, what_to_bring: bring, about }] of Object.entries(hindiEvents)) {
    const { html, words } = richOf(about)
    await trx
      .updateTable('event')
      .set({ other_title: title, other_lead: lead, other_what_to_bring: bring })
      .set({ other_about: html, other_words: words })
      .where('u_id', '=', demoId('event', slug))
      .execute()
  }
}

export async function loadEbookVersions(trx: Trx) {
  for (const [slug, { title, lead, about }] of Object.entries({ ...hindiEbooks, ...englishEbooks })) {
    const { html, words } = richOf(about)
    await trx
      .updateTable('ebook')
      .set({ other_title: title, other_lead: lead, other_description: html, other_words: words })
      .where('u_id', '=', demoId('ebook', slug))
      .execute()
  }
}

export async function loadPostVersions(trx: Trx) {
  for (const [slug, { title, lead, text }] of Object.entries(hindiPosts)) {
    const { html, words } = richOf(text)
    await trx
      .updateTable('article')
      .set({ other_title: title, other_lead: lead, other_body: html, other_words: words })
      .where('u_id', '=', demoId('blog', slug))
      .execute()
  }
}

export async function loadHealerVersions(trx: Trx) {
  for (const [slug, { topics, about, concerns }] of Object.entries(hindiHealers))
    await trx
      .updateTable('healer')
      .set({ other_topics: topics, other_about: about, other_concerns: concerns })
      .where('u_id', '=', demoId('healer', slug))
      .execute()
}
