import { Typography } from '@mui/material'
import { picture } from '@newyou/contract/administration/back-office/media-fields'
import { BooleanInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import MediaInput from '../fields/media-input.tsx'
import type { BrandForm } from './values.ts'

const light = picture('Logo', 'logo', {
  hint: 'For light grounds, and for mails and documents. Convert text in an SVG to shapes',
})
const dark = picture('Logo for dark grounds', 'logo-dark', {
  hint: 'Without it, dark pages show the logo on a light plate',
})
const icon = picture('Icon', 'icon', {
  hint: 'Square, for tabs and installed apps. Without it, icons are made of the logo',
})

const hero = picture('Picture', 'hero', {
  hint: 'At the head of the home page. Without it, the page shows the lit door',
})

/** The picture at the head of the home page; its words are written in another place. */
export function Hero() {
  const chosen = useWatch<BrandForm, 'hero.picture'>({ name: 'hero.picture' })
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        Its words are in the <Link to="/home-texts">words of the home page</Link>.
      </Typography>
      <MediaInput name="hero.picture" field={hero} />
      {chosen && (
        <>
          <TextInput
            source="hero.alt.en"
            label="Alt text"
            helperText="What the picture shows, for those who cannot see it"
            fullWidth
          />
          <TextInput source="hero.alt.hi" label="Alt text in Hindi" helperText={false} fullWidth />
        </>
      )}
    </>
  )
}

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
