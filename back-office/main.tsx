import '@newyou/web/ui/form/zod-without-eval.ts'
import '@newyou/web/ui/theme/fonts.css'
import './base.css'
import { speakPlainly } from '@newyou/contract/validation-words'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BackOffice } from './back-office.tsx'

speakPlainly()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <BackOffice />
    </StrictMode>,
  )
