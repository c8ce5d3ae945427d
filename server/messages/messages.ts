import { homeZone } from '@newyou/contract/business'
import { defaultLocale, type Locale } from '@newyou/contract/locales'
import { IntlMessageFormat } from 'intl-messageformat'
import { presentBrand, sayBrand } from '../platform/present-brand.ts'
import { en } from './en/index.ts'
import { dateAndTime, rupees } from './formats.ts'
import { hi } from './hi/index.ts'
import { fillPattern, namesIn, type Pattern, patternFor, patternsOf, plainText } from './patterns.ts'
import { inSmsLetters, shownInSms } from './sms.ts'
import type { MailLink, MailTemplate, MessageTemplate, Paragraphs } from './template.ts'
import { formOf } from './titles.ts'

export type Catalogue = typeof en
type Domain = keyof Catalogue
/** Catalogues of labels, which are no messages. */
const labelDomains = ['answers', 'documents', 'mails'] as const
export type LabelDomain = (typeof labelDomains)[number]
const hasLabels: ReadonlySet<string> = new Set(labelDomains)
/** A message with a title: what the bell, mail and SMS say. */
export type TemplateKey = {
  [D in Domain]: `${D}.${keyof Catalogue[D] & string}`
}[Exclude<Domain, LabelDomain>]
/** A label of a document, in the reader's language. */
export type Label = (name: keyof Catalogue['documents'], parameters?: Parameters) => string

/** The parts of one mail in words. */
export interface MailContent {
  locale: Locale
  subject: string
  code: string
  paragraphs: string[]
  facts: { name: string; value: string }[]
  button: { label: string; href: string } | undefined
  links: { label: string; href: string }[]
  notes: string[]
}

/**
 * Message parameters, as stored. Names that end in `At` or `Until` are instants and shown in the time zone `zone`;
 * names that end in `Paise` are shown as rupees; `title` is translated for the reader where it is an order's.
 */
export type Parameters = Record<string, string | number | boolean | null>

export type Channel = 'mail' | 'sms' | 'whatsapp'
export type PhoneChannel = Exclude<Channel, 'mail'>
const channels = ['mail', 'sms', 'whatsapp'] as const

function shown(locale: Locale, zone: string, name: string, value: Parameters[string], isSms: boolean) {
  if (value === null) return 'none'
  if (isSms) return shownInSms(locale, zone, name, value)
  if (/(At|Until)$/.test(name)) return dateAndTime(locale, new Date(String(value)), zone)
  if (name.endsWith('Paise')) return rupees(locale, Number(value))
  return value
}

