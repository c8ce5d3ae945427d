import { brandPictureAddress, mailLogoSize } from '@newyou/contract/foundation/brand/pictures'
import type { Locale } from '@newyou/contract/locales'
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Fragment, createElement as h, type ReactNode } from 'react'
import type { MailContent } from '../../../messages/index.ts'
import { presentBrand } from '../../../platform/present-brand.ts'
import { buttonStyle, sheetFor, styles } from './look.ts'

/** The layout around a mail's parts. */
export interface MailFrame {
  homeUrl: string
  /** Why the reader gets this mail. */
  reason: string
  links: { label: string; href: string }[]
}

/** A paragraph keeps its lines. */
const lines = (text: string): ReactNode[] =>
  text.split('\n').map((line, number) => h(Fragment, null, number > 0 && h('br'), line))

function Facts({ facts }: Pick<MailContent, 'facts'>) {
  const rows = facts.map(({ name, value }) =>
    h(
      'tr',
      { key: name },
      h('th', { scope: 'row', className: 'text2 line fact-name', style: styles.factName }, name),
      h('td', { className: 'text line', style: styles.factValue }, ...lines(value)),
    ),
  )
  return h('table', { style: styles.facts, cellPadding: 0, cellSpacing: 0 }, h('tbody', null, rows))
}

function Card({ subject, code, paragraphs, facts, button, links, notes }: MailContent) {
  return h(
    Section,
    { className: 'card', style: styles.card },
    h('h1', { className: 'text', style: styles.title }, subject),
    ...paragraphs.map((text) =>
      h(Text, { key: text, className: 'text', style: styles.paragraph }, ...lines(text)),
    ),
    code !== '' && h(Text, { className: 'sunken', style: styles.code }, code),
    facts.length > 0 && h(Facts, { facts }),
    button &&
      h(
        'div',
        { style: styles.buttonLine },
        h(
          Button,
          { href: button.href, className: 'button', style: buttonStyle(presentBrand().colours) },
          button.label,
        ),
      ),
    links.length > 0 &&
      h(
        'div',
        { style: styles.links },
        links.map(({ label, href }) =>
          h(Fragment, { key: label }, h(Link, { href, className: 'text', style: styles.link }, label), ' '),
        ),
      ),
    ...notes.map((text) => h(Text, { key: text, className: 'text2', style: styles.note }, ...lines(text))),
  )
}

const logoHeight = 44

/** The logo on its own ground, which programs that turn dark leave alone, or the name. */
function BrandHead({ locale, homeUrl }: { locale: Locale; homeUrl: string }) {
  const { names, logo } = presentBrand()
  const name = names[locale]
  if (!logo) return name
  const { width, height } = mailLogoSize(logo.light)
  const src = new URL(brandPictureAddress(logo.light, 'mail'), homeUrl).href
  const size = { width: Math.round((width * logoHeight) / height), height: logoHeight }
  // The name beside it says it already.
  const alt = logo.with_name ? '' : name
  return h(Fragment, null, h('img', { src, alt, ...size, style: styles.logo }), logo.with_name && ` ${name}`)
}

/** The one layout of all mails. It needs no picture but that of the brand, and reads well in dark programs. */
export function MailLayout({ content, frame }: { content: MailContent; frame: MailFrame }) {
  return h(
    Html,
    { lang: content.locale },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, content.subject),
      h('style', null, sheetFor(presentBrand().colours)),
    ),
    h(
      Body,
      { className: 'ground', style: styles.body },
      // Preview text after the subject in mail lists.
      h(Preview, null, content.paragraphs[0] ?? content.subject),
      // The library repeats the style of the body on a cell that no class reaches; this section covers it.
      h(
        Section,
        { className: 'ground', style: styles.ground },
        h(
          Container,
          { style: styles.container },
          h(
            Section,
            { style: styles.brand },
            h(
              Link,
              { href: frame.homeUrl, className: 'text', style: styles.brandName },
              h(BrandHead, { locale: content.locale, homeUrl: frame.homeUrl }),
            ),
          ),
          h(Card, content),
          h(
            Section,
            { style: styles.foot },
            frame.reason !== '' && h(Text, { className: 'text3', style: styles.footLine }, frame.reason),
            frame.links.map(({ label, href }) =>
              h(
                Text,
                { key: label, className: 'text3', style: styles.footLine },
                h(Link, { href, className: 'text3', style: styles.footLink }, label),
              ),
            ),
          ),
        ),
      ),
    ),
  )
}
