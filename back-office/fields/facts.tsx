import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A part of a page that shows a record. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title} mt={4}>
    <Typography variant="h6" component="h2" gutterBottom>
      {title}
    </Typography>
    {children}
  </Box>
)

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box>
    <Typography variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography className="num">{children}</Typography>
  </Box>
)
