import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormHelperText,
  LinearProgress,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material'
import { altMax, type MediaFile, mediaRules, textPicture } from '@newyou/contract/foundation/media'
import { prepareFile } from '@newyou/web/ui/prepare-file.ts'
import type { Editor } from '@tiptap/core'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useUpload } from '../data/use-upload.ts'

/** The picture of the cursor; undefined where it stands elsewhere. */
const chosenIn = (editor: Editor | null) =>
  editor?.isActive('image')
    ? (editor.getAttributes('image') as { src: string; alt: string | null })
    : undefined

const addressOf = (file: string) => `${file}-1280.webp`

/** Uploads a picture into the text, with its description; of the picture of the cursor it changes either. */
export function PictureButton() {
  const editor = useTiptapEditor()
  const [isOpen, setOpen] = useState(false)
  const isChosen = useSyncExternalStore(
    (listener) => {
      editor?.on('transaction', listener)
      return () => editor?.off('transaction', listener)
    },
    () => chosenIn(editor) !== undefined,
  )
  return (
    <>
      <ToggleButtonGroup size="small" aria-label="Picture">
        <ToggleButton value="picture" selected={isChosen} onClick={() => setOpen(true)}>
          Picture
        </ToggleButton>
      </ToggleButtonGroup>
      {isOpen && <PictureDialog editor={editor} onClose={() => setOpen(false)} />}
    </>
  )
}

function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [chosen] = useState(() => chosenIn(editor))
  const [alt, setAlt] = useState(chosen?.alt ?? '')
  const [sent, setSent] = useState<MediaFile>()
  const chooser = useRef<HTMLInputElement>(null)
  const { state, problem, send } = useUpload({ kinds: ['picture'], shape: textPicture }, setSent)
  const shown = sent ? `${sent.file}-352.webp` : chosen?.src
  const isBusy = state.phase !== 'idle'

  function put() {
    const size = sent && {
      src: addressOf(sent.file),
      ...(sent.width && sent.height && { width: sent.width, height: sent.height }),
    }
    const described = { alt: alt.trim(), ...size }
    const chain = editor.chain().focus()
    if (chosen) chain.updateAttributes('image', described).run()
    else chain.insertContent({ type: 'image', attrs: described }).run()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="picture-title">
      <DialogTitle id="picture-title">{chosen ? 'Change picture' : 'Add picture'}</DialogTitle>
      <DialogContent>
        {shown && (
          <Box
            component="img"
            src={shown}
            alt=""
            sx={{ display: 'block', maxWidth: '100%', maxHeight: 240, borderRadius: 1, mb: 2 }}
          />
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label="Picture: file"
          accept={mediaRules.picture.accept}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void prepareFile(file).then(send)
            target.value = ''
          }}
        />
        {isBusy ? (
          <LinearProgress
            aria-label="Picture: upload"
            variant={state.phase === 'looking' ? 'indeterminate' : 'determinate'}
            value={state.phase === 'looking' ? 0 : Math.floor(state.share * 100)}
          />
        ) : (
          <Button variant="outlined" onClick={() => chooser.current?.click()}>
            {shown ? 'Choose another file' : 'Choose file'}
          </Button>
        )}
        {problem && (
          <FormHelperText error role="alert">
            {problem}
          </FormHelperText>
        )}
        <TextField
          fullWidth
          required
          multiline
          margin="normal"
          label="Alt text"
          helperText="What the picture shows, for those who cannot see it"
          slotProps={{ htmlInput: { maxLength: altMax } }}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={isBusy || !shown || alt.trim() === ''} onClick={put}>
          {chosen ? 'Change picture' : 'Add picture'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
