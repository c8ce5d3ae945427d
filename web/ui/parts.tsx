import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import styles from './parts.module.css'

/** A step of the scale of space in `theme/tokens.css`; 0 is none. */
type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

interface Arrangement {
  className?: string | undefined
  /** Between what stands in it. */
  gap?: Step
  /** Over it. */
  above?: Step
  /** No wider than a line reads well, than a form, than a column of text. */
  width?: 'words' | 'form' | 'text'
  /** Children keep their own content width. */
  start?: boolean
  size?: 'small' | 'large'
  /** Of a card. */
  tone?: 'info' | 'warn' | 'bad' | 'raised'
  /** Of a row: two things at its ends, in one line also on a phone, a picture before the words, or that with an action at the end. */
  shape?: 'ends' | 'line' | 'picture' | 'record'
  /** Of a grid of cards, at most. */
  columns?: 2 | 3 | 4
  /** Of a toolbar: what stands in it goes to its two ends, or to the last one. */
  ends?: 'both' | 'last'
  align?: 'start' | 'end' | 'baseline'
}
type PartProps<Tag extends ElementType> = Arrangement & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Arrangement | 'as'
  >

/** A part is drawn by its class and attributes alone, as the element that the page needs there. */
function draw(
  own: string | undefined,
  {
    as: Element,
    className,
    gap,
    above,
    width,
    start,
    size,
    tone,
    shape,
    columns,
    ends,
    align,
    ...rest
  }: Arrangement & { as: ElementType },
) {
  return (
    <Element
      {...rest}
      className={className ? `${own} ${className}` : own}
      data-gap={gap}
      data-above={above}
      data-width={width}
      data-start={start || undefined}
      data-size={size}
      data-tone={tone}
      data-shape={shape}
      data-columns={columns}
      data-ends={ends}
      data-align={align}
    />
  )
}

/** Things below each other. */
export const Stack = <Tag extends ElementType = 'div'>(props: PartProps<Tag>) =>
  draw(styles.stack, { as: 'div', ...props })
/** Things beside each other, on the next line where there is no room. */
export const Toolbar = <Tag extends ElementType = 'div'>(props: PartProps<Tag>) =>
  draw(styles.toolbar, { as: 'div', ...props })
/** Groups related content apart from the page. */
export const Card = <Tag extends ElementType = 'div'>(props: PartProps<Tag>) =>
  draw(styles.card, { as: 'div', ...props })
/** Cards beside each other, as many as there is room for. */
export const CardGrid = <Tag extends ElementType = 'ul'>(props: PartProps<Tag>) =>
  draw(styles.cards, { as: 'ul', ...props })
/** An entry of a list, with a hairline above it. As a link it shows that it is one. */
export const Row = <Tag extends ElementType = 'li'>(props: PartProps<Tag>) =>
  draw(styles.row, { as: 'li', ...props })
/** A part of a page under its own h2. With a gap what stands in it keeps that distance. */
export const Section = <Tag extends ElementType = 'section'>(props: PartProps<Tag>) =>
  draw(styles.part, { as: 'section', ...props })

/** Page header: its name, a sentence about it, and actions on all of it. */
export function PageHead({
  title,
  lead,
  quiet = false,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  /** The sentence is as large as other text, as on pages of one's own. */
  quiet?: boolean
  children?: ReactNode
}) {
  return (
    <header className={styles.head} data-quiet={quiet || undefined}>
      <h1>{title}</h1>
      {lead && <p className={quiet ? 't2' : 'lead'}>{lead}</p>}
      {children}
    </header>
  )
}
