import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LevelSelect,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text'

// The page's policy allows no style that a script writes.
const editorOptions = { ...DefaultEditorOptions, injectCSS: false }

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
  return (
    <RichTextInput
      source={source}
      label={label}
      helperText={helperText}
      fullWidth
      editorOptions={editorOptions}
      toolbar={
        <RichTextInputToolbar size="small">
          <LevelSelect size="small" />
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
