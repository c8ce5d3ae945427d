export type SmsRecord = {
  id: string
  at: number
  to: string
  text: string
  gateway: string
  templateId: string
}

export type WhatsAppRecord = {
  id: string
  at: number
  to: string
  phoneNumberId: string
  /** The readable content: the text, or the template's name and its parameters. */
  text: string
  template: { name: string; language: string; parameters: string[] } | null
}
