import '@newyou/web/ui/form/zod-without-eval.ts'
import '@newyou/web/ui/theme/fonts.css'
import './base.css'
import { speakPlainly } from '@newyou/contract/validation-words'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

speakPlainly()
// Declarations make their schemas as they are read: before the first line above has run, those would try eval, which our
// security policy forbids.
const { BackOffice } = await import('./back-office.tsx')
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <BackOffice />
    </StrictMode>,
  )
