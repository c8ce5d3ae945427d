export type MailRecord = {
  id: string
  at: number
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  attachments: { filename: string; mimeType: string; base64: string }[]
}
