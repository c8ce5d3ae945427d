import { z } from 'zod'

/** HTML that was sanitised when it was saved: no scripts, no styles, no frames. */
export const richText = z
  .string()
  .meta({ description: 'Sanitised HTML: headings, paragraphs, lists, links, tables, pictures of the site' })
