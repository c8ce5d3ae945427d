import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useSyncExternalStore } from 'react'

const levels = [
  { level: 2, label: 'Heading' },
  { level: 3, label: 'Subheading' },
] as const

/** Turns the paragraph of the cursor into a heading and back. */
export function HeadingButtons() {
  const editor = useTiptapEditor()
  const active = useSyncExternalStore(
    (listener) => {
      editor?.on('transaction', listener)
      return () => editor?.off('transaction', listener)
    },
    () => levels.find(({ level }) => editor?.isActive('heading', { level }))?.level ?? null,
  )
  return (
    <ToggleButtonGroup exclusive size="small" value={active} aria-label="Headings">
      {levels.map(({ level, label }) => (
        <ToggleButton
          key={level}
          value={level}
          onClick={() => editor.chain().focus().toggleNode('heading', 'paragraph', { level }).run()}
        >
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
