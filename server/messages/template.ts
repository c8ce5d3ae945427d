/** Sentences with arguments in ICU syntax. One that comes out empty is left out; a list within the list is a paragraph of lines. */
export type Paragraphs = (string | string[])[]

/** A link with its label. Its address is a parameter, `{link}`, or a page of the site: `{site}/wallet`. */
export interface MailLink {
  label: string
  to: string
}

/** The parts of a mail, in their order. Its HTML and its plain text are made from the same parts. */
export interface MailTemplate {
  subject: string
  /** A code that the reader types, shown large. */
  code?: string
  text: Paragraphs
  /** Rows of a name and a value. A row whose value comes out empty is left out. */
  facts?: [name: string, value: string][]
  button?: MailLink
  /** Quieter links below the button. */
  links?: MailLink[]
  /** Sentences below the links. */
  notes?: Paragraphs
}

/**
 * One message in one language. The bell shows `title` and `text`; the message goes out by each further channel that it
 * has a text for.
 */
export interface MessageTemplate {
  title: string
  text: Paragraphs
  mail?: MailTemplate
  sms?: string
  whatsapp?: string
}

/** A message whose mail says the same as the bell, with a button that leads to `{link}`. */
export const withMail = (title: string, text: string[], button: string) => ({
  title,
  text,
  mail: { subject: title, text, button: { label: button, to: '{link}' } },
})

/** The same, also by SMS, in words of its own: what happened and what to do, in one part. */
export const withSms = (title: string, text: string[], button: string, sms: string) => ({
  ...withMail(title, text, button),
  sms: `⟦brand⟧: ${sms} {link}`,
})

/** The same, also to WhatsApp, with the first sentence and `more`, which names the link. */
export const withWhatsapp = (
  title: string,
  text: [string, ...string[]],
  button: string,
  sms: string,
  more: string,
) => ({
  ...withSms(title, text, button, sms),
  whatsapp: `⟦brand⟧: ${text[0]} ${more}`,
})
