import { Box } from '@mui/material'
import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text'
import { useMemo } from 'react'
import { HeadingButtons } from './heading-buttons.tsx'
import { pastedHtml } from './pasted-html.ts'
import { PictureButton } from './picture-button.tsx'
import { TableButtons } from './table-buttons.tsx'
import { furtherParts } from './tables.ts'

/** Of a long text, or a tall picture, the buttons stay in reach, below the bar of the page. */
const inReach = { position: { md: 'sticky' }, top: 48, zIndex: 2, bgcolor: 'background.paper' }

/** Text with headings, lists, tables, links and pictures of the site; nothing else that is pasted stays. */
export default function RichTextField({
  source,
  label,
  helperText,
}: {
  source: string
  label: string
  helperText: string | false
}) {
  const editorOptions = useMemo(
    () => ({
      ...DefaultEditorOptions,
      // The page's policy allows no style that a script writes.
      injectCSS: false,
      extensions: [...(DefaultEditorOptions.extensions ?? []), ...furtherParts],
      editorProps: { attributes: { 'aria-label': label }, transformPastedHTML: pastedHtml },
    }),
    [label],
  )
  return (
    <RichTextInput
      source={source}
      label={label}
      helperText={helperText}
      fullWidth
      editorOptions={editorOptions}
      toolbar={
        <Box sx={inReach}>
          <RichTextInputToolbar size="small">
            <HeadingButtons />
            <FormatButtons size="small" />
            <ListButtons size="small" />
            <LinkButtons size="small" />
            <QuoteButtons size="small" />
            <TableButtons />
            <PictureButton />
            <ClearButtons size="small" />
          </RichTextInputToolbar>
        </Box>
      }
    />
  )
}
