import { Box, useTheme } from '@mui/material'
import type { BrandLogo as Logo } from '@newyou/contract/foundation/brand/pictures'
import { brandName } from '@newyou/web/ui/brand-name.ts'

/** The logo of the practice, which the server writes into the page; nothing without one. */
export function BrandLogo() {
  const { palette } = useTheme()
  const logo: Logo | null = JSON.parse(document.documentElement.dataset.logo ?? 'null')
  if (!logo) return null
  const isDark = palette.mode === 'dark'
  return (
    <Box
      component="img"
      src={`${isDark ? (logo.dark ?? logo.light) : logo.light}-352.webp`}
      alt={brandName}
      sx={{
        height: 32,
        maxWidth: { xs: 72, sm: 160 },
        mr: 2,
        objectFit: 'contain',
        ...(isDark && !logo.dark && { px: 1, py: 0.5, borderRadius: 1, backgroundColor: '#fdf9f0' }),
      }}
    />
  )
}
