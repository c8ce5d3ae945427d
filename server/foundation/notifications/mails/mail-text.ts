import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailContent } from '../../../messages/index.ts'
import { type MailFrame, MailLayout } from './layout.ts'

const linkLine = ({ label, href }: { label: string; href: string }) => `${label}: ${href}`

/** The same parts in the same order as in the HTML. */
function plainText(
  { code, paragraphs, facts, button, links, notes }: MailContent,
  { reason, links: ofFrame }: MailFrame,
) {
  const foot = [reason, ...ofFrame.map(linkLine)].filter(Boolean)
  const blocks = [
    ...paragraphs,
    code,
    facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    button ? linkLine(button) : '',
    links.map(linkLine).join('\n'),
    ...notes,
    foot.length > 0 ? ['-- ', ...foot].join('\n') : '',
  ]
  return blocks.filter(Boolean).join('\n\n')
}

/** A mail as HTML and as plain text. */
export const renderMail = (content: MailContent, frame: MailFrame) => ({
  subject: content.subject,
  text: plainText(content, frame),
  html: `<!doctype html>${renderToStaticMarkup(createElement(MailLayout, { content, frame }))}`,
})
