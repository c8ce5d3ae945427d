import type { TextTemplateForm } from '@newyou/contract/foundation/text-messages/templates'
import { defaultLocale, type Locale, locales } from '@newyou/contract/locales'
import type { Selectable } from 'kysely'
import {
  namesIn,
  type Parameters,
  type Pattern,
  type PhoneChannel,
  type TemplateKey,
} from '../../messages/index.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { TextTemplate } from '../../platform/database/schema.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Audit } from '../audit/index.ts'

export type TemplateRow = Selectable<TextTemplate>

/** A text that the site sends to phones, in one language and with one choice of its words. */
export interface NeededText extends Pattern {
  channel: PhoneChannel
  message: TemplateKey
  locale: Locale
}

/** Every text that the site can send to phones, as it would have to be registered today. */
export const neededTexts = (messages: Pick<Platform['messages'], 'keys' | 'patternsOf'>): NeededText[] =>
  (['sms', 'whatsapp'] as const).flatMap((channel) =>
    messages
      .keys()
      .flatMap((message) =>
        locales.flatMap((locale) =>
          messages.patternsOf(locale, message, channel).map((one) => ({ channel, message, locale, ...one })),
        ),
      ),
  )

type Which = Pick<TextTemplateForm, 'channel' | 'message' | 'locale' | 'variant'>
const isAbout = (which: Which | TemplateRow, text: NeededText) =>
  text.channel === which.channel &&
  text.message === which.message &&
  text.locale === which.locale &&
  text.variant === which.variant

interface TemplatesDependencies extends Pick<Platform, 'db' | 'clock' | 'ids' | 'messages'> {
  audit: Pick<Audit, 'note'>
}

/**
 * Texts to phones and where they are registered. What goes out is what was approved: while today's words wait, those that were
 * approved before go on going out.
 */
export function createTextTemplates({ db, clock, ids, messages, audit }: TemplatesDependencies) {
  return {
    /** The approved text in the reader's language, or else in the default one; undefined without any. */
    async choose(channel: PhoneChannel, message: TemplateKey, locale: Locale, parameters: Parameters) {
      const rows = await db
        .selectFrom('text_template')
        .selectAll()
        .where('channel', '=', channel)
        .where('message', '=', message)
        .where('state', '=', 'approved')
        .orderBy('changed_at', 'desc')
        .execute()
      for (const language of new Set([locale, defaultLocale])) {
        const today = messages.patternFor(language, message, channel, parameters)
        const fits = rows.filter(
          (row) =>
            row.locale === language &&
            row.variant === today.variant &&
            namesIn(row.pattern).every((name) => name in parameters),
        )
        const row = fits.find(({ pattern }) => pattern === today.pattern) ?? fits[0]
        if (row) return row
      }
      return undefined
    },

    /** All texts with what is registered of each: today's words first, else what was registered last. */
    async list() {
      const rows = await db.selectFrom('text_template').selectAll().orderBy('changed_at', 'desc').execute()
      return neededTexts(messages).map((text) => {
        const ofText = rows.filter((row) => isAbout(row, text))
        const today = ofText.find(({ pattern }) => pattern === text.pattern)
        return { text, today, before: ofText.find((row) => row !== today && row.state === 'approved') }
      })
    },

    /** The forms of texts that the site sends; of several for one text the last. */
    async knownAmong<Form extends TextTemplateForm>(forms: readonly Form[]): Promise<Form[]> {
      const needed = neededTexts(messages)
      const last = new Map<NeededText, Form>()
      for (const form of forms) {
        const text = needed.find((one) => isAbout(form, one))
        if (text) last.set(text, form)
      }
      return [...last.values()]
    },

    /**
     * Saves each for the words of today, and says how many.
     * @throws DomainError notFound where the site sends no such text
     */
    async save(by: string, forms: readonly TextTemplateForm[]): Promise<number> {
      const needed = neededTexts(messages)
      const now = clock.now()
      const rows = forms.map((form) => {
        const text = needed.find((one) => isAbout(form, one)) ?? throwError('notFound')
        return {
          ...text,
          u_id: ids.next(),
          registered_id: form.registered_id,
          gateway_id: form.gateway_id || null,
          state: form.state,
          reason: form.state === 'rejected' ? form.reason : '',
          created_at: now,
          changed_at: now,
        }
      })
      await inTransaction(db, async (trx) => {
        await trx
          .insertInto('text_template')
          .values(rows)
          .onConflict((conflict) =>
            conflict.constraint('text_template_once').doUpdateSet((of) => ({
              registered_id: of.ref('excluded.registered_id'),
              gateway_id: of.ref('excluded.gateway_id'),
              state: of.ref('excluded.state'),
              reason: of.ref('excluded.reason'),
              changed_at: of.ref('excluded.changed_at'),
            })),
          )
          .execute()
        await audit.note(trx, {
          staffId: by,
          resource: 'text-templates',
          recordId: rows.length === 1 ? `${rows[0]?.message} ${rows[0]?.locale}` : `${rows.length} texts`,
          action: 'saved',
        })
      })
      return rows.length
    },
  }
}
export type TextTemplates = ReturnType<typeof createTextTemplates>
