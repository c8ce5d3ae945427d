import { defaultLocale } from '@newyou/contract/locales'
import type { WhatsappAnswer, WhatsappProvider } from '../../integrations/phones/whatsapp.ts'
import { inReadersLanguage, type Parameters, type TemplateKey } from '../../messages/index.ts'
import { after, hours } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { createNumberHash } from './sending.ts'

const answerQueue = 'whatsapp-answer'
/** An answer without a message that it belongs to is one to the latest of these hours. */
const answeredWithin = hours(48)

export type Meaning = 'confirm' | 'reschedule'

/** What is said back, in words of the catalogue `textMessages`. */
export interface Said {
  outcome: string
  label: 'confirmed' | 'reschedule' | 'tooLate'
  parameters?: Parameters
}

/** Acts on an answer to a message about a record; the same answer twice does no harm. */
export type ActOnAnswer = (answer: { personId: string; aboutId: string; meaning: Meaning }) => Promise<Said>

const words: Record<string, Meaning> = {
  1: 'confirm',
  confirm: 'confirm',
  yes: 'confirm',
  हाँ: 'confirm',
  2: 'reschedule',
  reschedule: 'reschedule',
}

/** What somebody means; undefined for anything but the few words that a reminder names. */
const meaningOf = (text: string): Meaning | undefined =>
  words[
    text
      .normalize('NFC')
      .trim()
      .toLowerCase()
      .replace(/[.!।]+$/, '')
  ]

interface AnswersDependencies
  extends Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'messages' | 'publicUrl'> {
  whatsapp: Pick<WhatsappProvider, 'reply'>
}

/** Answers by WhatsApp to what we wrote, each acted on once. Their words are not kept. */
export function createTextAnswers(dependencies: AnswersDependencies) {
  const { db, clock, config, jobs, messages, publicUrl, whatsapp } = dependencies
  const hashOf = createNumberHash(config.SESSION_SECRET)
  const acts = new Map<TemplateKey, ActOnAnswer>()

  /** What was answered: only what went to the same number counts. */
  const answered = ({ from, answersTo }: WhatsappAnswer) =>
    db
      .selectFrom('text_message')
      .select(['u_id', 'message', 'locale', 'person_id', 'about_id'])
      .where('to_hash', '=', hashOf(from))
      .where('channel', '=', 'whatsapp')
      .$if(answersTo !== null, (query) => query.where('provider_id', '=', answersTo))
      .$if(answersTo === null, (query) =>
        query
          .where('message', 'in', [...acts.keys()])
          .where('created_at', '>', after(clock.now(), -answeredWithin)),
      )
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()

  jobs.work<WhatsappAnswer>(answerQueue, async (answer) => {
    const { providerId, from, text } = answer
    const known = await db
      .selectFrom('text_answer')
      .select('provider_id')
      .where('provider_id', '=', providerId)
      .executeTakeFirst()
    if (known) return
    const to = await answered(answer)
    const act = to && acts.get(to.message as TemplateKey) // as it was written
    const meaning = meaningOf(text)
    const said =
      meaning && act && to.person_id && to.about_id
        ? await act({ personId: to.person_id, aboutId: to.about_id, meaning })
        : undefined
    await db
      .insertInto('text_answer')
      .values({
        provider_id: providerId,
        text_message_id: to?.u_id ?? null,
        meaning: meaning ?? 'none',
        outcome: said?.outcome ?? 'not-read',
        received_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const locale = messages.localeOf(to?.locale ?? defaultLocale)
    const { label, parameters = {} } = said ?? { label: 'notRead' as const }
    const all = inReadersLanguage({ site: publicUrl, ...parameters }, locale, publicUrl)
    await whatsapp.reply(`+${from}`, messages.answer(locale, label, all))
  })

  return {
    /** Answers to this message are acted on so. */
    register(message: TemplateKey, act: ActOnAnswer) {
      acts.set(message, act)
    },
    /** Each once, however often it is sent. */
    async take(answer: WhatsappAnswer) {
      await jobs.send(db, answerQueue, answer, { key: answer.providerId })
    },
  }
}
export type TextAnswers = ReturnType<typeof createTextAnswers>
