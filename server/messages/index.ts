export { en } from './en/index.ts'
export { rupees } from './formats.ts'
export {
  type Catalogue,
  type Channel,
  createMessages,
  type Label,
  type LabelDomain,
  type MailContent,
  type Messages,
  type Parameters,
  type PhoneChannel,
  type TemplateKey,
} from './messages.ts'
export { fillPattern, namesIn, type Pattern } from './patterns.ts'
export { inReadersLanguage } from './site-links.ts'
export { orderTitle } from './titles.ts'
