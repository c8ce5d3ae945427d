import { Typography } from '@mui/material'
import { picture } from '@newyou/contract/administration/back-office/media-fields'
import { BooleanInput } from 'react-admin'
import MediaInput from '../fields/media-input.tsx'

const light = picture('Logo', 'logo', {
  hint: 'For light grounds, and for mails and documents. Convert text in an SVG to shapes',
})
const dark = picture('Logo for dark grounds', 'logo-dark', {
  hint: 'Without it, dark pages show the logo on a light plate',
})
const icon = picture('Icon', 'icon', {
  hint: 'Square, for tabs and installed apps. Without it, icons are made of the logo',
})

/** The pictures of the brand, drawn anew in every size that is shown. */
export const Pictures = () => (
  <>
    <Typography variant="body2" color="text.secondary">
      SVG or PNG, at most 1 MB each.
    </Typography>
    <MediaInput name="logo.light" field={light} />
    <MediaInput name="logo.dark" field={dark} />
    <BooleanInput
      source="logo.with_name"
      label="Write the name beside the logo"
      helperText="For a logo that does not say the name"
    />
    <MediaInput name="icon" field={icon} />
  </>
)