/** The texts of the server in the languages of the people who read them. */
export function createMessages(catalogues: Partial<Record<Locale, Catalogue>> = { en, hi }) {
  const formats = new Map<string, IntlMessageFormat>()
  const catalogueOf = (locale: Locale) => catalogues[locale] ?? en

  function template(locale: Locale, key: TemplateKey): MessageTemplate {
    const [domain = '', name = ''] = key.split('.')
    const ofDomain = catalogueOf(locale)[domain as Domain] as Record<string, MessageTemplate> // the key's type names one
    const known = ofDomain[name]
    if (!known) throw new Error(`no message ${key}`)
    return known
  }

  /** The title of an order in a language; the product's own stays as it is. */
  function titleIn(locale: Locale, title: string): string {
    const known = formOf(title)
    return known ? format(locale, catalogueOf(locale).documents[known.form], known.values) : title
  }

  function format(locale: Locale, template: string, parameters: Parameters, isSms = false): string {
    const text = sayBrand(template, presentBrand().names[locale])
    const id = `${locale} ${text}`
    const known = formats.get(id) ?? new IntlMessageFormat(text, locale)
    formats.set(id, known)
    const zone = String(parameters.zone ?? homeZone)
    const values = Object.entries(parameters).map(([name, value]) => [
      name,
      name === 'title' ? titleIn(locale, String(value)) : shown(locale, zone, name, value, isSms),
    ])
    return String(known.format(Object.fromEntries(values)))
  }

  const phoneText = (locale: Locale, key: TemplateKey, channel: PhoneChannel) =>
    sayBrand(template(locale, key)[channel] ?? '', presentBrand().names[locale])
  const inLetters = (locale: Locale, channel: PhoneChannel, { variant, pattern }: Pattern) => ({
    variant,
    pattern: channel === 'sms' && locale === defaultLocale ? inSmsLetters(pattern) : pattern,
  })

  const paragraphs = (locale: Locale, texts: Paragraphs, parameters: Parameters) =>
    texts
      .map((text) =>
        (Array.isArray(text) ? text : [text])
          .map((line) => format(locale, line, parameters))
          .filter(Boolean)
          .join('\n'),
      )
      .filter(Boolean)

  return {
    /** Every message. */
    keys: () =>
      Object.entries(en)
        .filter(([domain]) => !hasLabels.has(domain))
        .flatMap(([domain, ofDomain]) =>
          Object.keys(ofDomain).map((name) => `${domain}.${name}` as TemplateKey),
        ), // built of the catalogue's own keys

    /** The language of a person by its code; the default one while there is no catalogue of theirs. */
    localeOf: (code: string | null | undefined): Locale =>
      code && Object.hasOwn(catalogues, code) ? (code as Locale) : defaultLocale, // it is a key of the catalogues

    titleIn,

    /** The labels of documents in a language. */
    labelsOf:
      (locale: Locale): Label =>
      (name, parameters = {}) =>
        format(locale, catalogueOf(locale).documents[name], parameters),

    /** The bell's content. */
    bell(locale: Locale, key: TemplateKey, parameters: Parameters) {
      const { title, text } = template(locale, key)
      return {
        title: format(locale, title, parameters),
        description: paragraphs(locale, text, parameters).join(' '),
      }
    },

    /** A label of what surrounds every mail. */
    mailLabel: (locale: Locale, name: keyof Catalogue['mails'], parameters: Parameters = {}) =>
      format(locale, catalogueOf(locale).mails[name], parameters),

    /** The parts of a mail; one without parts of its own says what the bell says. */
    mail(locale: Locale, key: TemplateKey, parameters: Parameters): MailContent {
      const { title, text, mail = { subject: title, text } } = template(locale, key)
      const { code = '', facts = [], button, links = [], notes = [] }: MailTemplate = mail
      const linkOf = ({ label, to }: MailLink) => ({
        label: format(locale, label, parameters),
        href: format(locale, to, parameters),
      })
      return {
        locale,
        subject: format(locale, mail.subject, parameters),
        code: format(locale, code, parameters),
        paragraphs: paragraphs(locale, mail.text, parameters),
        facts: facts
          .map(([name, value]) => ({
            name: format(locale, name, parameters),
            value: format(locale, value, parameters),
          }))
          .filter(({ value }) => value !== ''),
        button: button && linkOf(button),
        links: links.map(linkOf),
        notes: paragraphs(locale, notes, parameters),
      }
    },

    /** What the bell calls a message, without what is filled in. */
    titleOf: (key: TemplateKey) =>
      plainText(sayBrand(template(defaultLocale, key).title, presentBrand().names[defaultLocale])),

    /** What WhatsApp says to an answer. */
    answer: (locale: Locale, name: keyof Catalogue['answers'], parameters: Parameters) =>
      format(locale, catalogueOf(locale).answers[name], parameters),

    /** The pattern of a text to a phone with these parameters, as it is registered today. */
    patternFor: (locale: Locale, key: TemplateKey, channel: PhoneChannel, parameters: Parameters): Pattern =>
      inLetters(locale, channel, patternFor(phoneText(locale, key, channel), parameters)),

    /** Every pattern that a text to a phone can become; empty where a message has no such text. */
    patternsOf(locale: Locale, key: TemplateKey, channel: PhoneChannel): Pattern[] {
      const text = phoneText(locale, key, channel)
      return text ? patternsOf(text).map((one) => inLetters(locale, channel, one)) : []
    },

    /** What is filled in at each name of a pattern, in their order. @throws Error for one that is not given */
    valuesFor(locale: Locale, pattern: string, channel: PhoneChannel, parameters: Parameters) {
      const isSms = channel === 'sms'
      return namesIn(pattern).map((name) => {
        const value = format(locale, `{${name}}`, parameters, isSms)
        return { name, value: isSms && locale === defaultLocale ? inSmsLetters(value) : value }
      })
    },

    /** Text to a phone in today's words. */
    short(locale: Locale, key: TemplateKey, channel: PhoneChannel, parameters: Parameters): string {
      const { pattern } = this.patternFor(locale, key, channel, parameters)
      const values = this.valuesFor(locale, pattern, channel, parameters)
      return fillPattern(pattern, (_, index) => values[index]?.value ?? '')
    },

    /** By what a message goes out beside the bell. */
    channelsOf: (key: TemplateKey): Channel[] =>
      channels.filter((channel) => template(defaultLocale, key)[channel]),
  }
}
export type Messages = ReturnType<typeof createMessages>
