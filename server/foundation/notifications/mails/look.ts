import type { BrandColours } from '@newyou/contract/foundation/brand/colours'
import type { CSSProperties } from 'react'

/** The colours of the site by day; `web/ui/theme/tokens.css` has the same. */
export const day = {
  night: '#f6f0e3',
  surface: '#fdf9f0',
  sunken: '#ece4d3',
  line: '#dfd5c0',
  text: '#1a2721',
  text2: '#47534b',
  text3: '#5f685e',
  rice: '#1f332b',
  onRice: '#fbf6ea',
}

/** The same by night, for programs that show a mail dark. */
export const dark = {
  night: '#0e1b17',
  surface: '#14251f',
  sunken: '#0a1411',
  line: '#2b3d36',
  text: '#f3ebdc',
  text2: '#c3c8b8',
  text3: '#9da698',
  rice: '#f3ebdc',
  onRice: '#14221d',
}

/** A mailbox loads no font of ours. */
const serif = "Eczar, Georgia, 'Noto Serif Devanagari', 'Times New Roman', serif"
const sans =
  "'Anek Devanagari', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans Devanagari', sans-serif"

export const styles = {
  body: { margin: 0, padding: 0, backgroundColor: day.night, fontFamily: sans },
  ground: { padding: '24px 12px', backgroundColor: day.night },
  container: { maxWidth: '560px', margin: '0 auto' },
  brand: { padding: '0 20px 16px' },
  brandName: {
    color: day.text,
    fontFamily: serif,
    fontSize: '21px',
    lineHeight: '28px',
    fontWeight: 500,
    textDecoration: 'none',
  },
  logo: { borderRadius: '8px', verticalAlign: 'middle' },
  card: { padding: '28px 20px 12px', borderRadius: '12px', backgroundColor: day.surface },
  title: {
    margin: '0 0 16px',
    color: day.text,
    fontFamily: serif,
    fontSize: '26px',
    lineHeight: '34px',
    fontWeight: 400,
  },
  paragraph: { margin: '0 0 16px', color: day.text, fontSize: '16px', lineHeight: '26px' },
  code: {
    margin: '0 0 20px',
    padding: '12px 20px',
    borderRadius: '12px',
    backgroundColor: day.sunken,
    color: day.text,
    fontSize: '34px',
    lineHeight: '44px',
    fontWeight: 600,
    letterSpacing: '0.14em',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
  facts: { width: '100%', margin: '0 0 20px', borderCollapse: 'collapse' },
  factName: {
    width: '108px',
    padding: '10px 12px 10px 0',
    borderTop: `1px solid ${day.line}`,
    color: day.text2,
    fontSize: '14px',
    lineHeight: '24px',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
  },
  factValue: {
    padding: '10px 0',
    borderTop: `1px solid ${day.line}`,
    color: day.text,
    fontSize: '16px',
    lineHeight: '24px',
    verticalAlign: 'top',
    wordBreak: 'break-word',
  },
  buttonLine: { margin: '8px 0 20px' },
  button: {
    padding: '14px 24px',
    borderRadius: '12px',
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  links: { margin: '0 0 12px', fontSize: '16px', lineHeight: '32px' },
  link: { marginRight: '20px', color: day.text, textDecoration: 'underline', whiteSpace: 'nowrap' },
  note: { margin: '0 0 12px', color: day.text2, fontSize: '14px', lineHeight: '22px' },
  foot: { padding: '20px 20px 0' },
  footLine: { margin: '0 0 8px', color: day.text3, fontSize: '14px', lineHeight: '20px' },
  footLink: { color: day.text3, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>

/** Dark-mode rules, by class: they cannot override inline styles otherwise. */
const darkRules = [
  ['ground', `background-color: ${dark.night}`],
  ['card', `background-color: ${dark.surface}`],
  ['sunken', `background-color: ${dark.sunken}; color: ${dark.text}`],
  ['text', `color: ${dark.text}`],
  ['text2', `color: ${dark.text2}`],
  ['text3', `color: ${dark.text3}`],
  ['line', `border-color: ${dark.line}`],
] as const

/** The button has the colours of the practice, and without them those of the house. */
const buttonOf = (colours: BrandColours | null) => ({
  day: colours
    ? { backgroundColor: colours.light.leaf, color: colours.light.onLeaf }
    : { backgroundColor: day.rice, color: day.onRice },
  dark: colours
    ? `background-color: ${colours.dark.leaf}; color: ${colours.dark.onLeaf}`
    : `background-color: ${dark.rice}; color: ${dark.onRice}`,
})
export const buttonStyle = (colours: BrandColours | null) => ({ ...styles.button, ...buttonOf(colours).day })

const important = (declarations: string) => `${declarations.replaceAll(';', ' !important;')} !important`
const rulesFor = (prefix: string, colours: BrandColours | null) =>
  [...darkRules, ['button', buttonOf(colours).dark] as const]
    .map(([name, declarations]) => `${prefix}.${name} { ${important(declarations)} }`)
    .join('\n')

/** Apple Mail and phones ask the media query; Outlook marks the elements that it darkened. */
export const sheetFor = (
  colours: BrandColours | null,
) => `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${rulesFor('', colours)}
}
${rulesFor('[data-ogsc] ', colours)}
@media (max-width: 420px) {
.fact-name { width: 84px !important; }
.button { display: block !important; text-align: center !important; }
}`
