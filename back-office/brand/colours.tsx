import { Box, Button, Typography } from '@mui/material'
import {
  type BrandToken,
  brandTokens,
  contrastIn,
  type Theme,
  themes,
} from '@newyou/contract/foundation/brand/colours'
import { isColour } from '@newyou/contract/foundation/brand/contrast'
import { BooleanInput, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { type BrandForm, themeNames, tokenLabels } from './values.ts'

/** A colour as letters and by a picker, with its contrast, and the nearest that passes where it is too weak. */
function ColourField({ theme, token }: { theme: Theme; token: BrandToken }) {
  const name = `colours.${theme}.${token}` as const
  const { setValue } = useFormContext<BrandForm>()
  const colours = useWatch<BrandForm, `colours.${Theme}`>({ name: `colours.${theme}` })
  const label = tokenLabels[token]
  const own = colours[token] ?? ''
  const { is, least, isEnough, nearest } = contrastIn(token, theme, colours)
  const take = (colour: string) => setValue(name, colour, { shouldDirty: true, shouldValidate: true })
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <Box
        component="input"
        type="color"
        aria-label={`Pick: ${label}, ${themeNames[theme]}`}
        value={isColour(own) ? own.toLowerCase() : '#000000'}
        onChange={(event: { target: { value: string } }) => take(event.target.value)}
        sx={{ width: 48, height: 48, p: 0, mt: 1, border: 0, background: 'none', cursor: 'pointer' }}
      />
      <TextInput source={name} label={label} helperText={false} sx={{ width: 230 }} />
      <Box sx={{ minWidth: 220, pt: 2 }}>
        <Typography variant="body2" color={isEnough ? 'success.main' : 'error.main'}>
          {isColour(own)
            ? least > 1 &&
              `${isEnough ? 'Contrast' : 'Too weak: contrast'} ${is.toFixed(1)}, at least ${least} needed`
            : 'Please enter a colour such as #1b7548'}
        </Typography>
        {nearest && (
          <Button size="small" onClick={() => take(nearest)}>
            <Box
              component="span"
              sx={{ width: 16, height: 16, mr: 1, borderRadius: 1, backgroundColor: nearest, border: 1 }}
            />
            Use {nearest}
          </Button>
        )}
      </Box>
    </Box>
  )
}

/** The six colours of the brand in both themes. */
export function Colours() {
  const hasOwnColours = useWatch<BrandForm, 'hasOwnColours'>({ name: 'hasOwnColours' })
  return (
    <>
      <BooleanInput
        source="hasOwnColours"
        label="Use your own colours"
        helperText="Grounds and text keep the look of the house, so that everything stays readable"
      />
      {hasOwnColours &&
        themes.map((theme) => (
          <Box key={theme} component="section" aria-label={themeNames[theme]} sx={{ mb: 2 }}>
            <Typography variant="subtitle1" component="h3">
              {themeNames[theme]}
            </Typography>
            {brandTokens.map((token) => (
              <ColourField key={token} theme={theme} token={token} />
            ))}
          </Box>
        ))}
    </>
  )
}
