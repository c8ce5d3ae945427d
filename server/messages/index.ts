export { en } from './en/index.ts'
export { rupees } from './formats.ts'
export {
  type Catalogue,
  type Channel,
  createMessages,
  type Label,
  type MailContent,
  type Messages,
  type Parameters,
  type TemplateKey,
} from './messages.ts'
export { inReadersLanguage } from './site-links.ts'
export { orderTitle } from './titles.ts'
