/** Sentences with arguments in ICU syntax. One that comes out empty is left out; a list within the list is a paragraph of lines. */
export type Paragraphs = (string | string[])[]

/**
 * One message in one language. The bell shows `title` and `text`; the message goes out by each further channel that it
 * has a text for.
 */
export interface MessageTemplate {
  title: string
  text: Paragraphs
  mail?: { subject: string; text: Paragraphs }
  sms?: string
  whatsapp?: string
}

/** A message whose mail says the same as the bell, with a link. */
export const withMail = (title: string, text: string[]) => ({
  title,
  text,
  mail: { subject: title, text: [...text, '{link}'] },
})

/** The same, with the first sentence and the link by SMS. */
export const withSms = (title: string, text: [string, ...string[]]) => ({
  ...withMail(title, text),
  sms: `New You: ${text[0]} {link}`,
})

/** The same, also to WhatsApp. */
export const withWhatsapp = (title: string, text: [string, ...string[]]) => {
  const template = withSms(title, text)
  return { ...template, whatsapp: template.sms }
}
