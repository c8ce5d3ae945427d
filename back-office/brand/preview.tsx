import { Box, Typography } from '@mui/material'
import { defaultColours, grounds, type Theme, themes } from '@newyou/contract/foundation/brand/colours'
import { useWatch } from 'react-hook-form'
import { type BrandForm, themeNames } from './values.ts'

const texts: Record<Theme, string> = { dark: '#f3ebdc', light: '#1a2721' }

function Page({ theme }: { theme: Theme }) {
  const { names, hasOwnColours, colours, logo } = useWatch<BrandForm>() as BrandForm // all fields are registered with a value
  const { leaf, onLeaf, leafText, marigold, onMarigold } = (hasOwnColours ? colours : defaultColours)[theme]
  const [ground, surface] = grounds[theme]
  const file = logo?.light && theme === 'dark' ? (logo.dark ?? logo.light) : logo?.light
  const needsPlate = theme === 'dark' && !logo?.dark
  const badge = { px: 1, borderRadius: 4, fontSize: 14, backgroundColor: marigold, color: onMarigold }
  return (
    <Box
      sx={{
        p: 2,
        flex: '1 1 280px',
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
        backgroundColor: ground,
        color: texts[theme],
      }}
    >
      {file && (
        <Box
          component="img"
          src={`${file}-352.webp`}
          alt={names?.en}
          sx={{
            display: 'block',
            height: 40,
            maxWidth: 200,
            objectFit: 'contain',
            ...(needsPlate && { px: 1, py: 0.5, borderRadius: 1, backgroundColor: grounds.light[1] }),
          }}
        />
      )}
      {(!file || logo?.with_name) && (
        <Typography variant="h6" component="p">
          {names?.en} <span lang="hi">{names?.hi !== names?.en && names?.hi}</span>
        </Typography>
      )}
      <Box sx={{ p: 2, mt: 1, borderRadius: 2, backgroundColor: surface }}>
        <Typography gutterBottom>
          A session with Asha Rao{' '}
          <Box component="span" sx={badge}>
            New
          </Box>
        </Typography>
        <Box
          component="span"
          sx={{
            display: 'inline-block',
            px: 2,
            py: 1,
            borderRadius: 2,
            backgroundColor: leaf,
            color: onLeaf,
            fontWeight: 600,
          }}
        >
          Book
        </Box>{' '}
        <Box component="span" sx={{ ml: 1, color: leafText, textDecoration: 'underline' }}>
          How it works
        </Box>
      </Box>
    </Box>
  )
}

/** How a page looks with what is typed, in both themes, before anything is saved. */
export function Preview() {
  const { names, sender_name: sender, prefixes } = useWatch<BrandForm>() as BrandForm // as above
  return (
    <Box component="section" aria-label="Preview" sx={{ width: '100%', mb: 3 }}>
      <Typography variant="h6" component="h2" gutterBottom>
        Preview
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        {themes.map((theme) => (
          <Box
            key={theme}
            role="group"
            aria-label={themeNames[theme]}
            sx={{ display: 'flex', flex: '1 1 280px' }}
          >
            <Page theme={theme} />
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        Mails come from “{sender || names?.en}”. The next invoices are called {prefixes?.invoice}
        /26-27/000001, receipts {prefixes?.receipt}-000001.
      </Typography>
    </Box>
  )
}
