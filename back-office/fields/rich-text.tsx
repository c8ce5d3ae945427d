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

/** Text with headings, lists and links; what else is pasted is removed when it is saved. */
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
      editorProps: { attributes: { 'aria-label': label } },
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
        <RichTextInputToolbar size="small">
          <HeadingButtons />
          <FormatButtons size="small" />
          <ListButtons size="small" />
          <LinkButtons size="small" />
          <QuoteButtons size="small" />
          <ClearButtons size="small" />
        </RichTextInputToolbar>
      }
    />
  )
}
